import { describe, expect, it } from "vitest";
import { grid, laneOf, layOut, layOutRegion, type Box } from "./layout";

const overlaps = (a: Box, b: Box) =>
  a.x < b.x + b.w - 0.5 && b.x < a.x + a.w - 0.5 && a.y < b.y + b.h - 0.5 && b.y < a.y + a.h - 0.5;

/** Letter, bonus, cap, tower, level and piles above each other. */
const LOWEST_REGION = 100;

describe.each([
  [871, 714],
  [616, 606],
  [768, 700],
  [390, 390],
  [440, 360],
  [390, 339],
  [360, 246],
])("a board of %d by %d", (width, height) => {
  const layout = layOut(width, height);
  const places = [
    ...Object.values(layout.regions),
    layout.market,
    layout.banner,
    layout.hire,
    layout.towers,
  ];

  it("has a place of its own for everything", () => {
    places.forEach((one, index) =>
      places.slice(index + 1).forEach((other) => expect(overlaps(one, other)).toBe(false)),
    );
  });

  it("keeps everything inside", () => {
    for (const { x, y, w, h } of [...places, ...Object.values(layout.lanes)]) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(-0.5);
      expect(x + w).toBeLessThanOrEqual(width + 0.5);
      expect(y + h).toBeLessThanOrEqual(height + 0.5);
    }
  });

  it("has room for a bunker in every region", () => {
    for (const { h } of Object.values(layout.regions)) expect(h).toBeGreaterThan(LOWEST_REGION);
  });

  it("is an overview only where it is small", () => {
    expect(layout.compact).toBe(width < 560);
  });
});

it("gives every space of a large region the width of a cap", () => {
  const { spaces, hangars } = layOutRegion(layOut(616, 606).regions.A, 8, 3);
  expect(spaces).toHaveLength(8);
  expect(hangars).toHaveLength(3);
  for (const { w } of spaces) expect(w).toBeGreaterThan(26);
});

it("finds room for eight vehicles on one road", () => {
  const lane = layOut(871, 714).lanes.AC;
  const boxes = grid(lane, 8, { w: 66, h: 56 });
  for (const box of boxes) expect(box.y + box.h).toBeLessThanOrEqual(lane.y + lane.h + 0.5);
  boxes.forEach((one, index) =>
    boxes.slice(index + 1).forEach((other) => expect(overlaps(one, other)).toBe(false)),
  );
});

it("knows the road of a route in both directions", () => {
  expect([laneOf("AB"), laneOf("BA"), laneOf("CB")]).toEqual(["AB", "AB", "BC"]);
});
