/** Where things are on the board, in pixels of its box: a map with room for all, or an overview to look closer from. */

import type { View } from "@/generated/area51/view";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export type RegionName = View["regions"][number]["region"];
export type RouteName = NonNullable<View["vehicles"][number]["route"]>;
/** The roads and tracks between two regions, whichever way one goes. */
export type LaneName = "AB" | "AC" | "BC";
/** What fills the board of a small screen. */
export type Close = RegionName | "vehicles" | null;

export const LANES: readonly LaneName[] = ["AB", "AC", "BC"];

export interface Layout {
  /** Whether the regions are too small for their details. */
  compact: boolean;
  /** Whether the regions stand in one row, without roads between them. */
  abreast: boolean;
  regions: Record<RegionName, Box>;
  lanes: Record<LaneName, Box>;
  /** Deck, display and discards. */
  market: Box;
  /** Vehicles for hire. */
  hire: Box;
  towers: Box;
  banner: Box;
}

/** Boards of this size and more show everything at once; from the wide ones on, cards lie between the regions. */
const LEAST = { width: 560, height: 520 };
const WIDE = 740;
/** In lower boxes two rows of regions would be too low for a bunker with cap, level and bonus. */
const TWO_ROWS = 380;
const GAP = 6;
/** What the frame around a usable thing needs at the edge of the board. */
const EDGE = 3;

export function layOut(width: number, height: number): Layout {
  if (height < TWO_ROWS) return rowOfRegions(width, height);
  if (width < LEAST.width || height < LEAST.height) return overview(width, height);
  return width < WIDE ? narrowMap(width, height) : wholeMap(width, height);
}

/** A and B on top, C below, cards and roads between them. */
function wholeMap(width: number, height: number): Layout {
  const w = width * 0.455;
  const h = height * 0.378;
  const bottom = height - h;
  const left = (width - w) / 2;
  const side = left - 2 * GAP;
  return {
    compact: false,
    abreast: false,
    regions: {
      A: { x: 0, y: 0, w, h },
      B: { x: width - w, y: 0, w, h },
      C: { x: left, y: bottom, w, h },
    },
    lanes: {
      AB: { x: w, y: 0, w: width - 2 * w, h },
      AC: { x: EDGE, y: h, w: side * 0.92 - EDGE, h: bottom - h },
      BC: { x: width - side * 0.92, y: h, w: side * 0.92 - EDGE, h: bottom - h },
    },
    banner: { x: left - GAP, y: h + GAP / 2, w: w + 2 * GAP, h: 30 },
    market: { x: side * 0.92, y: h + 34, w: width - side * 1.84, h: bottom - h - 38 },
    hire: { x: EDGE, y: bottom + GAP, w: side - EDGE, h: h - GAP },
    towers: { x: width - side, y: bottom + GAP, w: side, h: h - GAP },
  };
}

/** The same for a narrower box: the cards have a row of their own, roads and vehicles lie beside C. */
function narrowMap(width: number, height: number): Layout {
  const banner = 28;
  const market = 92;
  const w = (width - 68) / 2;
  const h = (height - banner - market - 2 * GAP) / 2;
  const bottom = height - h;
  const side = (width - w) / 2 - GAP;
  const half = h / 2;
  return {
    compact: false,
    abreast: false,
    regions: {
      A: { x: 0, y: 0, w, h },
      B: { x: width - w, y: 0, w, h },
      C: { x: (width - w) / 2, y: bottom, w, h },
    },
    lanes: {
      AB: { x: w, y: 0, w: width - 2 * w, h },
      AC: { x: EDGE, y: bottom, w: side - EDGE, h: half },
      BC: { x: width - side, y: bottom, w: side - EDGE, h: half },
    },
    banner: { x: side / 2, y: h + GAP / 2, w: width - side, h: banner },
    market: { x: 0, y: h + GAP + banner, w: width, h: market },
    hire: { x: EDGE, y: bottom + half, w: side - EDGE, h: half },
    towers: { x: width - side, y: bottom + half, w: side, h: half },
  };
}

/** The same for a small box: the cards are large enough for a finger, the regions are pressed to look closer. */
function overview(width: number, height: number): Layout {
  const banner = 26;
  const market = Math.min(84, height * 0.26);
  const rest = height - banner - market - 2 * GAP;
  const h = rest / 2;
  const w = Math.min(width * 0.42, (width - 90) / 2);
  const side = (width - w) / 2 - GAP;
  const bottom = height - h;
  return {
    compact: true,
    abreast: false,
    regions: {
      A: { x: 0, y: 0, w, h },
      B: { x: width - w, y: 0, w, h },
      C: { x: (width - w) / 2, y: bottom, w, h },
    },
    lanes: {
      AB: { x: w, y: 0, w: width - 2 * w, h },
      AC: { x: 0, y: bottom, w: side, h: h - 50 },
      BC: { x: width - side, y: bottom, w: side, h: h - 50 },
    },
    banner: { x: 0, y: h + GAP / 2, w: width, h: banner },
    market: { x: 0, y: h + GAP + banner, w: width, h: market },
    hire: { x: 0, y: height - 48, w: side, h: 48 },
    towers: { x: width - side, y: height - 48, w: side, h: 48 },
  };
}

/** The same for a low box: the regions side by side, the cards below them, then vehicles and towers. */
function rowOfRegions(width: number, height: number): Layout {
  const banner = 20;
  const strip = 46;
  const market = Math.min(84, Math.max(58, height * 0.2));
  const gap = GAP / 2;
  const h = height - banner - market - strip - 2 * gap;
  const [A, B, C] = row({ x: 0, y: 0, w: width, h }, 3, 4) as [Box, Box, Box];
  const below = { x: 0, y: height - strip, w: width, h: strip };
  const [AB, AC, BC] = row(below, 3, 4) as [Box, Box, Box];
  const towers = Math.max(96, width * 0.28);
  return {
    compact: true,
    abreast: true,
    regions: { A, B, C },
    lanes: { AB, AC, BC },
    banner: { x: 0, y: h + gap / 2, w: width, h: banner },
    market: { x: 0, y: h + gap + banner, w: width, h: market },
    hire: { ...below, w: width - towers - 4 },
    towers: { ...below, x: width - towers, w: towers },
  };
}

/** What a region or the vehicles fill when one looks closer; the row below has the way back. */
export function closeUp(width: number, height: number): Box {
  return { x: 0, y: 0, w: width, h: height - 50 };
}

export interface RegionLayout {
  /** The letter and the markers. */
  post: Box;
  /** By space, from the highest number down. */
  spaces: Box[];
  hangars: Box[];
}

/** Spaces in a row above, hangars in a row below; letter and markers at the left. */
export function layOutRegion(box: Box, spaces: number, hangars: number): RegionLayout {
  const narrow = box.w < 320;
  const post = { x: box.x + (narrow ? -1 : 4), y: box.y + 4, w: 46, h: box.h - 8 };
  const left = box.x + (narrow ? 44 : 52);
  const room = box.w - (narrow ? 47 : 58);
  const upper = (box.h - 10) * 0.58;
  const lower = box.h - 12 - upper;
  return {
    post,
    spaces: row({ x: left, y: box.y + 5, w: room, h: upper }, spaces, 2),
    hangars: row({ x: left, y: box.y + 7 + upper, w: room, h: lower }, hangars, 6),
  };
}

/** Equal boxes side by side. */
export function row(box: Box, count: number, gap: number): Box[] {
  const w = (box.w - gap * (count - 1)) / Math.max(1, count);
  return Array.from({ length: count }, (_, index) => ({
    x: box.x + index * (w + gap),
    y: box.y,
    w,
    h: box.h,
  }));
}

/** Narrower bunkers stand in two rows. */
const BROAD = 28;
/** Lower rows have no room for a bunker with its cap. */
const LOWEST = 33;

/** Where the bunkers of a small region stand: in one row, or in two where that makes them broad enough to read. */
export function standing(box: Box, spaces: number): Box[] {
  const two = box.w / spaces < BROAD && box.h / 2 >= LOWEST;
  if (!two) return row(box, spaces, 1);
  const h = box.h / 2 - 1;
  const upper = Math.ceil(spaces / 2);
  const columns = row({ ...box, h }, upper, 2);
  return Array.from({ length: spaces }, (_, index) => ({
    ...columns[index % upper]!,
    y: box.y + (index < upper ? 0 : h + 2),
  }));
}

/** Equal boxes in as many columns as fit when each is this wide; in the middle of a box, or in its corner. */
export function grid(
  box: Box,
  count: number,
  size: { w: number; h: number },
  corner = false,
): Box[] {
  const columns = Math.max(1, Math.min(count, Math.floor(box.w / size.w)));
  const rows = Math.max(1, Math.ceil(count / columns));
  const w = Math.min(box.w / columns, size.w * 1.25);
  const h = Math.min(size.h, box.h / rows);
  const left = corner ? box.x : box.x + (box.w - w * columns) / 2;
  const top = corner ? box.y : box.y + (box.h - h * rows) / 2;
  return Array.from({ length: count }, (_, index) => ({
    x: left + (index % columns) * w,
    y: top + Math.floor(index / columns) * h,
    w,
    h,
  }));
}

export function laneOf(route: RouteName): LaneName {
  const [from, to] = [...route].sort();
  return `${from}${to}` as LaneName;
}

export function middle({ x, y, w, h }: Box): { x: number; y: number } {
  return { x: x + w / 2, y: y + h / 2 };
}
