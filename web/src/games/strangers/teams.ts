/** Teams of Don't Talk to Strangers, as the list of players and the end of a match show them. */

import type { View } from "@/generated/strangers/view";

/** The letter of a seat's team: partners sit side by side in open teams, opposite each other in closed ones. */
export function teamOf(view: Pick<View, "options">, seat: number): string {
  const { teams } = view.options;
  if (teams === "none") return "";
  return "AB"[teams === "open" ? Math.floor(seat / 2) : seat % 2] ?? "";
}

/** The points of a seat's own Kids, which a team adds up. */
export function ownPoints(view: Pick<View, "slots">, seat: number): number {
  return view.slots
    .filter((slot) => slot.owner === seat)
    .reduce((sum, slot) => sum + slot.value, 0);
}
