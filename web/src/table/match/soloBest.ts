/** Finds the best score that a match alone is compared with. */

import type { Best, TableInfo } from "@/generated/protocol";

/** The best score of this browser in the same game with the same options, if there is one. */
export function bestFor(
  info: Pick<TableInfo, "game" | "options">,
  bests: Best[],
): Best | undefined {
  return bests.find((best) => best.game === info.game && sameOptions(best.options, info.options));
}

function sameOptions(one: Record<string, unknown>, other: Record<string, unknown>): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]));
}
