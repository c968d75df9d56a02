/** The plan of a solo architect: which cards in which order, stored in the browser. */

import type { CardKind } from "@/generated/strangers/view";
import { load, save } from "@/shared/storage";

const KEY = "architect";

/** How many of a kind are left beside those in the plan. */
export function countLeft(kind: CardKind, plan: readonly string[]): number {
  return kind.count - plan.filter((card) => card === kind.id).length;
}

/** The plan with one card moved some places towards the end, or towards the start. */
export function shiftCard(plan: readonly string[], from: number, by: number): string[] {
  const to = Math.max(0, Math.min(plan.length - 1, from + by));
  const moved = [...plan];
  moved.splice(to, 0, ...moved.splice(from, 1));
  return moved;
}

export function savePlan(board: string, plan: readonly string[]): void {
  save(`${KEY}-${board}`, JSON.stringify(plan));
}

/** The plan saved for a board, without cards that are not, or no longer, in the box. */
export function loadPlan(board: string, kinds: readonly CardKind[]): string[] {
  let saved: unknown;
  try {
    saved = JSON.parse(load(`${KEY}-${board}`) ?? "[]");
  } catch {
    return [];
  }
  const plan: string[] = [];
  for (const card of Array.isArray(saved) ? saved : []) {
    const kind = kinds.find((each) => each.id === card);
    if (kind && countLeft(kind, plan) > 0) plan.push(kind.id);
  }
  return plan;
}
