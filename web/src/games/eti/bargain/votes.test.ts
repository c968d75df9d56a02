import { expect, it } from "vitest";
import type { PhaseName, View } from "@/generated/eti/view";
import { isVote, voteOf, votesFor } from "./votes";

const view = (phase: PhaseName, changes: object = {}): View =>
  ({
    decision: { phase },
    step: "votes",
    talks: 1,
    seats: [
      { vote: 2, votes: 3 },
      { vote: null, votes: 4 },
      { vote: 2, votes: 2 },
    ],
    ...changes,
  }) as unknown as View;

it("adds up the votes cast so far", () => {
  expect(votesFor(view("votes"), 2)).toBe(5);
  expect(votesFor(view("votes"), 0)).toBe(0);
});

it("does not take an earlier vote for one in the vote at hand", () => {
  expect(voteOf(view("bargain"), 0)).toBeNull();
  expect(voteOf(view("bargain", { talks: 2 }), 0)).toBe(2);
  expect(voteOf(view("choice", { seats: [{ vote: 2, votes: 0 }] }), 0)).toBeNull();
});

it("knows what is put to the vote", () => {
  expect([isVote(view("votes")), isVote(view("bargain"))]).toEqual([true, true]);
  expect(isVote(view("bargain", { step: "choice" }))).toBe(false);
});
