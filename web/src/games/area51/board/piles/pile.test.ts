import { expect, it } from "vitest";
import { arrange, CARD, CHIP, chipWidth, draftsFor, groupsOf } from "./pile";

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
  rivals: [],
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

const kinds = (count: number) =>
  groupsOf({
    ...hangar,
    shown: ["blue-1", "blue-2", "blue-3", "blue-4", "green-1", "green-2"].slice(0, count),
    hidden: [],
  });
const backs = (count: number) =>
  groupsOf({
    ...hangar,
    shown: [],
    hidden: Array.from({ length: count }, (_, seat) => ({ seat, age: 0, card: null })),
  });

it("overlaps cards no further than value, emblem and cap can be seen", () => {
  for (const [groups, strip] of [
    [kinds(4), 17],
    [backs(3), 23],
  ] as const) {
    const { chips, size, places } = arrange(groups, 95, 78);
    expect(chips).toBe(false);
    places.forEach(({ x }, index) => {
      expect((x + CARD.w) * size).toBeLessThanOrEqual(95.5);
      if (index) expect(x - places[index - 1]!.x).toBeGreaterThanOrEqual(strip);
    });
  }
});

it("shows every kind of a large pile as a chip, and counts only what has no room", () => {
  const many = groupsOf({ ...hangar, shown: ["blue-1", "blue-2", "blue-3", "blue-4", "green-1"] });
  const { chips, places, more } = arrange(many, 95, 78);
  expect(chips).toBe(true);
  expect([places.length, more]).toEqual([many.length, 0]);
  for (const { group, x, y } of places) {
    expect(x + chipWidth(group)).toBeLessThanOrEqual(95);
    expect(y + CHIP.h).toBeLessThanOrEqual(78);
  }
  const low = arrange(many, 95, 50);
  const drawn = low.places.reduce((sum, { group }) => sum + group.count, 0);
  expect(drawn + low.more).toBe(8);
  expect(low.more).toBeGreaterThan(0);
});
