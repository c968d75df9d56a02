import { expect, it } from "vitest";
import { stepByKey } from "./keys";

it("goes one step back or on, and stays within the match", () => {
  expect(stepByKey("ArrowRight", 3, 9)).toBe(4);
  expect(stepByKey("ArrowLeft", 3, 9)).toBe(2);
  expect(stepByKey("ArrowRight", 9, 9)).toBe(9);
  expect(stepByKey("ArrowLeft", 0, 9)).toBe(0);
});

it("goes to the deal and to the end", () => {
  expect(stepByKey("Home", 3, 9)).toBe(0);
  expect(stepByKey("End", 3, 9)).toBe(9);
});

it("leaves other keys alone", () => {
  expect(stepByKey("a", 3, 9)).toBeNull();
});
