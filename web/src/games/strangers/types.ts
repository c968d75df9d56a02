/** What the server sends of Don't Talk to Strangers: components, views, moves and events. */

export type Spot = string;
export type Seat = number;

export interface CardKind {
  id: string;
  count: number;
  effect: string;
  number: number;
}

export interface Space {
  id: Spot;
  kind: "road" | "wood";
  head: boolean;
  open: Spot[];
  walls: Spot[];
}

export type PlaceKind = "house" | "mansion" | "pool" | "library" | "park" | "club" | "rally";

export interface Place {
  id: Spot;
  sign: string;
  kind: PlaceKind;
  cells: string[];
  values: number[];
  full_values: number[];
}

export interface BoardData {
  id: string;
  rows: number;
  columns: number;
  aliens: number;
  school: Spot;
  school_stops: Spot[];
  city_stops: Spot[];
  spaces: Space[];
  places: Place[];
}

export interface Components {
  cards: CardKind[];
  boards: BoardData[];
  kids: number;
}

export interface KidView {
  at: Spot;
  crossed: Spot[];
  moved: boolean;
}

export interface SlotView {
  slot: Spot;
  owner: Seat | null;
  value: number;
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

export interface Decision {
  phase: string;
  card: string | null;
  kid: Spot | null;
  owner: Seat | null;
  done: number;
  extra: number;
  routes: Spot[][];
}

export interface View {
  viewer: Seat | null;
  board: string;
  round: number;
  first: Seat;
  turn: Seat;
  decision: Decision;
  seats: SeatView[];
  slots: SlotView[];
  aliens: Spot[];
  reserve: number;
  deck: (string | null)[];
  discards: string[];
  contacts: number;
  outcome: { scores: number[]; winners: Seat[]; reason: string } | null;
}

export interface Move {
  kind: string;
  at?: Spot;
  to?: Spot;
  through?: Spot;
  card?: string;
  owner?: Seat;
}

/** A legal move with the words that say what it does. */
export interface Choice {
  move: Move;
  text: string;
}

export interface Event {
  kind: string;
  seat?: Seat;
  owner?: Seat;
  at?: Spot;
  path?: Spot[];
  slot?: Spot;
  card?: string | null;
  saucer?: boolean;
  by?: string;
}
