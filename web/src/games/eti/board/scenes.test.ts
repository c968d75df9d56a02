import { expect, it } from "vitest";
import type { PhaseName, View } from "@/generated/eti/view";
import { sceneOf } from "./scenes";

const viewIn = (phase: PhaseName, more: Partial<View> = {}) =>
  ({ decision: { phase }, invading: false, outcome: null, ...more }) as View;

it("bargains about events, votes and words given", () => {
  for (const phase of ["bargain", "choice", "votes", "settle"] as const)
    expect(sceneOf(viewIn(phase), true)).toBe("bargain");
});

it("shows the own queue to who puts it in order, and all queues to who waits", () => {
  expect(sceneOf(viewIn("arrange"), true)).toBe("puzzle");
  expect(sceneOf(viewIn("arrange"), false)).toBe("queues");
  expect(sceneOf(viewIn("ordering"), false)).toBe("centre");
});

it("gives the room to the invasion", () => {
  expect(sceneOf(viewIn("threat"), true)).toBe("centre");
  expect(sceneOf(viewIn("threat", { invading: true }), true)).toBe("invasion");
});
