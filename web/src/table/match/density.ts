/** How much the list of players shows where there is little room beside the board. */

/** How high two players side by side are, in pixels, with three lines of what everyone sees of them. */
const PAIR = 84;

/** Nothing for a list with all it shows, `dense` for two columns, `chips` for names and scores alone. */
export type Density = "" | "dense" | "chips";

/** The density of a list of that many seats whose `whole` height is known, in a `room` of pixels. */
export function densityOf(seats: number, whole: number, room: number): Density {
  if (seats < 2 || whole <= room) return "";
  return Math.ceil(seats / 2) * PAIR <= room ? "dense" : "chips";
}
