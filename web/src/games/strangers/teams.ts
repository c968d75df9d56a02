/** Teams of Don't Talk to Strangers, as the list of players and the end of a match show them. */

import type { View } from "@/generated/strangers/view";
import type { Texts } from "@/shared/texts";

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

/** The total of a seat's team and what its own Kids have of it; empty where everyone plays alone. */
export function teamShare(
  view: Pick<View, "options" | "slots" | "seats">,
  seat: number,
  texts: Texts,
): string {
  const team = teamOf(view, seat);
  if (!team) return "";
  const total = view.seats[seat]?.score ?? 0;
  return texts.format("strangers-team-share", { team, total, own: ownPoints(view, seat) });
}
