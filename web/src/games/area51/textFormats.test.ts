import { expect, it } from "vitest";
import type { Components, View } from "@/generated/area51/view";
import { loadTexts } from "@/shared/texts";
import { TEXT } from "./textFormats";

const pile = {
  hangar: "Ax",
  shown: [],
  hidden: [{ seat: 1, age: 2, card: null }],
  least: 0,
  most: 3,
  rivals: [{ seat: 1, most: 2 }],
};
const empty = { hangar: "Ay", shown: [], hidden: [], least: 0, most: 0, rivals: [] };
const view = {
  viewer: 0,
  outcome: null,
  regions: [{ hangars: [pile, empty] }],
  seats: [
    {
      score: 1,
      total: 4,
      hand_size: 1,
      hand: ["blue-1"],
      remembered: [{ card: "blue-1", age: 1 }],
    },
    {
      score: 2,
      total: 2,
      hand_size: 1,
      remembered: [
        { card: "blue-3", age: 1 },
        { card: "green-2", age: 3 },
        { card: null, age: 0 },
      ],
    },
  ],
} as unknown as View;

async function write(field: string, index: number): Promise<string | string[] | undefined> {
  const texts = await loadTexts("en", "area51");
  const components = {} as Components;
  return TEXT.fields?.[field]?.({ view, index, texts, components, names: ["Ada", "Bo"] });
}

it("says to be in a hand only what must be there", async () => {
  expect(await write("SeatView.remembered", 1)).toEqual([
    "Surely in hand: green 2",
    "In hand, or face down in Ax: blue 3",
  ]);
  expect(await write("SeatView.remembered", 0)).toEqual([]);
});

it("says what a score is with bonuses, and what lifting a pile brings", async () => {
  expect(await write("SeatView.score", 0)).toBe("1 now, 4 with bonuses if it ended now");
  expect(await write("RegionView.hangars", 0)).toEqual([
    "Hangar Ax: 1 face down from Bo. It may bring you up to 3. Others at most: Bo 2.",
    "Hangar Ay: empty.",
  ]);
});
