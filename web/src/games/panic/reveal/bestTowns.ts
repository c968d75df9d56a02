/** The best towns there could have been in the last round. */

import type { ShownTown, View } from "@/generated/panic/view";

/** The best town for a card of the round; beyond the last card, the best for all of them together. */
export function bestTown({ best }: View, at: number): ShownTown | null {
  if (!best) return null;
  return at < best.by_card.length ? (best.by_card[at] ?? null) : best.together;
}
