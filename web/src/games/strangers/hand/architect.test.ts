import { expect, it } from "vitest";
import { countLeft, shiftCard } from "./architect";

const bmx = {
  id: "bmx",
  count: 3,
  effect: "bmx",
  number: 1,
  provenance: "rulebook",
} as const;

it("counts what is left beside the plan", () => {
  expect(countLeft(bmx, ["bmx", "walk", "bmx"])).toBe(1);
});

it("moves a card within the plan, never out of it", () => {
  expect(shiftCard(["a", "b", "c"], 0, 1)).toEqual(["b", "a", "c"]);
  expect(shiftCard(["a", "b", "c"], 0, -1)).toEqual(["a", "b", "c"]);
  expect(shiftCard(["a", "b", "c"], 1, 5)).toEqual(["a", "c", "b"]);
});
