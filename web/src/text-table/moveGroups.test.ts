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
    ["Lay tile 1 on…", 7],
    ["Lay tile 2 on…", 7],
    ["", 1],
  ]);
});

it("puts many of one kind together, even if each stands alone", () => {
  const tiles = [1, 2, 3, 4, 5, 6, 7];
  const turn = tiles.map((tile) => ({ move: { kind: "turn", tile }, text: `Turn tile ${tile}` }));
  const groups = groupMoves([...turn, ...tiles.map((tile) => lay(tile, "a1"))]);
  expect(groups.map((group) => [group.label, group.choices.length])).toEqual([
    ["Turn tile…", 7],
    ["Lay tile … on a1", 7],
  ]);
});

const build = (region: string, tower: string) => ({
  move: { kind: "build", region, tower },
  text: `Create ${tower === "orange" ? "an" : "a"} ${tower} bunker in region ${region}`,
});

it("says what differs where groups begin with the same words", () => {
  const towers = ["blue", "brown", "orange", "green", "black"];
  const choices = ["A", "B", "C"].flatMap((region) => towers.map((tower) => build(region, tower)));
  expect(groupMoves(choices).map((group) => group.label)).toEqual([
    "Create … bunker in region A",
    "Create … bunker in region B",
    "Create … bunker in region C",
  ]);
});

it("makes one group of those that would be called the same", () => {
  const go = (from: string, to: string) => ({
    move: { kind: "go", from, to },
    text: `Go ${from}${to}`,
  });
  const choices = ["a", "b"].flatMap((from) => [..."1234567"].map((to) => go(from, to)));
  expect(groupMoves(choices).map((group) => [group.label, group.choices.length])).toEqual([
    ["Go…", 14],
  ]);
});
