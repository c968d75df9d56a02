import { describe, expect, it } from "vitest";
import { standardBoard } from "../fixtures";
import { layOut, nearest, slotSites, type Point } from "./geometry";

const SLOT_WIDTH = 40;
const apart = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

describe.each(["A", "B"] as const)("board %s", (id) => {
  const board = standardBoard(id);
  const layout = layOut(board);

  it("gives every space, place and slot a site inside the drawing", () => {
    const spots = [
      ...board.spaces.map((space) => space.id),
      ...board.places.flatMap((place) => [
        place.id,
        ...place.values.map((_, n) => `${place.id}.${n + 1}`),
      ]),
    ];
    for (const spot of spots) {
      const site = layout.site.get(spot);
      expect(site, spot).toBeDefined();
      expect(site!.x).toBeLessThan(layout.width);
      expect(site!.y).toBeLessThan(layout.height);
    }
  });

  it("lets no slot overlap another, nor leave its lot", () => {
    for (const lot of layout.lots) {
      for (const slot of lot.slots) {
        expect(slot.x).toBeGreaterThanOrEqual(lot.x + SLOT_WIDTH / 2);
        expect(slot.x).toBeLessThanOrEqual(lot.x + lot.w - SLOT_WIDTH / 2);
        expect(slot.y).toBeLessThanOrEqual(lot.y + lot.h - SLOT_WIDTH / 2);
        for (const other of lot.slots) {
          if (other !== slot) expect(apart(slot, other), lot.id).toBeGreaterThanOrEqual(SLOT_WIDTH);
        }
      }
    }
  });

  it("draws one road for each pair of open spaces, one door for each way in", () => {
    const spaces = new Set(board.spaces.map((space) => space.id));
    const steps = board.spaces.flatMap((space) => space.open);
    expect(layout.roads).toHaveLength(steps.filter((spot) => spaces.has(spot)).length / 2);
    expect(layout.doors).toHaveLength(steps.filter((spot) => !spaces.has(spot)).length);
  });

  it("draws a red line wherever nobody crosses", () => {
    const between = board.spaces.flatMap((space) => space.walls).length;
    expect(layout.fences.length).toBeGreaterThan(0);
    expect(layout.fences.length).toBeLessThanOrEqual(between);
  });
});

it("finds the nearest box in reach, or none", () => {
  const kid = { id: "kid", box: { x: 0, y: 0, w: 40, h: 60 } };
  const pad = { id: "pad", box: { x: 50, y: 0, w: 100, h: 100 } };
  expect(nearest([pad, kid], { x: 45, y: 30 }, 60)).toBe(kid);
  expect(nearest([pad, kid], { x: 80, y: 30 }, 60)).toBe(pad);
  expect(nearest([pad, kid], { x: 20, y: 200 }, 60)).toBeUndefined();
});

it("stands three slots of a single cell in a triangle", () => {
  const [top, left, right] = slotSites(3, { w: 100, h: 100 });
  expect(top!.y).toBeLessThan(left!.y);
  expect(left!.y).toBe(right!.y);
});
