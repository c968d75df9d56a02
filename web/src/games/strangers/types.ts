/** Views, moves and events of the game strangers. Written by web/wire_types.py from the server's schemas: do not edit. */

export interface View {
  viewer: number | null;
  options: Options;
  board: string;
  round: number;
  first: number;
  turn: number;
  decision: Decision;
  seats: SeatView[];
  slots: SlotView[];
  aliens: string[];
  reserve: number;
  deck: (string | null)[];
  discards: string[];
  flights: number;
  contacts: number;
  outcome: Outcome | null;
}

export interface Options {
  board: "A" | "B";
  teams: "closed" | "none" | "open";
  hand_of_four: boolean;
  free_discard: boolean;
  total_invasion: boolean;
  late_sightings_return: boolean;
  best_of_three: boolean;
  solo: "architect" | "challenge";
  components: Components | null;
}

export interface Components {
  name: string;
  kids: number;
  hand: number;
  deck: number;
  stall_flights: number;
  cards: CardKind[];
  boards: Board[];
}

export interface CardKind {
  id: string;
  count: number;
  effect: "alien" | "bmx" | "city_bus" | "copy" | "extra_actions" | "fence" | "move" | "move_many" | "pool" | "rally" | "remove_alien" | "saucer" | "school_bus" | "science" | "send_out" | "to_house";
  number: number;
  provenance: "found" | "reconstructed" | "rulebook";
}

export interface Board {
  id: string;
  rows: number;
  columns: number;
  aliens: number;
  school: string;
  school_stops: string[];
  city_stops: string[];
  spaces: Space[];
  places: Place[];
  provenance: "found" | "reconstructed" | "rulebook";
}

export interface Space {
  id: string;
  kind: "road" | "wood";
  head: boolean;
  open: string[];
  walls: string[];
}

export interface Place {
  id: string;
  sign: string;
  kind: "club" | "house" | "library" | "mansion" | "park" | "pool" | "rally";
  cells: string[];
  values: number[];
  full_values: number[];
}

export interface Decision {
  phase: string;
  card: string | null;
  kid: string | null;
  owner: number | null;
  done: number;
  extra: number;
  fled: boolean;
  discarded: boolean;
  to_draw: number;
  halves: number;
  routes: string[][];
}

export interface SeatView {
  hand: (string | null)[];
  hand_limit: number;
  supply: number;
  way: KidView[];
  way_limit: number;
  score: number;
  wins: number;
  points: number;
}

export interface KidView {
  at: string;
  crossed: string[];
  moved: boolean;
}

export interface SlotView {
  slot: string;
  owner: number | null;
  value: number;
}

export interface Outcome {
  scores: number[];
  winners: number[];
  reason: string;
  sides: string[];
}

export interface Release {
  kind: "release";
}

export interface PlayCard {
  kind: "play_card";
  card: string;
}

export interface Flee {
  kind: "flee";
  at: string;
}

export interface Discard {
  kind: "discard";
  card: string;
}

export interface ChooseKid {
  kind: "choose_kid";
  owner: number;
  at: string;
}

export interface MoveTo {
  kind: "move_to";
  to: string;
}

export interface TakeRoute {
  kind: "take_route";
  through: string;
}

export interface Stop {
  kind: "stop";
}

export interface PlaceAlien {
  kind: "place_alien";
  at: string;
}

export interface RemoveAlien {
  kind: "remove_alien";
  at: string;
}

export interface LookAt {
  kind: "look_at";
  owner: number;
}

export interface CopyCard {
  kind: "copy_card";
  card: string;
}

export interface ResolveFirst {
  kind: "resolve_first";
  half: "alien" | "saucer";
}

export interface StartRound {
  kind: "start_round";
}

export interface ChooseBoard {
  kind: "choose_board";
  board: "A" | "B";
}

export interface LayCard {
  kind: "lay_card";
  card: string;
}

export interface LayTheRest {
  kind: "lay_the_rest";
}

export interface RoundStarted {
  kind: "round_started";
  round: number;
  board: string;
  first: number;
}

export interface TurnStarted {
  kind: "turn_started";
  seat: number;
}

export interface KidReleased {
  kind: "kid_released";
  seat: number;
}

export interface CardPlayed {
  kind: "card_played";
  seat: number;
  card: string;
  works: boolean;
}

export interface KidFled {
  kind: "kid_fled";
  seat: number;
  at: string;
}

export interface CardDiscarded {
  kind: "card_discarded";
  seat: number;
  card: string;
}

export interface KidMoved {
  kind: "kid_moved";
  owner: number;
  path: string[];
}

export interface KidHome {
  kind: "kid_home";
  owner: number;
  slot: string;
}

export interface CardDrawn {
  kind: "card_drawn";
  seat: number;
  card: string | null;
}

export interface SightingDrawn {
  kind: "sighting_drawn";
  seat: number;
  card: string;
}

export interface AlienPlaced {
  kind: "alien_placed";
  seat: number;
  at: string;
}

export interface AlienRemoved {
  kind: "alien_removed";
  seat: number;
  at: string;
}

export interface KidNamed {
  kind: "kid_named";
  seat: number;
  owner: number;
  at: string;
}

export interface CoinFlipped {
  kind: "coin_flipped";
  seat: number;
  saucer: boolean;
}

export interface KidTaken {
  kind: "kid_taken";
  owner: number;
  at: string;
  by: "alien" | "saucer";
}

export interface HandSeen {
  kind: "hand_seen";
  seat: number;
  owner: number;
  cards: string[] | null;
}

export interface CardCopied {
  kind: "card_copied";
  seat: number;
  owner: number;
  card: string;
  works: boolean;
}

export interface ActionsGained {
  kind: "actions_gained";
  seat: number;
  actions: number;
}

export interface ContactTried {
  kind: "contact_tried";
  seat: number;
  saucers: number;
  contact: boolean;
}

export interface DeckShuffled {
  kind: "deck_shuffled";
  cards: number;
}

export interface CardLaid {
  kind: "card_laid";
  seat: number;
  card: string;
}

export interface BoardChosen {
  kind: "board_chosen";
  seat: number;
  board: string;
}

export interface RoundEnded {
  kind: "round_ended";
  reason: "all-home" | "contact" | "last-alien" | "stall";
  scores: number[];
  winners: number[];
}

export type Move = Release | PlayCard | Flee | Discard | ChooseKid | MoveTo | TakeRoute | Stop | PlaceAlien | RemoveAlien | LookAt | CopyCard | ResolveFirst | StartRound | ChooseBoard | LayCard | LayTheRest;

export type Event = RoundStarted | TurnStarted | KidReleased | CardPlayed | KidFled | CardDiscarded | KidMoved | KidHome | CardDrawn | SightingDrawn | AlienPlaced | AlienRemoved | KidNamed | CoinFlipped | KidTaken | HandSeen | CardCopied | ActionsGained | ContactTried | DeckShuffled | CardLaid | BoardChosen | RoundEnded;

export const SHAPE = {
  "View": {
    "viewer": "seat",
    "options": "Options",
    "board": "board",
    "first": "seat",
    "turn": "seat",
    "decision": "Decision",
    "seats": "SeatView",
    "slots": "SlotView",
    "aliens": "spot",
    "deck": "card",
    "discards": "card",
    "outcome": "Outcome"
  },
  "Outcome": {
    "winners": "seat",
    "reason": "reason",
    "sides": "sides"
  },
  "SlotView": {
    "slot": "spot",
    "owner": "seat"
  },
  "SeatView": {
    "hand": "card",
    "way": "KidView"
  },
  "KidView": {
    "at": "spot",
    "crossed": "spot"
  },
  "Decision": {
    "phase": "phase",
    "card": "card",
    "kid": "spot",
    "owner": "seat",
    "routes": "spot"
  }
} as const;
