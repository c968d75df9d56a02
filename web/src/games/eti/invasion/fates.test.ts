import { expect, it } from "vitest";
import type { PhaseName, View } from "@/generated/eti/view";
import { attacked, fateOf } from "./fates";

const danger = {
  base: 5,
  cards: [50, null],
  known: 55,
  least: 55,
  most: 105,
  defence: 60,
  survives: true,
  outlook: "open",
  gives_up: ["ruby-lasers"],
  fame: 20,
};
const view = (changes: object = {}): View =>
  ({
    president: 2,
    alien: 1,
    outcome: null,
    decision: { phase: "intel" satisfies PhaseName },
    seats: [
      { attack: ["50", null], danger, survives: false },
      { attack: [], danger: null, survives: false },
      { attack: [], danger: { ...danger, cards: [] }, survives: true },
    ],
    ...changes,
  }) as unknown as View;

it("goes from the final president clockwise and leaves the alien out", () => {
  expect(attacked(view())).toEqual([2, 0]);
});

it("shows what is known, and what may come", () => {
  const fate = fateOf(view(), 0);
  expect(fate?.cards).toEqual([
    { card: "50", counts: 50 },
    { card: null, counts: null },
  ]);
  expect(fate?.attack).toEqual({ known: 55, least: 55, most: 105 });
  expect([fate?.verdict, fate?.settled]).toEqual(["open", false]);
  expect(fateOf(view(), 1)).toBeNull();
});

it("keeps the end of a company until it is shown", () => {
  const fate = fateOf(view({ outcome: { scores: [0, 10, 20] } }), 0, true);
  expect(fate?.cards.map(({ card }) => card)).toEqual([null, null]);
  expect([fate?.attack, fate?.fame, fate?.verdict, fate?.lost]).toEqual([null, null, "open", []]);
});

it("says in the end who survived", () => {
  const over = view({ outcome: { scores: [0, 10, 20] } });
  expect([fateOf(over, 0)?.verdict, fateOf(over, 2)?.verdict]).toEqual(["destroyed", "survives"]);
});
