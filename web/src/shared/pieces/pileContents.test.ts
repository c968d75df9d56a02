import { expect, it } from "vitest";
import { countCards } from "./pileContents";

it("counts equal cards once, the first first", () => {
  expect(countCards(["run", "walk", "run"])).toEqual([
    { card: "run", count: 2 },
    { card: "walk", count: 1 },
  ]);
});
