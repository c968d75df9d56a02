import { expect, it } from "vitest";
import { buildingView } from "@/games/panic/fixtures";
import { after, type Layout } from "@/games/panic/town";
import { movedTiles } from "./slideBack";

const EMPTY = buildingView().town as Layout;
const LAID = after(EMPTY, [{ kind: "place", tile: 3, cell: "a1" }]);

it("finds tiles that went from cell to cell, or back to the hand", () => {
  const lifted = after(LAID, [{ kind: "lift", tile: 3 }]);
  const elsewhere = after(lifted, [{ kind: "place", tile: 3, cell: "b2" }]);
  expect(movedTiles(LAID, lifted)).toEqual([3]);
  expect(movedTiles(LAID, elsewhere)).toEqual([3]);
});

it("leaves tiles alone that stay or only turn", () => {
  expect(movedTiles(LAID, after(LAID, [{ kind: "turn", tile: 3 }]))).toEqual([]);
});
