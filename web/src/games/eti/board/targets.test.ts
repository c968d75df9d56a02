import { expect, it } from "vitest";
import type { Move } from "@/generated/eti/moves";
import type { View } from "@/generated/eti/view";
import { guessMove, targetsOf } from "./targets";

/** A view of seat 0 with these cards at its ports, the first `left` of them already in order. */
function viewWith(cards: string[], left = 0): View {
  const ports = cards.map((card) => ({ card, seen_by: [0] }));
  return { viewer: 0, left, decision: { drop: false }, seats: [{ ports }] } as unknown as View;
}

const spotsOf = (move: Move, view = viewWith([])) => [
  ...targetsOf([{ move, text: "" }], view).keys(),
];

it("lights the piece a move is about", () => {
  expect(spotsOf({ kind: "upgrade", ability: "analysis" })).toEqual(["ability:analysis"]);
  expect(spotsOf({ kind: "place_marker", project: "ruby-lasers" })).toEqual([
    "project:ruby-lasers",
  ]);
  expect(spotsOf({ kind: "vote", company: 2 })).toEqual(["company:2"]);
  expect(spotsOf({ kind: "draw_project", level: 3 })).toEqual(["pile:3"]);
});

it("lights both ports of a swap", () => {
  expect(spotsOf({ kind: "swap_ports", port: 4 })).toEqual(["port:4", "port:5"]);
});

it("lights every port with a card that may come next, but none that is in order", () => {
  const view = viewWith(["20", "20", "x2", "20"], 1);
  expect(spotsOf({ kind: "next_card", card: "20" }, view)).toEqual(["port:2", "port:4"]);
});

it("leaves plain decisions to buttons", () => {
  expect(spotsOf({ kind: "finish" })).toEqual([]);
  expect(spotsOf({ kind: "reveal" })).toEqual([]);
});

it("guesses the move that was meant by a press on a quiet piece", () => {
  expect(guessMove("pile:5", viewWith([]))).toEqual({ kind: "draw_project", level: 5 });
  expect(guessMove("threat:spy", viewWith([]))).toEqual({ kind: "choose_threat", threat: "spy" });
  expect(guessMove("company:1", viewWith([]))).toBeNull();
});
