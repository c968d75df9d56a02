import { expect, it } from "vitest";
import type { Laid } from "@/generated/panic/view";
import { after, cellOf, countLaid, findTile, movesToLay, tileOn, type Layout } from "./town";

const laid = (tile: number): Laid => ({ tile, side: "A", turn: 0 });
/** Tiles 1 and 2 lie on a1 and b1, tile 3 is in the hand. */
const LAYOUT: Layout = {
  cells: [laid(1), laid(2), null, null, null, null, null, null, null],
  hand: [laid(3)],
};
const lay = (tile: number, cell: string) => after(LAYOUT, movesToLay(LAYOUT, tile, cell));

it("lays a tile of the hand on an empty cell", () => {
  expect(movesToLay(LAYOUT, 3, "c3")).toEqual([{ kind: "place", tile: 3, cell: "c3" }]);
  const town = lay(3, "c3");
  expect(cellOf(town, 3)).toBe("c3");
  expect(town.hand).toEqual([]);
  expect(countLaid(town)).toBe(3);
});

it("exchanges two tiles of the town", () => {
  const town = lay(1, "b1");
  expect([cellOf(town, 1), cellOf(town, 2)]).toEqual(["b1", "a1"]);
  expect(movesToLay(LAYOUT, 1, "b1")).toHaveLength(4);
});

it("puts a tile of the hand where another lies, which goes back to the hand", () => {
  const town = lay(3, "a1");
  expect(tileOn(town, "a1")?.tile).toBe(3);
  expect(town.hand).toEqual([laid(1)]);
});

it("moves a tile of the town to an empty cell, and leaves one dropped on itself alone", () => {
  expect(cellOf(lay(1, "c2"), 1)).toBe("c2");
  expect(movesToLay(LAYOUT, 1, "a1")).toEqual([]);
});

it("turns by quarters and flips, in the town and in the hand", () => {
  const turns = Array.from({ length: 5 }, () => ({ kind: "turn", tile: 1 }) as const);
  expect(findTile(after(LAYOUT, turns), 1)).toEqual({ tile: 1, side: "A", turn: 1 });
  expect(findTile(after(LAYOUT, [{ kind: "flip", tile: 3 }]), 3)?.side).toBe("B");
});
