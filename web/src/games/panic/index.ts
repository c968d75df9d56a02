/** Nine Tiles Panic: the board and everything around it. */

import type { Event } from "@/generated/panic/events";
import type { Move } from "@/generated/panic/moves";
import { PIECE_RULES } from "@/generated/panic/pieceRules";
import type { Components, View } from "@/generated/panic/view";
import type { Texts } from "@/shared/texts";
import type { GameModule, PieceText } from "../module";
import Badge from "./Badge.svelte";
import Board from "./board/Board.svelte";
import Coach from "./coach/Coach.svelte";
import Explanation from "./sheet/Explanation.svelte";
import Hand from "./Hand.svelte";
import Picture from "./Picture.svelte";
import SeatInfo from "./SeatInfo.svelte";
import Story from "./story/Story.svelte";
import { TEXT, type Structs } from "./textFormats";

const CARD_RULES: Readonly<Record<string, string>> = PIECE_RULES.card;

/** Pieces are objective cards: `card-7`. */
function describePiece(piece: string, _components: Components, texts: Texts): PieceText {
  const card = piece.replace("card-", "");
  return {
    name: texts.name("card", card),
    text: texts.format(`panic-about-${card}`),
    rule: CARD_RULES[card] ?? null,
  };
}

function spotsOf(event: Event): string[] {
  if (event.kind === "claim_rejected") return event.cells;
  return event.kind === "tile_placed" && event.cell !== null ? [event.cell] : [];
}

export const GAME: GameModule<View, Move, Event, Components, Structs> = {
  board: {
    Board,
    Hand,
    showsHand: true,
    showsTimers: true,
    showsSeats: (seats) => seats > 1,
    SeatInfo,
    Badge,
    colourOf: (seat) => `var(--panic-seat-${seat})`,
    Story,
    Coach,
    shapeOf: () => ({ beside: 1.32, low: 1.6, stacked: 0.52 }),
    Picture,
    Explanation,
    describePiece,
    pieceOf: (event) => ("card" in event ? `card-${event.card}` : null),
    spotsOf,
    isOffered: () => true,
    needsConfirmation: () => false,
  },
  text: TEXT,
};
