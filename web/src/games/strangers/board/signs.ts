/** Where the names of places stand on a small board: over their lots, and never over one another. */

import type { Box, Lot } from "./geometry";

/** Above the lights of a lot, below them, then wherever there is room: parts of its height. */
const HEIGHTS = [-0.15, 0.68, -0.4, 0.95, 0.25];
const PADDING = 10;

/** How wide a name is in condensed letters of a size. */
export function widthOf(text: string, size: number): number {
  return text.length * size * 0.41;
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.w &&
    other.x < one.x + one.w &&
    one.y < other.y + other.h &&
    other.y < one.y + one.h
  );
}

function signOn(lot: Box, text: string, size: number, area: Box, height: number): Box {
  const w = widthOf(text, size) + PADDING;
  const h = size * 1.12;
  const x = lot.x + (lot.w - w) / 2;
  const y = lot.y + height * lot.h;
  return {
    x: Math.max(area.x, Math.min(area.x + area.w - w, x)),
    y: Math.max(area.y, Math.min(area.y + area.h - h, y)),
    w,
    h,
  };
}

/** The box of every sign, by the id of its lot. */
export function placeSigns(
  lots: readonly Pick<Lot, "id" | "x" | "y" | "w" | "h">[],
  nameOf: (id: string) => string,
  size: number,
  area: Box,
): Map<string, Box> {
  const signs = new Map<string, Box>();
  for (const lot of lots) {
    const options = HEIGHTS.map((height) => signOn(lot, nameOf(lot.id), size, area, height));
    const taken = [...signs.values()];
    const free = options.find((option) => !taken.some((sign) => overlap(option, sign)));
    signs.set(lot.id, free ?? options[0]!);
  }
  return signs;
}
