import { expect, it } from "vitest";
import type { Components, View } from "@/generated/area51/view";
import { maybeIn, rememberedOf, unseen } from "./memory";

const pile = { hangar: "Ax", shown: ["blue-1"], hidden: [{ seat: 1, age: 2, card: null }] };
const view = {
  viewer: 0,
  decision: { held: [] },
  display: ["green-1"],
  discards: ["blue-1"],
  regions: [{ hangars: [pile] }],
  seats: [
    { hand: ["blue-1"], remembered: [] },
    {
      remembered: [
        { card: "blue-3", age: 1 },
        { card: "green-2", age: 3 },
        { card: null, age: 0 },
      ],
    },
  ],
} as unknown as View;

it("knows which cards may have gone face down, and which were gained later", () => {
  expect(rememberedOf(view, 1)).toEqual({
    seat: 1,
    hand: ["green-2"],
    either: ["blue-3"],
    places: ["Ax"],
  });
});

it("names the known cards that may be in a pile", () => {
  expect(maybeIn(view, pile as never)).toEqual([{ seat: 1, cards: ["blue-3"] }]);
});

it("counts what the viewer has not before their eyes", () => {
  const cards = [
    { colour: "blue", value: 1, starters: 3, main: 2 },
    { colour: "green", value: 1, starters: 1, main: 0 },
  ];
  expect(unseen(view, { cards } as unknown as Components)).toEqual([
    { card: "blue-1", count: 2 },
    { card: "green-1", count: 0 },
  ]);
});
