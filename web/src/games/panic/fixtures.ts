/** Views for tests. */

import type { OwnTown, PhaseName, View } from "@/generated/panic/view";

const TOWN: OwnTown = {
  cells: Array.from({ length: 9 }, () => null),
  hand: Array.from({ length: 9 }, (_, index) => ({ tile: index + 1, side: "A", turn: 0 })),
  borders: [],
  loops: [],
  fault: null,
};

/** The first seat of two is building. */
export function buildingView(town: Partial<OwnTown> = {}, more: Partial<View> = {}): View {
  const seat = { score: 0, marker: 0, tiles: 0, token: null, ready: false };
  const usual = {
    viewer: 0,
    phase: "building" satisfies PhaseName,
    round: 1,
    goal: 10,
    cards: [],
    counted: [],
  };
  const rest = { last: null, best: null, outcome: null, seats: [seat, seat] };
  return { ...usual, ...rest, town: { ...TOWN, ...town }, ...more } as unknown as View;
}

/** Nine tiles in a town, as they come. */
export const FULL: Pick<OwnTown, "cells" | "hand"> = { cells: TOWN.hand, hand: [] };
