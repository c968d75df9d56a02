import { expect, it } from "vitest";
import { cardFrame } from "./anchors";

it("a card lies in the middle of a wide anchor, as tall as it", () => {
  const frame = cardFrame({ x: 100, y: 10, width: 500, height: 100 }, 0.9);
  expect(frame).toEqual({ x: 305, y: 10, width: 90, height: 100 });
});

it("a card is no taller than a card, and no wider than its anchor", () => {
  expect(cardFrame({ x: 0, y: 0, width: 900, height: 900 }, 0.8).height).toBe(150);
  expect(cardFrame({ x: 0, y: 0, width: 40, height: 900 }, 0.8)).toMatchObject({
    width: 40,
    height: 50,
  });
});
