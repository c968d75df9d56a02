/** How a pile is drawn: equal cards as one, open cards first, then your own, then those of others by player. */

import type { HangarView, PlacedCard, View } from "@/generated/area51/view";

export interface PileGroup {
  key: string;
  /** Null for a back. */
  card: string | null;
  /** Whether it lies face down although the viewer knows it. */
  down: boolean;
  /** Who played it, where that is not the viewer. */
  seat: number | null;
  count: number;
  /** Whether it is only drafted. */
  drafted: boolean;
}

export function groupsOf(
  hangar: HangarView,
  drafts: { card: string; down: boolean }[] = [],
): PileGroup[] {
  const groups = new Map<string, PileGroup>();
  const add = (group: Omit<PileGroup, "key" | "count">) => {
    const key = [group.card, group.down, group.seat, group.drafted].join();
    const known = groups.get(key);
    if (known) known.count += 1;
    else groups.set(key, { ...group, key, count: 1 });
  };
  for (const card of hangar.shown) add({ card, down: false, seat: null, drafted: false });
  const own = hangar.hidden.filter((hidden) => hidden.card !== null);
  for (const { card } of own) add({ card, down: true, seat: null, drafted: false });
  for (const { card, seat } of hangar.hidden)
    if (card === null) add({ card: null, down: true, seat, drafted: false });
  for (const { card, down } of drafts) add({ card, down, seat: null, drafted: true });
  return [...groups.values()];
}

export function draftsFor(
  hangar: string,
  up: PlacedCard | null,
  down: PlacedCard[],
): { card: string; down: boolean }[] {
  const here = [
    ...(up ? [{ ...up, down: false }] : []),
    ...down.map((placed) => ({ ...placed, down: true })),
  ];
  return here
    .filter((placed) => placed.hangar === hangar)
    .map((placed) => ({ card: placed.card, down: placed.down }));
}

interface Place {
  group: PileGroup;
  x: number;
  y: number;
}

export interface Arrangement {
  /** Whether cards are drawn as low chips, side by side in rows. */
  chips: boolean;
  /** How large a card is drawn; chips always are as they are. */
  size: number;
  places: Place[];
  /** How many cards have no room. */
  more: number;
}

export const CARD = { w: 32, h: 48 };
export const CHIP = { w: 30, h: 23 };
/** Of a card that stands for several. */
const COUNTED_CHIP = 46;
const LARGEST = 1.2;
/** How much of an overlapped card is seen: all that is written on it, and more where there is room. */
const FACE = { least: 17, most: 24 };
const BACK = { least: 23, most: 38 };

export const chipWidth = ({ count }: PileGroup) => (count > 1 ? COUNTED_CHIP : CHIP.w);

/** Cards as large as they fit, overlapping no further than they can be read; or else chips in rows. */
export function arrange(groups: PileGroup[], width: number, height: number): Arrangement {
  const largest = Math.max(1, Math.min(LARGEST, height / (CARD.h + 2)));
  for (const size of [largest, 1]) {
    const places = fan(groups, width / size);
    if (places) return { chips: false, size, places, more: 0 };
  }
  return { chips: true, size: 1, ...rowsOfChips(groups, width, height) };
}

function fan(groups: PileGroup[], width: number): Place[] | null {
  const seen = groups.slice(0, -1).map(({ card }) => (card === null ? BACK : FACE));
  const least = seen.reduce((sum, each) => sum + each.least, 0);
  const most = seen.reduce((sum, each) => sum + each.most, 0);
  const spare = width - CARD.w - least;
  if (spare < 0) return null;
  const share = most > least ? Math.min(1, spare / (most - least)) : 0;
  let x = 0;
  return groups.map((group, index) => {
    const place = { group, x, y: 0 };
    const each = seen[index];
    if (each) x += each.least + share * (each.most - each.least);
    return place;
  });
}

/** Row by row; what has no room is counted, and its number takes the place of a chip. */
function rowsOfChips(
  groups: PileGroup[],
  width: number,
  height: number,
): { places: Place[]; more: number } {
  const places: Place[] = [];
  let x = 0;
  let y = 0;
  for (const [index, group] of groups.entries()) {
    const room = width - (isLastRow(y, height) && index < groups.length - 1 ? CHIP.w : 0);
    if (x > 0 && x + chipWidth(group) > room) {
      if (isLastRow(y, height)) return { places, more: countOf(groups.slice(index)) };
      x = 0;
      y += CHIP.h;
    }
    places.push({ group, x, y });
    x += chipWidth(group);
  }
  return { places, more: 0 };
}

const isLastRow = (y: number, height: number) => y + 2 * CHIP.h > height;
const countOf = (groups: PileGroup[]) => groups.reduce((sum, { count }) => sum + count, 0);

/** The cap that stands for a seat. */
export function capOf(view: View, seat: number): View["seats"][number]["colours"][number]["cap"] {
  return view.seats[seat]?.colours[0]?.cap ?? "white";
}
