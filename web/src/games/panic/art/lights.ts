/** What is lit on a tile because it counts for a card. */

import type { Counted } from "@/generated/panic/view";

export interface TileLights {
  /** The whole tile. */
  tile: boolean;
  /** Roads and figures, by their number on the face. */
  roads: number[];
  figures: number[];
  /** What stands on a road. */
  item: boolean;
  /** Whether that makes others count, such as an agent that captures. */
  because: boolean;
}

export function lightsOn(counted: Counted, cell: string): TileLights {
  const here = (pieces: Counted["roads"]) =>
    pieces.filter((piece) => piece.cell === cell).map((piece) => piece.nth);
  return {
    tile: counted.tiles.includes(cell),
    roads: here(counted.roads),
    figures: here(counted.figures),
    item: counted.items.includes(cell),
    because: counted.because.includes(cell),
  };
}
