/** Views, moves and events of the game panic. Written by web/wire_types.py from the server's schemas: do not edit. */

export interface View {
  viewer: number | null;
  options: Options;
  phase: string;
  round: number;
  goal: number;
  glass: boolean;
  clocks: number;
  barren: number;
  decision: Decision;
  cards: CardView[];
  deck: number;
  discards: string[];
  seats: SeatView[];
  town: OwnTown | null;
  last: RoundResult | null;
  outcome: Outcome | null;
}

export interface Options {
  stars: boolean;
  glass: 60 | 90 | 180;
  building: 120 | 300 | 900;
  facing: boolean;
  components: Components | null;
}

export interface Components {
  name: string;
  goals: number[];
  track: number;
  provenance: Sources;
  tiles: Tile[];
  objectives: Objective[];
}

export interface Sources {
  tiles: "derived" | "found" | "reconstructed" | "rulebook";
  figures: "derived" | "found" | "reconstructed" | "rulebook";
  objectives: "derived" | "found" | "reconstructed" | "rulebook";
  counting: "derived" | "found" | "reconstructed" | "rulebook";
  rulings: "derived" | "found" | "reconstructed" | "rulebook";
  goals: "derived" | "found" | "reconstructed" | "rulebook";
}

export interface Tile {
  number: number;
  A: Face;
  B: Face;
}

export interface Face {
  roads: Road[];
  figures: Figure[];
}

export interface Road {
  ends: string;
  item: "agent" | "alien" | "burger" | null;
  faces: "E" | "N" | "S" | "W" | null;
  at: "E" | "N" | "NE" | "NW" | "S" | "SE" | "SW" | "W" | "middle" | null;
}

export interface Figure {
  kind: "boy" | "dog" | "girl" | "house" | "net_agent" | "netted_alien" | "ufo";
  at: "E" | "N" | "NE" | "NW" | "S" | "SE" | "SW" | "W" | "middle";
}

export interface Objective {
  number: number;
  name: string;
  star: boolean;
  valued: boolean;
  better: "high" | "low";
}

export interface Decision {
  phase: string;
  round: number;
  tiles: number;
}

export interface CardView {
  card: string;
  star: boolean;
  low_wins: boolean;
  value: number | null;
}

export interface SeatView {
  score: number;
  marker: number;
  tiles: number;
  token: number | null;
  ready: boolean;
}

export interface OwnTown {
  cells: (Laid | null)[];
  hand: Laid[];
  borders: Border[];
  fault: FaultView | null;
}

export interface Laid {
  tile: number;
  side: "A" | "B";
  turn: number;
}

export interface Border {
  first: string;
  second: string;
}

export interface FaultView {
  kind: "border" | "loop" | "unfinished";
  cells: string[];
}

export interface RoundResult {
  round: number;
  tokens: (number | null)[];
  towns: (Town | null)[];
  cards: CardResult[];
  total: number | null;
  par: number | null;
}

export interface Town {
  cells: (Laid | null)[];
}

export interface CardResult {
  card: string;
  best: number | null;
  values: (number | null)[];
  points: number[];
}

export interface Outcome {
  scores: number[];
  winners: number[];
  reason: string;
  sides: string[];
}

export interface Ready {
  kind: "ready";
}

export interface Place {
  kind: "place";
  tile: number;
  cell: string;
}

export interface Turn {
  kind: "turn";
  tile: number;
}

export interface Flip {
  kind: "flip";
  tile: number;
}

export interface Lift {
  kind: "lift";
  tile: number;
}

export interface Claim {
  kind: "claim";
}

export interface CardsRevealed {
  kind: "cards_revealed";
  round: number;
  cards: string[];
}

export interface DeckShuffled {
  kind: "deck_shuffled";
  cards: number;
}

export interface SeatReady {
  kind: "seat_ready";
  seat: number;
}

export interface BuildingStarted {
  kind: "building_started";
  round: number;
}

export interface TilePlaced {
  kind: "tile_placed";
  seat: number;
  tile: number | null;
  cell: string | null;
  tiles: number;
}

export interface TileLifted {
  kind: "tile_lifted";
  seat: number;
  tile: number | null;
  tiles: number;
}

export interface GlassTurned {
  kind: "glass_turned";
  seat: number;
  seconds: number;
}

export interface TokenTaken {
  kind: "token_taken";
  seat: number;
  token: number;
}

export interface ClaimRejected {
  kind: "claim_rejected";
  seat: number;
  why: "border" | "loop" | "unfinished" | null;
  cells: string[];
}

export interface TimeRanOut {
  kind: "time_ran_out";
  clock: "building" | "glass" | "signal";
}

export interface TownShown {
  kind: "town_shown";
  seat: number;
  token: number;
  town: string;
}

export interface CardScored {
  kind: "card_scored";
  card: string;
  seat: number;
  value: number;
  best: number;
  points: number;
}

export interface SpeedScored {
  kind: "speed_scored";
  card: string;
  seat: number;
  token: number;
  points: number;
}

export interface ParCompared {
  kind: "par_compared";
  seat: number;
  total: number;
  par: number;
  points: number;
}

export interface RoundEnded {
  kind: "round_ended";
  round: number;
  finishers: number;
  scores: number[];
}

export interface MatchEnded {
  kind: "match_ended";
  scores: number[];
  winners: number[];
  reason: "barren" | "below-par" | "goal" | "near-par" | "par" | "shared" | "token";
}

export type Move = Ready | Place | Turn | Flip | Lift | Claim;

export type Event = CardsRevealed | DeckShuffled | SeatReady | BuildingStarted | TilePlaced | TileLifted | GlassTurned | TokenTaken | ClaimRejected | TimeRanOut | TownShown | CardScored | SpeedScored | ParCompared | RoundEnded | MatchEnded;

export const SHAPE = {
  "View": {
    "viewer": "seat",
    "options": "Options",
    "phase": "phase",
    "decision": "Decision",
    "cards": "CardView",
    "discards": "card",
    "seats": "SeatView",
    "town": "OwnTown",
    "last": "RoundResult",
    "outcome": "Outcome"
  },
  "Outcome": {
    "winners": "seat",
    "reason": "reason",
    "sides": "sides"
  },
  "RoundResult": {
    "towns": "Town",
    "cards": "CardResult"
  },
  "CardResult": {
    "card": "card"
  },
  "Town": {
    "cells": "Laid"
  },
  "Laid": {
    "side": "side"
  },
  "OwnTown": {
    "cells": "Laid",
    "hand": "Laid",
    "borders": "Border",
    "fault": "FaultView"
  },
  "FaultView": {
    "kind": "kind",
    "cells": "cell"
  },
  "Border": {
    "first": "cell",
    "second": "cell"
  },
  "SeatView": {},
  "CardView": {
    "card": "card"
  },
  "Decision": {
    "phase": "phase"
  }
} as const;
