/** How much a bot likes each move of a hint, in words. */

import type { Advice } from "@/generated/protocol";

export type Liking = "much" | "more" | "some" | "little";

/** From this share of the search on, a bot hardly looked at anything else. */
const MUCH = 0.6;
/** Below this share, compared with the best move's, a bot soon lost interest. */
const LITTLE = 0.25;

/** One word for each move. The first one is the best; of the others only how close they come counts. */
export function likings(moves: Advice[]): Liking[] {
  const best = moves[0]?.share ?? 0;
  return moves.map(({ share }, index) => {
    if (index === 0) return share >= MUCH ? "much" : "more";
    return share >= best * LITTLE ? "some" : "little";
  });
}
