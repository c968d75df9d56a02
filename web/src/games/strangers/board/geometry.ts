/** Turns board data into things to draw: where roads, pads, lots, slots, doors, fences and scenery are. */

import type { Board, Place, Space } from "@/generated/strangers/view";

/** A space (`e9`), a place (`pool`) or one slot of a place (`pool.1`). */
export type Spot = string;

export const CELL = 100;
export const MARGIN = { left: 38, top: 140, right: 14, bottom: 16 };

export interface Point {
  x: number;
  y: number;
}

export interface Line {
  from: Point;
  to: Point;
}

export interface Box extends Point {
  w: number;
  h: number;
}

export type Stop = "school" | "city";

export interface Pad extends Point {
  id: Spot;
  wood: boolean;
  head: boolean;
  school: boolean;
  stop: Stop | null;
}

/** What a place is drawn as: clubs in the woods are treehouses. */
export type Look = Place["kind"] | "treehouse";

export interface SlotSite extends Point {
  id: Spot;
  /** How large a Kid is drawn in it. */
  size: number;
}

export interface Lot extends Box {
  id: Spot;
  look: Look;
  place: Place;
  slots: SlotSite[];
}

export interface Door extends Point {
  /** Degrees from a door in a wall that runs from left to right. */
  turn: number;
  path: Line;
}

export interface Road extends Line {
  wood: boolean;
}

export interface Scenery extends Point {
  what: number;
  woods: boolean;
}

export interface Layout {
  width: number;
  height: number;
  grid: Box;
  pads: Pad[];
  lots: Lot[];
  roads: Road[];
  doors: Door[];
  fences: Line[];
  scenery: Scenery[];
  /** Where a spot is, in the middle: a space, a place or a slot. */
  site: Map<Spot, Point>;
}

export function cellOf(name: string): { column: number; row: number } {
  return { column: name.charCodeAt(0) - 97, row: Number(name.slice(1)) - 1 };
}

export function cellName(column: number, row: number): string {
  return String.fromCharCode(97 + column) + String(row + 1);
}

export function centre(cell: string): Point {
  const { column, row } = cellOf(cell);
  return { x: MARGIN.left + (column + 0.5) * CELL, y: MARGIN.top + (row + 0.5) * CELL };
}

/** How far a point is from the middle of a box, along the longer side. */
export function distance({ x, y, w, h }: Box, point: Point): number {
  return Math.max(Math.abs(x + w / 2 - point.x), Math.abs(y + h / 2 - point.y));
}

/** The nearest to a point of those whose middle is within reach. */
export function nearest<T extends { box: Box }>(
  all: T[],
  point: Point,
  reach: number,
): T | undefined {
  return all
    .filter(({ box }) => distance(box, point) <= reach)
    .sort((one, other) => distance(one.box, point) - distance(other.box, point))[0];
}

/** A place of a slot is its own id: `pool.1` is in `pool`. */
export function placeOf(spot: Spot): Spot {
  return spot.split(".")[0] ?? spot;
}

export function layOut(board: Board): Layout {
  const spaces = new Map(board.spaces.map((space) => [space.id, space]));
  const places = new Map(board.places.map((place) => [place.id, place]));
  const pads = board.spaces.map((space) => padOf(space, board));
  const lots = board.places.map((place) => lotOf(place, board));
  const grid = {
    x: MARGIN.left,
    y: MARGIN.top,
    w: board.columns * CELL,
    h: board.rows * CELL,
  };
  return {
    width: grid.x + grid.w + MARGIN.right,
    height: grid.y + grid.h + MARGIN.bottom,
    grid,
    pads,
    lots,
    roads: roadsOf(board, spaces),
    doors: board.spaces.flatMap((space) => doorsOf(space, places)),
    fences: fencesOf(board, places),
    scenery: sceneryOf(board),
    site: sitesOf(pads, lots),
  };
}

function padOf(space: Space, board: Board): Pad {
  const stop = board.school_stops.includes(space.id)
    ? "school"
    : board.city_stops.includes(space.id)
      ? "city"
      : null;
  return {
    ...centre(space.id),
    id: space.id,
    wood: space.kind === "wood",
    head: space.head,
    school: space.id === board.school,
    stop,
  };
}

function lotOf(place: Place, board: Board): Lot {
  const box = boxAround(place.cells);
  const inWoods = board.spaces.some(
    (space) => space.kind === "wood" && space.open.includes(place.id),
  );
  const look = place.kind === "club" && inWoods ? "treehouse" : place.kind;
  const sites = slotSites(place.values.length, box);
  const crowded = sites.some((site) => site.y !== sites[0]?.y);
  const slots = sites.map((site, index) => ({
    id: `${place.id}.${index + 1}`,
    size: crowded ? 0.62 : 0.82,
    x: box.x + site.x,
    y: box.y + site.y,
  }));
  return { ...box, id: place.id, look, place, slots };
}

function boxAround(cells: string[]): Box {
  const at = cells.map(cellOf);
  const left = Math.min(...at.map((cell) => cell.column));
  const top = Math.min(...at.map((cell) => cell.row));
  const right = Math.max(...at.map((cell) => cell.column));
  const bottom = Math.max(...at.map((cell) => cell.row));
  return {
    x: MARGIN.left + left * CELL,
    y: MARGIN.top + top * CELL,
    w: (right - left + 1) * CELL,
    h: (bottom - top + 1) * CELL,
  };
}

/** Slots stand in a row where they fit, else in rows of a triangle or a grid. */
export function slotSites(count: number, box: { w: number; h: number }): Point[] {
  const perRow = Math.max(1, Math.floor((box.w - 4) / 44));
  const rows = Math.ceil(count / perRow);
  if (rows === 1) {
    const step = Math.min(60, (box.w - 8) / count);
    return rowOf(count, box.w / 2, box.h * 0.56, step);
  }
  const height = Math.min(46, (box.h - 30) / rows);
  const top = box.h * 0.595 - ((rows - 1) * height) / 2;
  const sites: Point[] = [];
  for (let row = 0, left = count; row < rows; row += 1) {
    const here = row === 0 ? count - (rows - 1) * perRow : Math.min(perRow, left);
    sites.push(...rowOf(here, box.w / 2, top + row * height, 46));
    left -= here;
  }
  return sites;
}

function rowOf(count: number, middle: number, y: number, step: number): Point[] {
  return Array.from({ length: count }, (_, index) => ({
    x: middle + (index - (count - 1) / 2) * step,
    y,
  }));
}

function roadsOf(board: Board, spaces: Map<Spot, Space>): Road[] {
  return board.spaces.flatMap((space) =>
    space.open
      .map((spot) => spaces.get(spot))
      .filter((other): other is Space => other !== undefined && space.id < other.id)
      .map((other) => ({
        from: centre(space.id),
        to: centre(other.id),
        wood: space.kind === "wood" || other.kind === "wood",
      })),
  );
}

function touching(space: Spot, place: Place): string[] {
  const at = cellOf(space);
  return place.cells.filter((cell) => {
    const other = cellOf(cell);
    return Math.abs(at.column - other.column) + Math.abs(at.row - other.row) === 1;
  });
}

function doorsOf(space: Space, places: Map<Spot, Place>): Door[] {
  return space.open.flatMap((spot) => {
    const place = places.get(spot);
    const cell = place && touching(space.id, place)[0];
    if (!cell) return [];
    const from = centre(space.id);
    const to = centre(cell);
    const border = middle(from, to);
    const at = {
      x: border.x + Math.sign(from.x - to.x) * 4,
      y: border.y + Math.sign(from.y - to.y) * 4,
    };
    return [{ ...at, turn: from.x === to.x ? 0 : 90, path: { from, to: border } }];
  });
}

function fencesOf(board: Board, places: Map<Spot, Place>): Line[] {
  return board.spaces.flatMap((space) =>
    space.walls.flatMap((spot) => {
      const place = places.get(spot);
      if (place) return touching(space.id, place).map((cell) => border(space.id, cell));
      return space.id < spot ? [border(space.id, spot)] : [];
    }),
  );
}

/** The side two neighbouring cells share. */
function border(one: string, other: string): Line {
  const from = centre(one);
  const to = centre(other);
  const at = middle(from, to);
  const half = CELL * 0.44;
  return from.x === to.x
    ? { from: { x: at.x - half, y: at.y }, to: { x: at.x + half, y: at.y } }
    : { from: { x: at.x, y: at.y - half }, to: { x: at.x, y: at.y + half } };
}

function middle(from: Point, to: Point): Point {
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
}

function sceneryOf(board: Board): Scenery[] {
  const taken = new Set(board.spaces.map((space) => space.id));
  const woods = new Set(board.spaces.filter((space) => space.kind === "wood").map((s) => s.id));
  for (const place of board.places) for (const cell of place.cells) taken.add(cell);
  const sites: Scenery[] = [];
  for (let row = 0; row < board.rows; row += 1)
    for (let column = 0; column < board.columns; column += 1) {
      const name = cellName(column, row);
      if (taken.has(name)) continue;
      const near = [
        cellName(column - 1, row),
        cellName(column + 1, row),
        cellName(column, row - 1),
        cellName(column, row + 1),
      ].some((cell) => woods.has(cell));
      sites.push({ ...centre(name), what: sites.length, woods: near });
    }
  return sites;
}

function sitesOf(pads: Pad[], lots: Lot[]): Map<Spot, Point> {
  const site = new Map<Spot, Point>();
  for (const pad of pads) site.set(pad.id, { x: pad.x, y: pad.y });
  for (const lot of lots) {
    site.set(lot.id, { x: lot.x + lot.w / 2, y: lot.y + lot.h / 2 });
    for (const slot of lot.slots) site.set(slot.id, { x: slot.x, y: slot.y });
  }
  return site;
}
