import { expect, it } from "vitest";
import json from "@/generated/panic/components.json";
import type { Components, Road } from "@/generated/panic/view";
import { figurePoint, itemAngle, itemPoint, roadPath, turned } from "./tileShape";

const { tiles } = json as Components;
const road = (number: number, side: "A" | "B"): Road => tiles[number - 1]![side].roads[0]!;

it("draws a road from edge to edge", () => {
  expect(roadPath(road(4, "B"))).toBe("M50 0Q50 50 50 100");
  expect(roadPath(road(2, "A"))).toBe("M50 0Q50 50 0 50");
});

it("puts the item of a road near the exit its tile shows it at", () => {
  expect(itemPoint(road(4, "B")).y).toBeLessThan(50);
  expect(itemPoint(road(2, "B")).y).toBeGreaterThan(50);
  expect(itemPoint(road(2, "A"))).toEqual({ x: 37.5, y: 37.5 });
});

it("knows where agents and aliens look, along their road", () => {
  expect(itemAngle(road(7, "B"))).toBe(90);
  expect(itemAngle(road(7, "A"))).toBe(-90);
  expect(itemAngle(road(2, "A"))).toBe(135);
  expect(itemAngle(road(4, "B"))).toBeNull();
});

it("turns points with their tile, by quarters", () => {
  expect(turned({ x: 22, y: 78 }, 1)).toEqual({ x: 22, y: 22 });
  expect(turned({ x: 22, y: 78 }, 4)).toEqual({ x: 22, y: 78 });
});

it("keeps every figure of the box on its tile and off the others", () => {
  for (const face of tiles.flatMap((tile) => [tile.A, tile.B])) {
    const items = face.roads.filter((each) => each.item !== null).map(itemPoint);
    const points = [...items, ...face.figures.map(figurePoint)];
    for (const [index, { x, y }] of points.entries())
      for (const other of points.slice(index + 1))
        expect(Math.hypot(other.x - x, other.y - y)).toBeGreaterThan(28);
  }
});
