/** The scores that views show, whatever the game. */

/**
 * The score of a seat in a view, or null where views of that game do not show one. Where a view has a total as well, the
 * score if the match ended now, that is the one to compare.
 */
export function scoreOf(view: object, seat: number): number | null {
  const seats: unknown = "seats" in view ? view.seats : null;
  const own: unknown = Array.isArray(seats) ? seats[seat] : null;
  if (typeof own !== "object" || own === null) return null;
  if ("total" in own && typeof own.total === "number") return own.total;
  return "score" in own && typeof own.score === "number" ? own.score : null;
}
