/** The best towns there could have been in the last round, where the view shows them. */

import type { Counted, Town, View } from "../../../generated/panic/view";

export interface BestTown {
  town: Town;
  values: (number | null)[];
  /** What counts in it, by card. */
  counted: (Counted | null)[];
}

interface BestTowns {
  by_card: (BestTown | null)[];
  together: BestTown | null;
}

/** The best town for a card of the round; beyond the last card, the best for all of them together. */
export function bestTown(view: View & { best?: BestTowns | null }, at: number): BestTown | null {
  if (!view.best) return null;
  return at < view.best.by_card.length ? (view.best.by_card[at] ?? null) : view.best.together;
}
