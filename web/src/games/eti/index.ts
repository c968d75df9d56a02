/** E.T.I.: Estimated Time to Invasion: the board and everything around it. */

import type { Event } from "@/generated/eti/events";
import type { Move } from "@/generated/eti/moves";
import type { Components, View } from "@/generated/eti/view";
import type { GameModule } from "../module";
import "./art/colours.css";
import { COMPANIES, companyOf } from "./art/companies";
import Badge from "./Badge.svelte";
import Board from "./board/Board.svelte";
import Breakdown from "./Breakdown.svelte";
import Ending from "./Ending.svelte";
import Coach from "./coach/Coach.svelte";
import Hand from "./Hand.svelte";
import Picture from "./Picture.svelte";
import { MEASURES } from "./measures";
import { describePiece, pieceOf, spotsOf } from "./pieces";
import { resultOf } from "./result";
import { whatItBrings } from "./role/reveal";
import { isSealed } from "./role/sealed.svelte";
import SeatInfo from "./SeatInfo.svelte";
import { TEXT, type Structs } from "./textFormats";

const SHAPES = { beside: 1.23, low: 1.5, stacked: 0.58 };

export const GAME: GameModule<View, Move, Event, Components, Structs> = {
  board: {
    Board,
    Hand,
    showsHand: true,
    showsTimers: true,
    showsSeats: (seats) => seats <= 4,
    SeatInfo,
    Badge,
    colourOf: (seat, view) => COMPANIES[companyOf(seat, view?.options.pieces)]?.colour ?? "",
    measures: MEASURES,
    Breakdown,
    Ending,
    Coach,
    shapeOf: () => SHAPES,
    Picture,
    describePiece,
    pieceOf,
    spotsOf,
    isOffered: () => true,
    needsConfirmation: (move) => move.kind === "reveal",
    whatItBrings,
    resultOf,
    isSealed,
  },
  text: TEXT,
};
