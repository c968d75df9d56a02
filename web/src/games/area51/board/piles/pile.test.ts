import { expect, it } from "vitest";
import { CARD_WIDTH, draftsFor, fan, groupsOf } from "./pile";

const hangar = {
  hangar: "Ax",
  shown: ["blue-1", "blue-1", "green-2"],
  hidden: [
    { seat: 0, age: 0, card: "brown-4" },
    { seat: 2, age: 0, card: null },
    { seat: 2, age: 1, card: null },
  ],
  loads: [],
  least: 0,
  most: 0,
};

it("draws equal cards as one and backs by player", () => {
  const groups = groupsOf(hangar);
  expect(groups.map(({ card, down, seat, count }) => [card, down, seat, count])).toEqual([
    ["blue-1", false, null, 2],
    ["green-2", false, null, 1],
    ["brown-4", true, null, 1],
    [null, true, 2, 2],
  ]);
});

it("draws a player's own cards as backs where all play by memory", () => {
  const hidden = hangar.hidden.map((each) => ({ ...each, card: null }));
  expect(groupsOf({ ...hangar, hidden }).filter((group) => group.card === null)).toMatchObject([
    { seat: 0, count: 1 },
    { seat: 2, count: 2 },
  ]);
});

it("adds the cards of the draft, each to its hangar", () => {
  const drafts = draftsFor("Ax", { card: "blue-2", hangar: "Ax" }, [
    { card: "blue-3", hangar: "Ay" },
    { card: "blue-4", hangar: "Ax" },
  ]);
  expect(drafts).toEqual([
    { card: "blue-2", down: false },
    { card: "blue-4", down: true },
  ]);
});

it("keeps a fan inside its hangar and counts what does not fit", () => {
  const shown = ["blue-1", "blue-2", "blue-3", "blue-4", "green-1", "green-2"];
  const many = groupsOf({ ...hangar, shown });
  const { positions, more } = fan(many, 80);
  for (const { x } of positions) expect(x + CARD_WIDTH).toBeLessThanOrEqual(80.5);
  const drawn = positions.reduce((sum, { group }) => sum + group.count, 0);
  expect(drawn + more).toBe(9);
});
