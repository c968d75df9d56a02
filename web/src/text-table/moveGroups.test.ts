import { expect, it } from "vitest";
import { groupMoves } from "./moveGroups";

const lay = (tile: number, cell: string) => ({
  move: { kind: "place", tile, cell },
  text: `Lay tile ${tile} on ${cell}`,
});

it("leaves a few moves as they are", () => {
  expect(groupMoves([lay(1, "a1"), lay(1, "b1")]).map((group) => group.label)).toEqual(["", ""]);
});

it("puts many together by what they begin with", () => {
  const cells = ["a1", "b1", "c1", "a2", "b2", "c2", "a3"];
  const choices = [1, 2].flatMap((tile) => cells.map((cell) => lay(tile, cell)));
  const claim = { move: { kind: "claim" }, text: "Claim" };
  const groups = groupMoves([...choices, claim]);
  expect(groups.map((group) => [group.label, group.choices.length])).toEqual([
    ["Lay tile 1 on", 7],
    ["Lay tile 2 on", 7],
    ["", 1],
  ]);
});

it("puts many of one kind together, even if each stands alone", () => {
  const tiles = [1, 2, 3, 4, 5, 6, 7];
  const turn = tiles.map((tile) => ({ move: { kind: "turn", tile }, text: `Turn tile ${tile}` }));
  const groups = groupMoves([...turn, ...tiles.map((tile) => lay(tile, "a1"))]);
  expect(groups.map((group) => [group.label, group.choices.length])).toEqual([
    ["Turn tile", 7],
    ["Lay tile", 7],
  ]);
});
