import { expect, it } from "vitest";
import type { ReplayStep } from "../generated/protocol";
import { wholeSteps } from "./wholeSteps";

const step = (number: number, more: Partial<ReplayStep>): ReplayStep => ({
  step: number,
  seat: null,
  move: null,
  text: "",
  time: 0,
  events: [],
  views: [],
  ...more,
});

it("rebuilds the views of every step from the step before", () => {
  const first = { hand: ["a"], town: { cows: 2 } };
  const steps = wholeSteps([
    step(50, { views: [first, { hand: [] }] }),
    step(51, { changes: [[[["hand"], 1, 0, ["b"]]], []] }),
    step(52, { changes: [[[["town", "cows"], 1]], [[["hand"], 0, 0, ["c"]]]] }),
  ]);
  expect(steps.map(({ views }) => views)).toEqual([
    [first, { hand: [] }],
    [{ hand: ["a", "b"], town: { cows: 2 } }, { hand: [] }],
    [{ hand: ["a", "b"], town: { cows: 1 } }, { hand: ["c"] }],
  ]);
});

it("shares what has not changed between steps, and leaves whole steps as they are", () => {
  const view = { hand: ["a"], town: { cows: 2 } };
  const [one, two] = wholeSteps([
    step(0, { views: [view] }),
    step(1, { changes: [[[["hand", 0], "b"]]] }),
  ]);
  expect(one!.views[0]).toBe(view);
  expect((two!.views[0] as typeof view).town).toBe(view.town);
  expect(view.hand).toEqual(["a"]);
});
