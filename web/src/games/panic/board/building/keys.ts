/** The keys of the board: 1 to 9 take a tile, arrows go from cell to cell, R and E turn, F flips, C claims. */

import { CELLS } from "@/games/panic/town";

export type Command =
  | { kind: "take"; tile: number }
  | { kind: "go"; right: number; down: number }
  | { kind: "turn" | "turnBack" | "flip" | "lift" | "claim" | "release" };

const COMMANDS: Record<string, Command> = {
  r: { kind: "turn" },
  e: { kind: "turnBack" },
  f: { kind: "flip" },
  c: { kind: "claim" },
  Backspace: { kind: "lift" },
  Delete: { kind: "lift" },
  Escape: { kind: "release" },
  ArrowLeft: { kind: "go", right: -1, down: 0 },
  ArrowRight: { kind: "go", right: 1, down: 0 },
  ArrowUp: { kind: "go", right: 0, down: -1 },
  ArrowDown: { kind: "go", right: 0, down: 1 },
};

export function commandOf(key: string): Command | null {
  if (/^[1-9]$/.test(key)) return { kind: "take", tile: Number(key) };
  return COMMANDS[key.length === 1 ? key.toLowerCase() : key] ?? null;
}

/** The cell a step away, or the same one at the edge of the town. */
export function neighbour(cell: string, right: number, down: number): string {
  const at = CELLS.findIndex((name) => name === cell);
  const inside = (number: number) => Math.max(0, Math.min(2, number));
  const column = inside((at % 3) + right);
  const row = inside(Math.floor(at / 3) + down);
  return CELLS[row * 3 + column] ?? cell;
}
