import { expect, it } from "vitest";
import { stepByKey } from "./keys";

const key = (name: string, shiftKey = false) => ({ key: name, shiftKey });

it("goes one step back or on, and stays within the match", () => {
  expect(stepByKey(key("ArrowRight"), 3, 9)).toBe(4);
  expect(stepByKey(key("ArrowLeft"), 3, 9)).toBe(2);
  expect(stepByKey(key("ArrowRight"), 9, 9)).toBe(9);
  expect(stepByKey(key("ArrowLeft"), 0, 9)).toBe(0);
});

it("goes to the deal and to the end", () => {
  expect(stepByKey(key("Home"), 3, 9)).toBe(0);
  expect(stepByKey(key("End"), 3, 9)).toBe(9);
});

it("leaves other keys alone", () => {
  expect(stepByKey(key("a"), 3, 9)).toBeNull();
});

it("goes from mark to mark with Shift", () => {
  const marks = [4, 7].map((step) => ({ step, kind: "turn" as const, text: "" }));
  expect(stepByKey(key("ArrowRight", true), 3, 9, marks)).toBe(4);
  expect(stepByKey(key("ArrowRight", true), 7, 9, marks)).toBe(9);
  expect(stepByKey(key("ArrowLeft", true), 7, 9, marks)).toBe(4);
});
