import { expect, it } from "vitest";
import { heightOf } from "./room";

it("takes one row where all companies fit side by side", () => {
  expect(heightOf([1, 1], 500, false)).toBe(heightOf([1], 500, false));
  expect(heightOf([1, 1, 1], 500, false)).toBe(2 * heightOf([1], 500, false));
});

it("grows with the company that has the most projects in its row", () => {
  expect(heightOf([1, 3], 500, false)).toBe(heightOf([3, 3], 500, false));
  expect(heightOf([4, 1], 500, false)).toBeGreaterThan(heightOf([3, 1], 500, false));
});

it("puts three projects in a row where the companies are many", () => {
  expect(heightOf([3, 3, 3, 3], 980, false)).toBe(heightOf([1, 1, 1, 1], 980, false));
});

it("is taller for fingers", () => {
  expect(heightOf([2], 500, true)).toBeGreaterThan(heightOf([2], 500, false));
});
