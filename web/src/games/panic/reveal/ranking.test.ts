import { expect, it } from "vitest";
import type { CardResult } from "@/generated/panic/view";
import { hasTie, pointsOf, rankOf } from "./ranking";

/** Three seats: the second was best, the first had less, the third did not finish. */
const CARD: CardResult = { card: "7", best: 8, values: [4, 6, null], points: [2, 3, 0] };

it("reads ranks off the points, none for those who have not finished", () => {
  expect([0, 1, 2].map((seat) => rankOf(CARD, seat))).toEqual([2, 1, null]);
  expect(rankOf({ ...CARD, points: [75] }, 0)).toBeNull();
});

it("knows when tokens decided, and not between those without a town", () => {
  expect(hasTie(CARD)).toBe(false);
  expect(hasTie({ ...CARD, values: [6, 6, null] })).toBe(true);
  expect(hasTie({ ...CARD, values: [6, null, null] })).toBe(false);
});

it("adds up what the cards of a round brought", () => {
  const round = { round: 1, tokens: [], towns: [], cards: [CARD, CARD], total: null, par: null };
  expect(pointsOf(round, 1)).toBe(6);
});
