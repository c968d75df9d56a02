import { expect, it } from "vitest";
import { swapsFor } from "./swaps";

it("carries a card to another port, neighbour by neighbour", () => {
  expect(swapsFor(["arson", "50", "20"], 0, 2)).toEqual([1, 2]);
  expect(swapsFor(["arson", "50", "20"], 2, 0)).toEqual([2, 1]);
  expect(swapsFor(["arson", "50"], 1, 1)).toEqual([]);
});

it("spends no swap on passing an equal card", () => {
  expect(swapsFor(["20", "20", "50"], 0, 2)).toEqual([2]);
  expect(swapsFor(["50", "20", "20"], 2, 0)).toEqual([1]);
});
