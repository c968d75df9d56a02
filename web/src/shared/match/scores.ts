/** The scores that views show, whatever the game. */

/** The score of a seat in a view, or null where views of that game do not show one. */
export function scoreOf(view: object, seat: number): number | null {
  const seats: unknown = "seats" in view ? view.seats : null;
  const own: unknown = Array.isArray(seats) ? seats[seat] : null;
  const isScored = typeof own === "object" && own !== null && "score" in own;
  return isScored && typeof own.score === "number" ? own.score : null;
}
