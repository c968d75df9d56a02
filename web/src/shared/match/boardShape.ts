/** The shape of a board as the variables that `tablePage.css` reads. */

import type { Shapes } from "@/games/module";

export function shapeStyle(shape: number | Shapes | null | undefined): string {
  if (shape == null) return "";
  const { beside, low, stacked } =
    typeof shape === "number" ? { beside: shape, low: shape, stacked: shape } : shape;
  return `--shape-beside: ${beside}; --shape-low: ${low}; --shape-stacked: ${stacked}`;
}
