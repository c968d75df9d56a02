import { beforeEach, expect, it } from "vitest";
import type { Move } from "@/generated/panic/moves";
import { after, cellOf, findTile, type Layout } from "@/games/panic/town";
import { Bench } from "./bench.svelte";

let layout: Layout;
let bench: Bench;

beforeEach(() => {
  layout = {
    cells: Array.from({ length: 9 }, () => null),
    hand: [1, 2, 3].map((tile) => ({ tile, side: "A" as const, turn: 0 })),
  };
  const send = (moves: Move[]) => (layout = after(layout, moves));
  bench = new Bench(() => layout, send);
});

it("lays the tile that was pressed where one presses next", () => {
  bench.pressHand(2);
  bench.pressCell("b2");
  expect(cellOf(layout, 2)).toBe("b2");
  expect(bench.held).toBeNull();
});

it("lays a tile on the cell that was pressed first", () => {
  bench.pressCell("c3");
  bench.pressHand(1);
  expect(cellOf(layout, 1)).toBe("c3");
});

it("turns a tile that is pressed again, in the hand and in the town", () => {
  bench.pressHand(1);
  bench.pressHand(1);
  bench.pressCell("a1");
  bench.pressCell("a1");
  expect(findTile(layout, 1)).toEqual({ tile: 1, side: "A", turn: 2 });
});

it("takes up by Enter what lies on a cell, and swaps", () => {
  bench.lay(1, "a1");
  bench.lay(2, "b1");
  bench.useCell("a1");
  bench.useCell("b1");
  expect([cellOf(layout, 1), cellOf(layout, 2)]).toEqual(["b1", "a1"]);
});

it("flips and lifts the tile used last", () => {
  bench.lay(3, "a1");
  bench.flip();
  expect(findTile(layout, 3)?.side).toBe("B");
  expect(bench.canLift).toBe(true);
  bench.lift();
  expect(cellOf(layout, 3)).toBeNull();
  expect(bench.canLift).toBe(false);
});
