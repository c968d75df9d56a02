/** Through whose eyes a replay is shown. */

/** A seat; someone who watched; or nobody, with every secret open. */
export type Viewer = number | "spectator" | "everything";

/** The view in which a seat's own cards are shown, or null where they are hidden from this viewer. */
export function viewOfSeat(view: object, viewer: Viewer, seat: number): object | null {
  if (viewer === "everything") return { ...view, viewer: seat };
  return viewer === seat ? view : null;
}
