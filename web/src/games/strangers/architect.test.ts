import { expect, it } from "vitest";
import { left, shifted } from "./architect";
import { STANDARD } from "./box";

const bmx = STANDARD.cards.find((card) => card.id === "bmx")!;

it("counts what is left beside the plan", () => {
  expect(left(bmx, ["bmx", "walk", "bmx"])).toBe(1);
});

it("moves a card within the plan, never out of it", () => {
  expect(shifted(["a", "b", "c"], 0, 1)).toEqual(["b", "a", "c"]);
  expect(shifted(["a", "b", "c"], 0, -1)).toEqual(["a", "b", "c"]);
  expect(shifted(["a", "b", "c"], 1, 5)).toEqual(["a", "c", "b"]);
});
