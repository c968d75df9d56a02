import { expect, it } from "vitest";
import type { RoundResult, View } from "@/generated/panic/view";
import { buildingView } from "../fixtures";
import { roundsOf } from "./rounds";

const seat = { marker: 0, tiles: 0, token: null, ready: false };

/** A view of two seats with these scores, after this round. */
function viewAfter(round: number, ...scores: number[]): View {
  const last = round ? ({ round } as RoundResult) : null;
  return buildingView({}, { last, seats: scores.map((score) => ({ ...seat, score })) });
}

it("finds each round once, with what it brought", () => {
  const views = [viewAfter(0, 0, 0), viewAfter(1, 5, 4), viewAfter(1, 5, 4), viewAfter(2, 7, 11)];
  expect(roundsOf(views)).toEqual([
    { result: { round: 1 }, scores: [5, 4], gained: [5, 4] },
    { result: { round: 2 }, scores: [7, 11], gained: [2, 7] },
  ]);
});

it("has nothing to say of a match without a finished round", () => {
  expect(roundsOf([viewAfter(0, 0, 0)])).toEqual([]);
});
