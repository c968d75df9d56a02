/** Which slots brought or cost points from one view to the next. */

import type { SlotView, View } from "@/generated/strangers/view";
import type { Spot } from "./geometry";

export interface PointChange {
  slot: Spot;
  points: number;
}

export function pointChanges(before: View, after: View): PointChange[] {
  if (before.board !== after.board || before.round !== after.round) return [];
  const earlier = new Map(before.slots.map((slot) => [slot.slot, slot]));
  return after.slots
    .map((slot) => ({ slot: slot.slot, points: worth(slot) - worth(earlier.get(slot.slot)) }))
    .filter(({ points }) => points !== 0);
}

function worth(slot: SlotView | undefined): number {
  return slot && slot.owner !== null ? slot.value : 0;
}
