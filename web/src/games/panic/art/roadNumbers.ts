/** Numbers on the roads of a town, where several whole roads count. */

import type { Counted, Laid, Road, Tile } from "@/generated/panic/view";
import { CELLS, faceOf } from "../town";
import { itemPoint, turned, type Point } from "./tileShape";

export interface RoadNumber extends Point {
  number: number;
}

/** The width of a tile with its gap, and of the border around the town. */
const STEP = 102;
const BORDER = 4;
/** Closer together, numbers would cover each other. */
const LEAST_DISTANCE = 26;

interface Place extends Point {
  /** Whether nothing stands on this piece of road. */
  free: boolean;
}

/** A number for each road, in the middle of it if there is room. */
export function roadNumbers(counted: Counted, cells: (Laid | null)[], tiles: Tile[]): RoadNumber[] {
  const { roads, lengths } = counted;
  if (lengths.length < 2) return [];
  const placed: RoadNumber[] = [];
  let start = 0;
  lengths.forEach((length, index) => {
    const places = roads
      .slice(start, start + length)
      .flatMap(({ cell, nth }) => placeOf(CELLS.indexOf(cell as never), nth, cells, tiles) ?? []);
    start += length;
    const apart = places.filter((place) => placed.every((other) => isApart(place, other)));
    const best = middleOf(apart.filter(({ free }) => free)) ?? middleOf(apart) ?? places[0];
    if (best) placed.push({ number: index + 1, x: best.x, y: best.y });
  });
  return placed;
}

function placeOf(
  cell: number,
  nth: number,
  cells: (Laid | null)[],
  tiles: Tile[],
): Place | undefined {
  const laid = cells[cell];
  const road: Road | undefined = laid ? faceOf(tiles, laid)?.roads[nth] : undefined;
  if (!laid || !road) return undefined;
  const { x, y } = turned(itemPoint({ ...road, at: null }), laid.turn);
  const [left, top] = [BORDER + (cell % 3) * STEP, BORDER + Math.floor(cell / 3) * STEP];
  return { x: left + x, y: top + y, free: road.item === null };
}

const isApart = (one: Point, other: Point) =>
  Math.hypot(one.x - other.x, one.y - other.y) >= LEAST_DISTANCE;
const middleOf = (places: Place[]) => places[Math.floor(places.length / 2)];
