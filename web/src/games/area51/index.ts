/** Area 51: Top Secret: the board and everything around it. */

import type { Event } from "@/generated/area51/events";
import type { Move } from "@/generated/area51/moves";
import { PIECE_RULES } from "@/generated/area51/pieceRules";
import type { Components, View } from "@/generated/area51/view";
import type { Texts } from "@/shared/texts";
import type { GameModule, PieceText } from "../module";
import { capsOf } from "./art/caps";
import "./art/colours.css";
import Badge from "./Badge.svelte";
import Board from "./board/Board.svelte";
import { hangarSpot, spaceSpot, vehicleSpot } from "./board/targets";
import { towerOf, valueOf } from "./board/words";
import Breakdown from "./Breakdown.svelte";
import Coach from "./coach/Coach.svelte";
import Hand from "./hand/Hand.svelte";
import Picture from "./Picture.svelte";
import SeatInfo from "./SeatInfo.svelte";
import { TEXT } from "./textFormats";

const SHAPES = { beside: 1.22, low: 1.22, stacked: 1 };

function describePiece(card: string, components: Components, texts: Texts): PieceText {
  const kind = components.cards.find((each) => `${each.colour}-${each.value}` === card);
  return {
    name: texts.name("card", card),
    text: texts.format("area51-about-card", {
      kind: texts.format(`tower-${towerOf(card)}.kind`),
      value: valueOf(card),
      tower: texts.name("tower", towerOf(card)),
      count: (kind?.starters ?? 0) + (kind?.main ?? 0),
    }),
    rule: PIECE_RULES.card,
  };
}

function spotsOf(event: Event): string[] {
  switch (event.kind) {
    case "bunker_built":
    case "bunker_upgraded":
    case "bonus_scored":
      return [spaceSpot(event.bunker)];
    case "card_loaded":
      return [spaceSpot(event.bunker), ...(event.by ? [vehicleSpot(event.by)] : [])];
    case "vehicle_hired":
    case "vehicle_moved":
      return [vehicleSpot(event.vehicle)];
    case "pile_lifted":
      return [hangarSpot(event.hangar)];
    case "cards_played":
      return [hangarSpot(event.hangar), ...event.hidden.map(hangarSpot)];
    default:
      return [];
  }
}

export const GAME: GameModule<View, Move, Event, Components> = {
  board: {
    Board,
    Hand,
    SeatInfo,
    Badge,
    colourOf: (seat, view) => `var(--area51-cap-${capsOf(seat, view)[0]})`,
    Breakdown,
    Coach,
    shapeOf: () => SHAPES,
    Picture,
    describePiece,
    pieceOf: (event) => ("card" in event ? event.card : null),
    spotsOf,
    isOffered: () => true,
    needsConfirmation: () => false,
  },
  text: TEXT,
};
