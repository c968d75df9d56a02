/** How a card ranks the towns of a round, read off the points it brought. */

import type { CardResult, RoundResult } from "@/generated/panic/view";

/** The rank of a seat, from 1, or null where it has not finished or plays alone. */
export function rankOf(card: CardResult, seat: number): number | null {
  const points = card.points[seat] ?? 0;
  const seats = card.points.length;
  return points > 0 && seats > 1 ? seats - points + 1 : null;
}

/** Whether order tokens decided between equal towns. */
export function hasTie(card: CardResult): boolean {
  const values = card.values.filter((value) => value !== null);
  return values.length > new Set(values).size;
}

/** The points a seat took in a round. */
export function pointsOf(round: RoundResult, seat: number): number {
  return round.cards.reduce((sum, card) => sum + (card.points[seat] ?? 0), 0);
}
