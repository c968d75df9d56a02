/** Tiles that the server has elsewhere than the player has laid them slide there. */

import { cellOf, findTile, TILES, type Layout } from "@/games/panic/town";

const LASTS = 300;

/** The tiles that lie elsewhere than before. */
export function movedTiles(before: Layout, after: Layout): number[] {
  return TILES.filter(
    (tile) =>
      findTile(before, tile) &&
      findTile(after, tile) &&
      cellOf(before, tile) !== cellOf(after, tile),
  );
}

/** What shows a tile: its cell, or its place in the hand. */
function elementOf(root: HTMLElement, layout: Layout, tile: number): HTMLElement | null {
  const cell = cellOf(layout, tile);
  return root.querySelector(cell ? `.cells [data-cell="${cell}"]` : `[data-tile="${tile}"]`);
}

/** Remember where tiles are drawn; the answer lets each slide from there to where it is drawn now. */
export function rememberPlaces(
  root: HTMLElement,
  layout: Layout,
  tiles: number[],
): (next: Layout) => void {
  const boxes = tiles.map((tile) => elementOf(root, layout, tile)?.getBoundingClientRect());
  return (next) =>
    tiles.forEach((tile, index) => {
      const box = boxes[index];
      const element = elementOf(root, next, tile);
      if (box && element) slideFrom(box, element);
    });
}

function slideFrom(from: DOMRect, element: HTMLElement): void {
  const to = element.getBoundingClientRect();
  const x = from.x + from.width / 2 - to.x - to.width / 2;
  const y = from.y + from.height / 2 - to.y - to.height / 2;
  const scale = from.width / to.width;
  element.animate(
    [
      { translate: `${x}px ${y}px`, scale, zIndex: 3 },
      { translate: "0 0", scale: 1, zIndex: 3 },
    ],
    { duration: LASTS, easing: "ease-out" },
  );
}
