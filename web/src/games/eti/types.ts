/** Views, moves and events of the game eti. Written by web/wire_types.py from the server's schemas: do not edit. */

export interface View {
  viewer: number | null;
  options: Options;
  decision: Decision;
  step: string;
  waiting: number[];
  turn: number;
  alone: boolean;
  turn_number: number;
  president: number;
  claimed: number;
  threshold: number;
  forced: number;
  alien: number | null;
  alien_card: string | null;
  countdown: number;
  invading: boolean;
  seats: SeatView[];
  centre: string[];
  stock: number[];
  shown: string | null;
  marks: MarkView[];
  deck: number;
  discards: (string | null)[];
  event: string | null;
  events_left: number;
  event_discards: string[];
  attached: string[];
  target: number | null;
  candidates: number[];
  deciders: number[];
  talks: number;
  offers: OfferView[];
  draft: OfferView | null;
  opened: number;
  chosen: number;
  order: string[];
  swaps: number;
  drilled: boolean;
  queue: number[];
  claimers: number[];
  movers: number[];
  left: number;
  shaken: boolean;
  taken: TakenView | null;
  mashed: number[];
  fame_moved: string[];
  lost: string[];
  outcome: Outcome | null;
}

export interface Options {
  length: "epic" | "short" | "standard";
  alien: "conquest-legion" | "extinction-armada" | "harvest-squadron" | "raiding-party" | "random" | "suited";
  president: "first" | "random";
  timer: 0 | 30 | 60 | 180;
  turn_limit: 30 | 60;
  hidden_vote: boolean;
  wide_visionary: boolean;
  components: Components | null;
}

export interface Components {
  name: string;
  free_upgrades: number;
  ports: number;
  bank_limit: number;
  safe_points: number;
  scoop_limit: number;
  secret_defence: number;
  public_fame: number;
  green_tokens: number;
  red_tokens: number;
  lengths: Lengths;
  threat_attack: ThreatAttack;
  tracks: Tracks;
  research_deck: number;
  research: ResearchCard[];
  projects: Project[];
  events: EventCard[];
  humans: HumanCard[];
  aliens: AlienCard[];
}

export interface Lengths {
  short: number;
  standard: number;
  epic: number;
}

export interface ThreatAttack {
  tactic: number;
  tactic_immune: number;
  plain: number;
  plain_immune: number;
}

export interface Tracks {
  staffing: number[];
  creativity: number[];
  security: number[];
  analysis: number[];
  eti: number[];
  intel: number[];
  tactics: number[];
  brutality: number[];
}

export interface ResearchCard {
  id: string;
  kind: "multiplier" | "number" | "threat";
  value: number;
  attack: number;
  count: number;
  provenance: "found" | "reconstructed" | "rulebook";
}

export interface Project {
  id: string;
  level: number;
  field: "chemistry" | "computers" | "life-sciences" | "physics" | "robotics" | "sensors" | "weaponry" | "xeno-studies";
  difficulty: number;
  defence: number;
  fame: number;
  upgrades: ("analysis" | "creativity" | "security" | "staffing")[];
  provenance: "found" | "reconstructed" | "rulebook";
}

export interface EventCard {
  id: string;
  by: "held" | "highest" | "lowest-level" | "most-levels" | "other" | "president" | "vote";
  effect: "ability" | "ban" | "bank" | "cards" | "change-of-plans" | "contract" | "deep-shelter" | "defence-mark" | "fame-mark" | "fire-drill" | "gift" | "halve-bank" | "inspect" | "patent" | "reorder" | "review" | "sweep" | "upgrade" | "voting-bloc";
  ability: "analysis" | "creativity" | "security" | "staffing" | null;
  number: number;
  otherwise: number;
  provenance: "found" | "reconstructed" | "rulebook";
}

export interface HumanCard {
  id: string;
  effect: "draw-project" | "fame-to-defence" | "immune" | "public-defence" | "scrap" | "secret-defence";
  number: number;
  fame: number;
  provenance: "found" | "reconstructed" | "rulebook";
}

export interface AlienCard {
  id: string;
  ufos: number;
  base: number;
  intel: number;
  tactics: number;
  cards: number;
  suits: number[];
  provenance: "found" | "reconstructed" | "rulebook";
}

export interface Decision {
  phase: string;
  event: string | null;
  project: string | null;
  to: number | null;
  left: number;
  drop: boolean;
  forced: boolean;
}

export interface SeatView {
  role: string | null;
  role_shown: boolean;
  tokens: number[];
  permanent: number[];
  values: number[];
  immunities: ("abduction" | "arson" | "spy" | "virus")[];
  bank: number;
  ports: PortView[];
  secret: string[];
  public: string[];
  held: string[];
  study: string | null;
  left_field: "chemistry" | "computers" | "life-sciences" | "physics" | "robotics" | "sensors" | "weaponry" | "xeno-studies" | null;
  agenda: "change" | "research" | "submit" | null;
  method: "safe" | "standard" | null;
  queue: string[];
  result: number | null;
  claims: string | null;
  banned: boolean;
  vote: number | null;
  bloc: boolean;
  promises: (number | null)[];
  kept: number;
  broken: number;
  levels: number;
  defence: number;
  fame: number;
  attack: (string | null)[];
  shelter: number;
  survives: boolean;
  final_fame: number;
}

export interface PortView {
  card: string | null;
  seen_by: number[];
}

export interface MarkView {
  project: string;
  fame: number;
  defence: number;
}

export interface OfferView {
  seat: number;
  number: number;
  to: number;
  wish: number;
  voting: boolean;
  points: number;
  projects: string[];
  events: string[];
}

export interface TakenView {
  source: number;
  card: string | null;
}

export interface Outcome {
  scores: number[];
  winners: number[];
  reason: string;
  sides: string[];
}

export interface Upgrade {
  kind: "upgrade";
  ability: "analysis" | "creativity" | "security" | "staffing";
}

export interface ChooseThreat {
  kind: "choose_threat";
  threat: "abduction" | "arson" | "spy" | "virus";
}

export interface DropThreat {
  kind: "drop_threat";
  threat: "abduction" | "arson" | "spy" | "virus";
}

export interface StartOver {
  kind: "start_over";
}

export interface Finish {
  kind: "finish";
}

export interface PlaceMarker {
  kind: "place_marker";
  project: string;
}

export interface Reveal {
  kind: "reveal";
}

export interface Pass {
  kind: "pass";
}

export interface DrawProject {
  kind: "draw_project";
  level: number;
}

export interface OpenOffer {
  kind: "open_offer";
  to: number;
  wish: number;
}

export interface OfferPoints {
  kind: "offer_points";
  points: number;
}

export interface OfferProject {
  kind: "offer_project";
  project: string;
}

export interface OfferHeld {
  kind: "offer_held";
  event: string;
}

export interface Propose {
  kind: "propose";
}

export interface Withdraw {
  kind: "withdraw";
  offer: number;
}

export interface PromiseVote {
  kind: "promise_vote";
  to: number;
  choice: number;
}

export interface Ready {
  kind: "ready";
}

export interface HonourOffer {
  kind: "honour_offer";
}

export interface BreakOffer {
  kind: "break_offer";
}

export interface Vote {
  kind: "vote";
  company: number;
}

export interface ChooseCompany {
  kind: "choose_company";
  company: number;
}

export interface ChooseProject {
  kind: "choose_project";
  project: string;
}

export interface PlayHeld {
  kind: "play_held";
  event: string;
}

export interface DiscardPort {
  kind: "discard_port";
  port: number;
}

export interface NextCard {
  kind: "next_card";
  card: string;
}

export interface ChooseAgenda {
  kind: "choose_agenda";
  agenda: "change" | "research" | "submit";
}

export interface ChooseMethod {
  kind: "choose_method";
  method: "safe" | "standard";
}

export interface SwapPorts {
  kind: "swap_ports";
  port: number;
}

export interface ChooseVault {
  kind: "choose_vault";
  vault: "public" | "secret";
}

export interface TurnUp {
  kind: "turn_up";
  company: number;
}

export interface TakeAttack {
  kind: "take_attack";
  company: number;
  card: string | null;
}

export interface Scrap {
  kind: "scrap";
  card: string;
}

export interface ChoiceMade {
  kind: "choice_made";
  seat: number;
}

export interface UpgradesShown {
  kind: "upgrades_shown";
  seat: number;
  upgrades: ("analysis" | "creativity" | "security" | "staffing")[];
  immunities: ("abduction" | "arson" | "spy" | "virus")[];
}

export interface ProjectTurnedUp {
  kind: "project_turned_up";
  seat: number;
  project: string;
}

export interface MarkerPlaced {
  kind: "marker_placed";
  seat: number;
  project: string;
  bank: number;
}

export interface TurnStarted {
  kind: "turn_started";
  turn: number;
  president: number;
  claimed: number;
}

export interface RevealAsked {
  kind: "reveal_asked";
  forced: boolean;
}

export interface NobodyRevealed {
  kind: "nobody_revealed";
}

export interface AlienRevealed {
  kind: "alien_revealed";
  seat: number;
  card: string;
  project: string | null;
  turns: number;
}

export interface BadgePassed {
  kind: "badge_passed";
  president: number;
}

export interface EventDrawn {
  kind: "event_drawn";
  president: number;
  event: string;
}

export interface EventFizzled {
  kind: "event_fizzled";
  event: string;
}

export interface BargainingOpened {
  kind: "bargaining_opened";
  deciders: number[];
  candidates: number[];
}

export interface OfferProposed {
  kind: "offer_proposed";
  seat: number;
  number: number;
  to: number;
  wish: number;
  points: number;
  projects: string[];
  events: string[];
}

export interface OfferWithdrawn {
  kind: "offer_withdrawn";
  seat: number;
  number: number;
}

export interface VotePromised {
  kind: "vote_promised";
  seat: number;
  to: number;
  choice: number;
}

export interface BargainingEnded {
  kind: "bargaining_ended";
  on_time: boolean;
}

export interface CompanyChosen {
  kind: "company_chosen";
  company: number;
  event: string;
}

export interface VoteCast {
  kind: "vote_cast";
  seat: number;
  company: number;
  votes: number;
}

export interface VotesCounted {
  kind: "votes_counted";
  votes: number[];
  leaders: number[];
}

export interface PromiseTested {
  kind: "promise_tested";
  seat: number;
  to: number;
  kept: boolean;
}

export interface OfferHonoured {
  kind: "offer_honoured";
  seat: number;
  to: number;
  number: number;
}

export interface OfferBroken {
  kind: "offer_broken";
  seat: number;
  to: number;
  number: number;
  able: boolean;
}

export interface HeldGained {
  kind: "held_gained";
  seat: number;
  event: string;
  giver: number | null;
}

export interface HeldPlayed {
  kind: "held_played";
  seat: number;
  event: string;
}

export interface BankChanged {
  kind: "bank_changed";
  seat: number;
  change: number;
  bank: number;
}

export interface CardsTaken {
  kind: "cards_taken";
  seat: number;
  cards: (string | null)[];
  overflow: number;
}

export interface CardsSeen {
  kind: "cards_seen";
  seat: number;
  owner: number;
  cards: string[] | null;
}

export interface ThreatsDiscarded {
  kind: "threats_discarded";
  seat: number;
  cards: number;
}

export interface PortDiscarded {
  kind: "port_discarded";
  seat: number;
  port: number;
}

export interface QueuePutInOrder {
  kind: "queue_put_in_order";
  seat: number;
}

export interface ProjectGiven {
  kind: "project_given";
  giver: number;
  receiver: number;
  project: string;
}

export interface ProjectMarked {
  kind: "project_marked";
  project: string;
  event: string;
  fame: number;
  defence: number;
}

export interface ResearchBanned {
  kind: "research_banned";
  seat: number;
}

export interface UpgradeGained {
  kind: "upgrade_gained";
  seat: number;
  ability: "analysis" | "creativity" | "security" | "staffing";
}

export interface UpgradeLost {
  kind: "upgrade_lost";
  seat: number;
  ability: "analysis" | "creativity" | "security" | "staffing";
}

export interface ThreatMastered {
  kind: "threat_mastered";
  seat: number;
  threat: "abduction" | "arson" | "spy" | "virus";
}

export interface ImmunityLost {
  kind: "immunity_lost";
  seat: number;
  threat: "abduction" | "arson" | "spy" | "virus";
}

export interface AgendaShown {
  kind: "agenda_shown";
  seat: number;
  agenda: "change" | "research" | "submit";
}

export interface AgendaChanged {
  kind: "agenda_changed";
  seat: number;
  agenda: "change" | "research" | "submit";
}

export interface MethodShown {
  kind: "method_shown";
  seat: number;
  method: "safe" | "standard";
}

export interface QueueShown {
  kind: "queue_shown";
  seat: number;
  cards: string[];
}

export interface ResultShown {
  kind: "result_shown";
  seat: number;
  points: number;
  bank: number;
  destroyed: number[];
}

export interface TieBroken {
  kind: "tie_broken";
  project: string;
  company: number;
}

export interface ProjectClaimed {
  kind: "project_claimed";
  seat: number;
  project: string;
  vault: "public" | "secret";
  claimed: number;
}

export interface Scooped {
  kind: "scooped";
  seat: number;
  project: string;
  bank: number;
}

export interface CardsBanked {
  kind: "cards_banked";
  seat: number;
  cards: number;
  bank: number;
}

export interface DeckShuffled {
  kind: "deck_shuffled";
}

export interface EventsShuffled {
  kind: "events_shuffled";
}

export interface InvasionStarted {
  kind: "invasion_started";
  president: number;
}

export interface LeftoversTaken {
  kind: "leftovers_taken";
  seat: number;
  projects: string[];
}

export interface AttackPlaced {
  kind: "attack_placed";
  company: number;
  cards: number;
}

export interface AttackTurnedUp {
  kind: "attack_turned_up";
  company: number;
  card: string;
}

export interface AttackMoved {
  kind: "attack_moved";
  source: number;
  target: number;
  card: string | null;
}

export interface RoleShown {
  kind: "role_shown";
  seat: number;
  role: string;
}

export interface FameMoved {
  kind: "fame_moved";
  seat: number;
  project: string;
}

export interface AttackScrapped {
  kind: "attack_scrapped";
  company: number;
  card: string;
}

export interface CompanyAttacked {
  kind: "company_attacked";
  company: number;
  cards: string[];
  base: number;
  attack: number;
  defence: number;
  survives: boolean;
  discarded: string[];
  fame: number;
}

export interface MatchEnded {
  kind: "match_ended";
  winner: number;
  reason: "conquest" | "fame" | "president";
}

export type Move = Upgrade | ChooseThreat | DropThreat | StartOver | Finish | PlaceMarker | Reveal | Pass | DrawProject | OpenOffer | OfferPoints | OfferProject | OfferHeld | Propose | Withdraw | PromiseVote | Ready | HonourOffer | BreakOffer | Vote | ChooseCompany | ChooseProject | PlayHeld | DiscardPort | NextCard | ChooseAgenda | ChooseMethod | SwapPorts | ChooseVault | TurnUp | TakeAttack | Scrap;

export type Event = ChoiceMade | UpgradesShown | ProjectTurnedUp | MarkerPlaced | TurnStarted | RevealAsked | NobodyRevealed | AlienRevealed | BadgePassed | EventDrawn | EventFizzled | BargainingOpened | OfferProposed | OfferWithdrawn | VotePromised | BargainingEnded | CompanyChosen | VoteCast | VotesCounted | PromiseTested | OfferHonoured | OfferBroken | HeldGained | HeldPlayed | BankChanged | CardsTaken | CardsSeen | ThreatsDiscarded | PortDiscarded | QueuePutInOrder | ProjectGiven | ProjectMarked | ResearchBanned | UpgradeGained | UpgradeLost | ThreatMastered | ImmunityLost | AgendaShown | AgendaChanged | MethodShown | QueueShown | ResultShown | TieBroken | ProjectClaimed | Scooped | CardsBanked | DeckShuffled | EventsShuffled | InvasionStarted | LeftoversTaken | AttackPlaced | AttackTurnedUp | AttackMoved | RoleShown | FameMoved | AttackScrapped | CompanyAttacked | MatchEnded;

export const SHAPE = {
  "View": {
    "viewer": "seat",
    "options": "Options",
    "decision": "Decision",
    "step": "step",
    "waiting": "seat",
    "turn": "seat",
    "president": "seat",
    "alien": "seat",
    "alien_card": "role",
    "seats": "SeatView",
    "centre": "project",
    "shown": "project",
    "marks": "MarkView",
    "discards": "card",
    "event": "incident",
    "event_discards": "incident",
    "attached": "incident",
    "target": "seat",
    "candidates": "seat",
    "deciders": "seat",
    "offers": "OfferView",
    "draft": "OfferView",
    "order": "card",
    "claimers": "seat",
    "movers": "seat",
    "taken": "TakenView",
    "mashed": "seat",
    "fame_moved": "project",
    "lost": "project",
    "outcome": "Outcome"
  },
  "Outcome": {
    "winners": "seat",
    "reason": "reason",
    "sides": "sides"
  },
  "TakenView": {
    "source": "seat",
    "card": "card"
  },
  "OfferView": {
    "seat": "seat",
    "to": "seat",
    "wish": "seat",
    "projects": "project",
    "events": "incident"
  },
  "MarkView": {
    "project": "project"
  },
  "SeatView": {
    "role": "role",
    "immunities": "immunities",
    "ports": "PortView",
    "secret": "project",
    "public": "project",
    "held": "incident",
    "study": "project",
    "left_field": "left-field",
    "agenda": "agenda",
    "method": "method",
    "queue": "card",
    "claims": "project",
    "vote": "seat",
    "promises": "seat",
    "attack": "card"
  },
  "PortView": {
    "card": "card",
    "seen_by": "seat"
  },
  "Decision": {
    "phase": "phase",
    "event": "incident",
    "project": "project",
    "to": "seat"
  }
} as const;
