/** Don't Talk to Strangers: the board and everything around it. */

import type { Event } from "@/generated/strangers/events";
import type { Move } from "@/generated/strangers/moves";
import { PIECE_RULES } from "@/generated/strangers/pieceRules";
import type { Components, View } from "@/generated/strangers/view";
import type { Texts } from "@/shared/texts";
import type { GameModule, PieceText } from "../module";
import Badge from "./Badge.svelte";
import Board from "./board/Board.svelte";
import { layOut } from "./board/geometry";
import Breakdown from "./Breakdown.svelte";
import Coach from "./coach/Coach.svelte";
import { boardOf, cardOf } from "./components";
import Hand from "./hand/Hand.svelte";
import Picture from "./Picture.svelte";
import SeatInfo from "./SeatInfo.svelte";
import { TEXT } from "./textFormats";
import "./colours.css";
import "./phone.css";

const ON_BOARD = new Set<Move["kind"]>([
  "choose_kid",
  "move_to",
  "take_route",
  "place_alien",
  "remove_alien",
]);
const IN_HAND = new Set<Move["kind"]>(["play_card", "discard", "copy_card", "lay_card"]);

function shapeOf(view: View, components: Components): number {
  const { width, height } = layOut(boardOf(components, view));
  return width / height;
}

function spotsOf(event: Event): string[] {
  switch (event.kind) {
    case "kid_moved":
      return event.path;
    case "kid_home":
      return [event.slot];
    case "kid_fled":
    case "alien_placed":
    case "alien_removed":
    case "kid_named":
    case "kid_taken":
      return [event.at];
    default:
      return [];
  }
}

/** By the id of a card; a card of another component file has none. */
const CARD_RULES: Readonly<Record<string, string>> = PIECE_RULES.card;

function describeCard(card: string, components: Components, texts: Texts): PieceText {
  const { number } = cardOf(components, card);
  const effect = `card-${card}.effect`;
  return {
    name: texts.name("card", card),
    text: texts.has(effect) ? texts.format(effect, { number }) : "",
    rule: CARD_RULES[card] ?? null,
  };
}

export const GAME: GameModule<View, Move, Event, Components> = {
  board: {
    Board,
    Hand,
    SeatInfo,
    Badge,
    colourOf: (seat) => `var(--kid-${seat})`,
    Breakdown,
    Coach,
    shapeOf,
    Picture,
    describePiece: describeCard,
    pieceOf: (event) => ("card" in event ? event.card : null),
    spotsOf,
    isOffered: ({ kind }) => ON_BOARD.has(kind) || IN_HAND.has(kind),
    needsConfirmation: ({ kind }) => kind === "flee",
  },
  text: TEXT,
};
