/** What stands where in the sky of the board, from left to right. */

/** Right of the Saucer. */
export const FIRST_PILE = 156;
/** What a finger needs, in pixels. */
export const FINGER = 44;

/** How wide a pile is, by how many units of the drawing make one pixel. */
export function pileWidth(unit: number): number {
  return Math.max(108, FINGER * unit);
}
