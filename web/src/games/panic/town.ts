/** A player's tiles as they are being moved: the cells of the town, the hand, and the moves that change them. */

import type { Lift, Move, Place } from "@/generated/panic/moves";
import type { Face, Laid, OwnTown, Tile } from "@/generated/panic/view";

/** The names of the cells, row by row from the top left. */
export const CELLS = ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"] as const;
export const TILES = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** Where the tiles lie. */
export type Layout = Pick<OwnTown, "cells" | "hand">;

/** The cells of a town as the server writes it: `3A1` is tile 3, side A up, turned once, and `.` an empty cell. */
export function readTown(text: string): (Laid | null)[] {
  return text
    .split(" ")
    .map((word) =>
      word === "."
        ? null
        : { tile: Number(word[0]), side: word[1] === "B" ? "B" : "A", turn: Number(word[2]) },
    );
}

export function faceOf(tiles: Tile[], { tile, side }: Laid): Face | undefined {
  return tiles.find((each) => each.number === tile)?.[side];
}

/** The tile as it lies, in the town or in the hand. */
export function findTile(layout: Layout, tile: number): Laid | undefined {
  return [...layout.cells, ...layout.hand].find((laid) => laid?.tile === tile) ?? undefined;
}

/** The cell a tile lies on, or null while it is in the hand. */
export function cellOf(layout: Layout, tile: number): string | null {
  return CELLS[layout.cells.findIndex((laid) => laid?.tile === tile)] ?? null;
}

export function tileOn(layout: Layout, cell: string): Laid | null {
  return layout.cells[indexOf(cell)] ?? null;
}

/** Whether a cell is the same in both: empty, or with the same tile, which lies the same way. */
export function isSameOn(cell: string, one: Layout, other: Layout): boolean {
  const [laid, there] = [tileOn(one, cell), tileOn(other, cell)];
  if (laid === null || there === null) return laid === there;
  return laid.tile === there.tile && laid.side === there.side && laid.turn === there.turn;
}

export function countLaid(layout: Layout): number {
  return layout.cells.filter((laid) => laid !== null).length;
}

/** Where the tiles lie once these moves are made. */
export function after(layout: Layout, moves: readonly Move[]): Layout {
  return moves.reduce(afterOne, layout);
}

/** The moves that bring a tile to a cell. A tile that lies there takes its place. */
export function movesToLay(layout: Layout, tile: number, cell: string): Move[] {
  const there = tileOn(layout, cell);
  const from = cellOf(layout, tile);
  if (there?.tile === tile) return [];
  const moves: Move[] = [];
  if (there) moves.push(lift(there.tile));
  if (from) moves.push(lift(tile));
  moves.push(place(tile, cell));
  if (there && from) moves.push(place(there.tile, from));
  return moves;
}

const lift = (tile: number): Lift => ({ kind: "lift", tile });
const place = (tile: number, cell: string): Place => ({ kind: "place", tile, cell });
const indexOf = (cell: string) => CELLS.findIndex((name) => name === cell);

function afterOne(layout: Layout, move: Move): Layout {
  switch (move.kind) {
    case "place":
      return afterPlace(layout, move);
    case "lift":
      return afterLift(layout, move);
    case "turn":
      return changed(layout, move.tile, (laid) => ({ ...laid, turn: (laid.turn + 1) % 4 }));
    case "flip":
      return changed(layout, move.tile, (laid) => ({
        ...laid,
        side: laid.side === "A" ? "B" : "A",
      }));
    default:
      return layout;
  }
}

function afterPlace({ cells, hand }: Layout, { tile, cell }: Place): Layout {
  const laid = hand.find((each) => each.tile === tile) ?? null;
  return {
    cells: cells.map((old, index) => (index === indexOf(cell) ? laid : old)),
    hand: hand.filter((each) => each.tile !== tile),
  };
}

function afterLift({ cells, hand }: Layout, { tile }: Lift): Layout {
  const lifted = cells.filter((laid) => laid?.tile === tile).filter((laid) => laid !== null);
  return {
    cells: cells.map((laid) => (laid?.tile === tile ? null : laid)),
    hand: [...hand, ...lifted],
  };
}

function changed({ cells, hand }: Layout, tile: number, change: (laid: Laid) => Laid): Layout {
  return {
    cells: cells.map((laid) => (laid?.tile === tile ? change(laid) : laid)),
    hand: hand.map((laid) => (laid.tile === tile ? change(laid) : laid)),
  };
}
