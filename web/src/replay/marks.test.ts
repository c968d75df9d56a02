import { expect, it } from "vitest";
import type { ReplayStep } from "../generated/protocol";
import { markAt, marksOf, stepOfMark } from "./marks";

const step = (number: number, mark?: ReplayStep["mark"]): ReplayStep => ({
  step: number,
  seat: null,
  move: null,
  text: "",
  time: 0,
  events: [
    { event: { kind: "card_drawn" }, text: "A card." },
    { event: { kind: "turn_started" }, text: `Turn at ${number}.` },
  ],
  views: [],
  ...(mark && { mark }),
});
const marks = marksOf([
  step(0),
  step(1),
  step(2, { kind: "turn", event: 1 }),
  step(3),
  step(5, { kind: "round", event: 1 }),
]);

it("finds the steps that are marked, with what the log says there", () => {
  expect(marks).toEqual([
    { step: 2, kind: "turn", text: "Turn at 2." },
    { step: 5, kind: "round", text: "Turn at 5." },
  ]);
});

it("jumps from mark to mark, and then to the ends", () => {
  expect([0, 2, 5].map((at) => stepOfMark(marks, at, 9, 1))).toEqual([2, 5, 9]);
  expect([9, 5, 3, 2].map((at) => stepOfMark(marks, at, 9, -1))).toEqual([5, 2, 2, 0]);
});

it("knows under which mark a step comes", () => {
  expect([0, 2, 4, 9].map((at) => markAt(marks, at))).toEqual([0, 2, 2, 5]);
});
