import { expect, it } from "vitest";
import { isThere, keepPlaces } from "./steadyGroups";

const CELLS = ["a1", "b1", "c1"];
const lay = (tile: number, cell: string) => ({
  move: { kind: "place", tile, cell },
  text: `Lay tile ${tile} on ${cell}`,
});
const hand = (tiles: number[], cells = CELLS) =>
  tiles.flatMap((tile) => cells.map((cell) => lay(tile, cell)));

it("leaves the place of a group that is gone empty", () => {
  const before = keepPlaces([], hand([3, 4, 5, 6, 7]));
  const after = keepPlaces(before, hand([3, 5, 6, 7]));
  expect(after.map((group) => group.key)).toEqual(before.map((group) => group.key));
  expect(after.map(isThere)).toEqual([true, false, true, true, true]);
});

it("leaves the places of moves inside a group empty too", () => {
  const before = keepPlaces([], hand([3, 4, 5, 6, 7, 8, 9]));
  const after = keepPlaces(before, hand([3, 5, 6, 7, 8, 9, 1], ["b1", "c1"]));
  const third = after[0]!.choices;
  expect(third.map(({ text }) => text)).toEqual(before[0]!.choices.map(({ text }) => text));
  expect(third.map(({ choice }) => choice !== null)).toEqual([false, true, true]);
});

it("puts what comes back into its old place, and what is new at the end", () => {
  const before = keepPlaces([], hand([3, 4, 5, 6, 7]));
  const without = keepPlaces(before, hand([3, 5, 6, 7, 8]));
  const again = keepPlaces(without, hand([3, 4, 5, 6, 7, 8]));
  expect(again.map((group) => group.label)).toEqual(
    [3, 4, 5, 6, 7, 8].map((tile) => `Lay tile ${tile} on…`),
  );
  expect(again.every(isThere)).toBe(true);
  expect(again.map((group) => group.added)).toEqual([false, false, false, false, false, true]);
});

it("starts over when nothing is left of before", () => {
  const before = keepPlaces([], hand([3, 4, 5, 6, 7]));
  const claim = [{ move: { kind: "claim" }, text: "Claim" }];
  expect(keepPlaces(before, claim)).toHaveLength(1);
  expect(keepPlaces(before, [])).toEqual([]);
});
