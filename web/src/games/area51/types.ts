/** Views, moves and events of the game area51. Written by web/wire_types.py from the server's schemas: do not edit. */

export interface View {
  viewer: number | null;
  options: Options;
  stage: string;
  turn: number;
  turns: number;
  trigger: number | null;
  left: number;
  passes: number;
  decision: Decision;
  seats: SeatView[];
  regions: RegionView[];
  vehicles: VehicleView[];
  towers: number[];
  display: string[];
  deck: number;
  discards: string[];
  pool: string[];
  pool_deck: number;
  outcome: Outcome | null;
}

export interface Options {
  large: "A" | "B" | "C" | "random";
  stall_guard: boolean;
  components: Components | null;
}

export interface Components {
  name: string;
  deck: number;
  starters: number;
  hand: number;
  display: number;
  take: number;
  caps: number;
  markers: number;
  highest_number: number;
  bonuses: number[];
  stall_turns: number;
  towers: Towers;
  cards: CardKind[];
  small: Side;
  large: Side;
  setups: Setup[];
}

export interface Towers {
  blue: number;
  brown: number;
  orange: number;
  green: number;
}

export interface CardKind {
  colour: "blue" | "brown" | "green" | "orange";
  value: number;
  starters: number;
  main: number;
  provenance: "found" | "reconstructed" | "rulebook";
}

export interface Side {
  spaces: number;
  markers: number;
  hangars: number;
}

export interface Setup {
  seats: number;
  large: number;
  returned: number;
  towers: Towers;
}

export interface Decision {
  phase: string;
  plan: string;
  taken: number;
  refreshed: boolean;
  last: string | null;
  region: "A" | "B" | "C" | null;
  tower: "blue" | "brown" | "green" | "orange" | null;
  bunker: string | null;
  vehicle: string | null;
  cap: "black" | "blue" | "pink" | "purple" | "white" | "yellow" | null;
  route: "AB" | "AC" | "BA" | "BC" | "CA" | "CB" | null;
  needed: number;
  card: string | null;
  shown: PlacedCard | null;
  hidden: PlacedCard[];
  held: string[];
  queue: string[];
  limit: number;
}

export interface PlacedCard {
  card: string;
  hangar: string;
}

export interface SeatView {
  hand: string[] | null;
  hand_size: number;
  score: number;
  colours: ColourView[];
  remembered: RememberedCard[];
  age: number;
  fed: boolean;
}

export interface ColourView {
  cap: "black" | "blue" | "pink" | "purple" | "white" | "yellow";
  points: number;
  caps: number;
}

export interface RememberedCard {
  card: string | null;
  age: number;
  pooled: boolean;
}

export interface RegionView {
  region: "A" | "B" | "C";
  spaces: number;
  markers: number;
  next_space: string | null;
  hangars: HangarView[];
  bunkers: BunkerView[];
}

export interface HangarView {
  hangar: string;
  shown: string[];
  hidden: HiddenCard[];
}

export interface HiddenCard {
  seat: number;
  age: number;
  card: string | null;
}

export interface BunkerView {
  bunker: string;
  tower: "blue" | "brown" | "green" | "orange";
  level: number;
  cap: "black" | "blue" | "pink" | "purple" | "white" | "yellow";
  owner: number;
  bonus: number;
}

export interface VehicleView {
  vehicle: string;
  route: "AB" | "AC" | "BA" | "BC" | "CA" | "CB" | null;
  number: number;
}

export interface Outcome {
  scores: number[];
  winners: number[];
  reason: string;
  sides: string[];
}

export interface Collect {
  kind: "collect";
}

export interface Refresh {
  kind: "refresh";
  card: string;
}

export interface Take {
  kind: "take";
  card: string;
}

export interface Draw {
  kind: "draw";
}

export interface Build {
  kind: "build";
  region: "A" | "B" | "C";
  tower: "blue" | "brown" | "green" | "orange";
}

export interface UseCap {
  kind: "use_cap";
  cap: "black" | "blue" | "pink" | "purple" | "white" | "yellow";
}

export interface Upgrade {
  kind: "upgrade";
  bunker: string;
}

export interface Send {
  kind: "send";
  vehicle: string;
}

export interface SetRoute {
  kind: "set_route";
  route: "AB" | "AC" | "BA" | "BC" | "CA" | "CB";
}

export interface SetNumber {
  kind: "set_number";
  number: number;
}

export interface PlayFaceUp {
  kind: "play_face_up";
  card: string;
}

export interface PlayFaceDown {
  kind: "play_face_down";
  card: string;
}

export interface PutInto {
  kind: "put_into";
  hangar: string;
}

export interface PickUp {
  kind: "pick_up";
  hangar: string;
}

export interface Load {
  kind: "load";
  card: string;
  bunker: string;
}

export interface LeaveEmpty {
  kind: "leave_empty";
  bunker: string;
}

export interface Pass {
  kind: "pass";
}

export interface TurnStarted {
  kind: "turn_started";
  seat: number;
}

export interface DisplayRefreshed {
  kind: "display_refreshed";
  seat: number;
  card: string;
  discarded: string[];
}

export interface CardTaken {
  kind: "card_taken";
  seat: number;
  card: string;
}

export interface CardDrawn {
  kind: "card_drawn";
  seat: number;
  card: string | null;
}

export interface DisplayFilled {
  kind: "display_filled";
  cards: string[];
}

export interface DeckShuffled {
  kind: "deck_shuffled";
  cards: number;
}

export interface CardsPlayed {
  kind: "cards_played";
  seat: number;
  card: string;
  hangar: string;
  hidden: string[];
  cards: string[] | null;
}

export interface BunkerBuilt {
  kind: "bunker_built";
  seat: number;
  bunker: string;
  tower: "blue" | "brown" | "green" | "orange";
  cap: "black" | "blue" | "pink" | "purple" | "white" | "yellow";
}

export interface BunkerUpgraded {
  kind: "bunker_upgraded";
  seat: number;
  bunker: string;
  level: number;
}

export interface VehicleHired {
  kind: "vehicle_hired";
  seat: number;
  vehicle: string;
  route: "AB" | "AC" | "BA" | "BC" | "CA" | "CB";
  number: number;
}

export interface VehicleMoved {
  kind: "vehicle_moved";
  seat: number;
  vehicle: string;
  before: "AB" | "AC" | "BA" | "BC" | "CA" | "CB";
  route: "AB" | "AC" | "BA" | "BC" | "CA" | "CB";
  number: number;
}

export interface PileLifted {
  kind: "pile_lifted";
  seat: number;
  hangar: string;
  cards: string[];
}

export interface CardLoaded {
  kind: "card_loaded";
  seat: number;
  card: string;
  bunker: string;
  cap: "black" | "blue" | "pink" | "purple" | "white" | "yellow";
  owner: number;
  points: number;
  by: string | null;
}

export interface CardsKept {
  kind: "cards_kept";
  seat: number;
  cards: string[];
}

export interface Passed {
  kind: "passed";
  seat: number;
}

export interface LastRoundStarted {
  kind: "last_round_started";
  seat: number;
  cause: "markers" | "stall";
}

export interface ClearingStarted {
  kind: "clearing_started";
}

export interface BonusScored {
  kind: "bonus_scored";
  region: "A" | "B" | "C";
  bunker: string;
  cap: "black" | "blue" | "pink" | "purple" | "white" | "yellow";
  owner: number;
  points: number;
}

export interface MatchEnded {
  kind: "match_ended";
  scores: number[];
  winners: number[];
  reason: "hand" | "points" | "shared";
}

export type Move = Collect | Refresh | Take | Draw | Build | UseCap | Upgrade | Send | SetRoute | SetNumber | PlayFaceUp | PlayFaceDown | PutInto | PickUp | Load | LeaveEmpty | Pass;

export type Event = TurnStarted | DisplayRefreshed | CardTaken | CardDrawn | DisplayFilled | DeckShuffled | CardsPlayed | BunkerBuilt | BunkerUpgraded | VehicleHired | VehicleMoved | PileLifted | CardLoaded | CardsKept | Passed | LastRoundStarted | ClearingStarted | BonusScored | MatchEnded;

export const SHAPE = {
  "View": {
    "viewer": "seat",
    "options": "Options",
    "stage": "stage",
    "turn": "seat",
    "trigger": "seat",
    "decision": "Decision",
    "seats": "SeatView",
    "regions": "RegionView",
    "vehicles": "VehicleView",
    "display": "card",
    "discards": "card",
    "pool": "card",
    "outcome": "Outcome"
  },
  "Outcome": {
    "winners": "seat",
    "reason": "reason",
    "sides": "sides"
  },
  "VehicleView": {
    "vehicle": "vehicle",
    "route": "route"
  },
  "RegionView": {
    "region": "region",
    "next_space": "space",
    "hangars": "HangarView",
    "bunkers": "BunkerView"
  },
  "BunkerView": {
    "bunker": "space",
    "tower": "tower",
    "cap": "cap",
    "owner": "seat"
  },
  "HangarView": {
    "hangar": "hangar",
    "shown": "card",
    "hidden": "HiddenCard"
  },
  "HiddenCard": {
    "seat": "seat",
    "card": "card"
  },
  "SeatView": {
    "hand": "card",
    "colours": "ColourView",
    "remembered": "RememberedCard"
  },
  "RememberedCard": {
    "card": "card"
  },
  "ColourView": {
    "cap": "cap"
  },
  "Decision": {
    "phase": "phase",
    "plan": "plan",
    "last": "card",
    "region": "region",
    "tower": "tower",
    "bunker": "space",
    "vehicle": "vehicle",
    "cap": "cap",
    "route": "route",
    "card": "card",
    "shown": "PlacedCard",
    "hidden": "PlacedCard",
    "held": "card",
    "queue": "space"
  },
  "PlacedCard": {
    "card": "card",
    "hangar": "hangar"
  }
} as const;
