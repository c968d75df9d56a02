import { expect, it } from "vitest";
import type { DealView } from "@/generated/eti/view";
import { isPromise, pagesOf } from "./ledger";

const deal = (turn: number, event: string, number: number): DealView => ({
  turn,
  event,
  seat: 0,
  number,
  to: 1,
  wish: 0,
  voting: true,
  points: 20,
  projects: [],
  events: [],
  fate: "kept",
});

it("has a page for each event, the newest first, and its words in their order", () => {
  const pages = pagesOf([
    deal(2, "science-prize", 1),
    deal(2, "science-prize", 0),
    deal(3, "science-prize", 1),
    deal(4, "travel-ban", 1),
  ]);
  expect(pages.map(({ turn, deals }) => [turn, deals.length])).toEqual([
    [4, 1],
    [3, 1],
    [2, 2],
  ]);
  expect(pages[2]?.deals.map(isPromise)).toEqual([false, true]);
});

it("is empty before anybody gave a word", () => {
  expect(pagesOf([])).toEqual([]);
});
