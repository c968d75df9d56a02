import { expect, test } from "vitest";
import { freest } from "./messagePlace";

test("a message lies where it covers the fewest things to press", () => {
  expect(freest([400, 480], 80, [{ y: 440 }])).toBe(480);
  expect(freest([400, 480], 80, [{ y: 500 }])).toBe(400);
});

test("between equal places the first is taken", () => {
  expect(freest([400, 480], 80, [])).toBe(400);
  expect(freest([400, 480], 80, [{ y: 440 }, { y: 500 }])).toBe(400);
});
