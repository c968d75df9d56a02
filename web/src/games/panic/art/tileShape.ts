/** Where roads and figures are on a tile of 100 by 100, turned or not. */

import type { Figure, Road } from "@/generated/panic/view";

export interface Point {
  x: number;
  y: number;
}

const CENTRE: Point = { x: 50, y: 50 };
const EDGES: Record<string, Point> = {
  N: { x: 50, y: 0 },
  E: { x: 100, y: 50 },
  S: { x: 50, y: 100 },
  W: { x: 0, y: 50 },
};
const NEAR_AN_END = 0.34;

/** The two ends of a road: `NW` goes from the north edge to the west edge. */
function endsOf(road: Road): [Point, Point] {
  return [EDGES[road.ends[0] ?? ""] ?? CENTRE, EDGES[road.ends[1] ?? ""] ?? CENTRE];
}

/** The path of a road over an unturned tile. */
export function roadPath(road: Road): string {
  const [from, to] = endsOf(road);
  return `M${from.x} ${from.y}Q${CENTRE.x} ${CENTRE.y} ${to.x} ${to.y}`;
}

/** How far along its road the item stands, from 0 to 1. */
function share(road: Road): number {
  if (road.at === road.ends[0]) return NEAR_AN_END;
  return road.at === road.ends[1] ? 1 - NEAR_AN_END : 0.5;
}

/** Where the item of a road stands on an unturned tile. */
export function itemPoint(road: Road): Point {
  const [from, to] = endsOf(road);
  const t = share(road);
  const at = (a: number, b: number) => (1 - t) ** 2 * a + 2 * t * (1 - t) * 50 + t ** 2 * b;
  return { x: at(from.x, to.x), y: at(from.y, to.y) };
}

/** Where the item of a road looks, in degrees clockwise from the east; null for one that looks nowhere. */
export function itemAngle(road: Road): number | null {
  if (road.faces === null) return null;
  const [from, to] = endsOf(road);
  const t = share(road);
  const slope = (a: number, b: number) => (1 - t) * (50 - a) + t * (b - 50);
  const ahead = road.faces === road.ends[1] ? 1 : -1;
  return Math.round(
    (Math.atan2(ahead * slope(from.y, to.y), ahead * slope(from.x, to.x)) * 180) / Math.PI,
  );
}

/** Where a figure beside the road stands on an unturned tile. */
export function figurePoint({ at }: Figure): Point {
  const place = (low: string, high: string) =>
    at.includes(low) ? 22 : at.includes(high) ? 78 : 50;
  return { x: place("W", "E"), y: place("N", "S") };
}

/** A point of a tile after quarter turns clockwise. */
export function turned(point: Point, turn: number): Point {
  let { x, y } = point;
  for (let left = ((turn % 4) + 4) % 4; left > 0; left--) [x, y] = [100 - y, x];
  return { x, y };
}
