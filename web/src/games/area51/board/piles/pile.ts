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

export interface PileCardPosition {
  group: PileGroup;
  x: number;
}

export const CARD_WIDTH = 32;
const STRIP = 18;
const BACK_STRIP = 28;
const TIGHTEST = 0.62;

/** Side by side, overlapping as far as needed; what does not fit is counted in `more`. */
export function fan(
  groups: PileGroup[],
  width: number,
): { positions: PileCardPosition[]; more: number } {
  for (let fitting = groups.length; fitting > 0; fitting--) {
    const shown = groups.slice(0, fitting);
    const strips = shown.map((group) => (group.card === null ? BACK_STRIP : STRIP));
    const last = Math.max(CARD_WIDTH, strips.at(-1) ?? 0);
    const wanted = strips.slice(0, -1).reduce((sum, strip) => sum + strip, 0);
    const room = width - last - (fitting < groups.length ? 26 : 0);
    const squeeze = wanted > 0 ? Math.min(1.35, room / wanted) : 1;
    if (squeeze < TIGHTEST && fitting > 1) continue;
    let x = 0;
    const positions = shown.map((group, index) => {
      const at = x;
      x += strips[index]! * squeeze;
      return { group, x: at };
    });
    const more = groups.slice(fitting).reduce((sum, group) => sum + group.count, 0);
    return { positions, more };
  }
  return { positions: [], more: 0 };
}

/** The cap that stands for a seat. */
export function capOf(view: View, seat: number): View["seats"][number]["colours"][number]["cap"] {
  return view.seats[seat]?.colours[0]?.cap ?? "white";
}
