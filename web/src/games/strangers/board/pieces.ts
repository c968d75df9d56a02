/** Where the pieces of a view stand on the board, and what is clicked for each legal move. */

import type { Move } from "@/generated/strangers/moves";
import type { PhaseName, View } from "@/generated/strangers/view";
import type { Choice } from "@/games/module";
import { CELL, type Box, type Layout, type Point, type Spot } from "./geometry";

type Seat = number;

export interface KidPiece extends Point {
  key: string;
  owner: Seat;
  at: Spot;
  count: number;
  size: number;
}

const CROWDS: readonly (readonly { x: number; y: number; size: number }[])[] = [
  [],
  [{ x: 0, y: 29, size: 1 }],
  [
    { x: -20, y: 27, size: 0.86 },
    { x: 20, y: 31, size: 0.86 },
  ],
  [
    { x: 0, y: 8, size: 0.74 },
    { x: -24, y: 36, size: 0.74 },
    { x: 24, y: 36, size: 0.74 },
  ],
  [
    { x: -22, y: 4, size: 0.7 },
    { x: 22, y: 4, size: 0.7 },
    { x: -22, y: 40, size: 0.7 },
    { x: 22, y: 40, size: 0.7 },
  ],
];
const FEET_IN_SLOT = 22;

export function pieceKey(owner: Seat, at: Spot): string {
  return `${owner}@${at}`;
}

/** One piece for all Kids of a seat on the same space, and one for each taken slot. */
export function kidPieces(view: View, layout: Layout): KidPiece[] {
  const pieces = [...onTheWay(view, layout), ...safe(view, layout)];
  return pieces.sort((one, other) => one.y - other.y);
}

function onTheWay(view: View, layout: Layout): KidPiece[] {
  const crowds = new Map<Spot, Map<Seat, number>>();
  view.seats.forEach((seat, owner) => {
    for (const kid of seat.way) {
      const crowd = crowds.get(kid.at) ?? new Map<Seat, number>();
      crowd.set(owner, (crowd.get(owner) ?? 0) + 1);
      crowds.set(kid.at, crowd);
    }
  });
  const pieces: KidPiece[] = [];
  for (const [at, crowd] of crowds) {
    const site = layout.site.get(at);
    if (!site) continue;
    const stands = CROWDS[crowd.size] ?? CROWDS[4] ?? [];
    [...crowd].forEach(([owner, count], index) => {
      const stand = stands[index] ?? { x: 0, y: 29, size: 0.7 };
      pieces.push({
        key: pieceKey(owner, at),
        owner,
        at,
        count,
        x: site.x + stand.x,
        y: site.y + stand.y,
        size: stand.size,
      });
    });
  }
  return pieces;
}

function safe(view: View, layout: Layout): KidPiece[] {
  return view.slots.flatMap(({ slot, owner }) => {
    if (owner === null) return [];
    const { x, y, size } = standOf(slot, layout);
    return [{ key: pieceKey(owner, slot), owner, at: slot, count: 1, x, y, size }];
  });
}

/** Where a single Kid stands, on its own: the end of a walk. */
export function standOf(spot: Spot, layout: Layout): Point & { size: number } {
  const slot = layout.lots.flatMap((lot) => lot.slots).find((each) => each.id === spot);
  if (slot) return { x: slot.x, y: slot.y + FEET_IN_SLOT, size: slot.size };
  const site = layout.site.get(spot) ?? { x: 0, y: 0 };
  return { x: site.x, y: site.y + 29, size: 1 };
}

/** Something on the board that can be used now. */
export interface Target {
  key: string;
  spot: Spot;
  box: Box;
  shape: "pad" | "lot" | "kid";
  choice: Choice<Move>;
}

export function targetsOf(
  choices: Choice<Move>[],
  view: View,
  layout: Layout,
  school: Spot,
): Target[] {
  const kids = new Map(kidPieces(view, layout).map((piece) => [piece.key, piece]));
  return choices.flatMap((choice) => targetOf(choice, view, layout, kids, school));
}

function targetOf(
  choice: Choice<Move>,
  view: View,
  layout: Layout,
  kids: Map<string, KidPiece>,
  school: Spot,
): Target[] {
  const kid = kidOf(choice.move, view);
  if (kid) {
    const piece = kids.get(kid);
    return piece ? [{ key: kid, spot: piece.at, box: kidBox(piece), shape: "kid", choice }] : [];
  }
  const spot = spotOf(choice.move, school);
  if (spot === null) return [];
  const lot = layout.lots.find((each) => each.id === spot);
  if (lot) {
    const box = { x: lot.x, y: lot.y, w: lot.w, h: lot.h };
    return [{ key: spot, spot, box, shape: "lot", choice }];
  }
  const site = layout.site.get(spot);
  if (!site) return [];
  const box = { x: site.x - CELL / 2, y: site.y - CELL / 2, w: CELL, h: CELL };
  return [{ key: spot, spot, box, shape: "pad", choice }];
}

function kidOf(move: Move, view: View): string | null {
  if (move.kind === "choose_kid") return pieceKey(move.owner, move.at);
  if (move.kind === "flee") return pieceKey(view.turn, move.at);
  return null;
}

function kidBox(piece: KidPiece): Box {
  const half = 23 * piece.size;
  const height = 72 * piece.size;
  return { x: piece.x - half, y: piece.y - height + 4, w: half * 2, h: height };
}

/** The spot that is clicked for a move, if it is made on the board. */
export function spotOf(move: Move, school: Spot): Spot | null {
  switch (move.kind) {
    case "release":
      return school;
    case "move_to":
      return move.to;
    case "take_route":
      return move.through;
    case "place_alien":
    case "remove_alien":
      return move.at;
    default:
      return null;
  }
}

/** The move that a click on a spot that is not lit probably meant. */
export function guessMove(spot: Spot, phase: PhaseName): Move | null {
  if (phase === "go") return { kind: "move_to", to: spot };
  if (phase === "head") return { kind: "place_alien", at: spot };
  if (phase === "removal") return { kind: "remove_alien", at: spot };
  return null;
}
