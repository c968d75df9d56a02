/** What the server tells and is asked. Written by web/wire_types.py from the server's schemas: do not edit. */

export interface TellHello {
  kind: "hello";
  language: "en" | "fr";
  you: You;
  table: TableInfo;
  chat: Line[];
}

export interface You {
  seats: number[];
  host: boolean;
  muted: number[];
}

export interface TableInfo {
  code: string | null;
  watch: string;
  game: string;
  title: string;
  options: Record<string, unknown>;
  settings: TableSettings;
  status: "open" | "over" | "playing";
  seats: Sitting[];
  watchers: number;
  fair: Fair;
  created: number;
  rematch: string | null;
  branch: Branch | null;
}

export interface TableSettings {
  clock: ClockSetting;
  spectators: boolean;
  delay: number;
  absent_after: number;
}

export interface ClockSetting {
  kind: "game" | "move" | "none";
  seconds: number;
  timeout: "bot" | "first";
}

export interface Sitting {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  called: string;
  level: "easy" | "hard" | "normal" | null;
  present: boolean;
  absent_for: number | null;
  lent: boolean;
}

export interface Fair {
  commitment: string;
  secret: string | null;
  parts: string[] | null;
  seed: string | null;
}

export interface Branch {
  watch: string;
  step: number;
}

export interface Line {
  line: number;
  seat: number | null;
  name: string;
  text: string;
  said: number;
}

export interface TellTable {
  kind: "table";
  you: You;
  table: TableInfo;
}

export interface TellView {
  kind: "view";
  seat: number | null;
  turn: number;
  to_move: number[];
  question: string;
  moves: Choice[];
  undo: boolean;
  held: boolean;
  events: News[];
  again: boolean;
  view: unknown;
  clock: ClockInfo | null;
  seats: Sitting[];
  outcome: Ending | null;
}

export interface Choice {
  move: unknown;
  text: string;
}

export interface News {
  event: unknown;
  text: string;
}

export interface ClockInfo {
  timers: TimerInfo[];
  seats: (number | null)[];
  running: number[];
}

export interface TimerInfo {
  name: string;
  text: string;
  seconds: number;
  left: number;
}

export interface Ending {
  scores: number[];
  winners: number[];
  reason: string;
  text: string;
}

export interface TellRefused {
  kind: "refused";
  code: string;
  text: string;
  rule: string | null;
  seat: number | null;
  id: number | null;
}

export interface TellWhy {
  kind: "why";
  seat: number;
  move: Record<string, unknown>;
  legal: boolean;
  rule: string | null;
  text: string;
  id: number | null;
}

export interface TellPreview {
  kind: "preview";
  seat: number;
  turn: number;
  move: Record<string, unknown>;
  events: News[];
  view: unknown;
  id: number | null;
}

export interface TellHint {
  kind: "hint";
  seat: number;
  turn: number;
  moves: Advice[];
  id: number | null;
}

export interface Advice {
  move: unknown;
  text: string;
  share: number;
  value: number | null;
}

export interface TellChat {
  kind: "chat";
  line: Line;
}

export interface TellLog {
  kind: "log";
  seat: number | null;
  events: News[];
  id: number | null;
}

export interface TellPing {
  kind: "ping";
  ping: number;
}

export interface TableAnswer {
  table: TableInfo;
  you: You;
}

export interface GameInfo {
  id: string;
  rules_version: number;
  title: string;
  pitch: string;
  players: string;
  minutes: string;
  seat_counts: number[];
  seat_names: string[];
  timed: boolean;
  races: boolean;
  options: OptionInfo[];
}

export interface OptionInfo {
  name: string;
  type: string;
  default: boolean | number | string;
  label: string;
  help: string;
  choices: OptionChoice[];
}

export interface OptionChoice {
  value: boolean | number | string;
  label: string;
}

export interface RulesPage {
  game: string;
  markdown: string;
  chapters: Chapter[];
}

export interface Chapter {
  number: string;
  title: string;
  rules: RuleText[];
}

export interface RuleText {
  number: string;
  text: string;
}

export interface Mine {
  tables: OwnTable[];
  bests: Best[];
}

export interface OwnTable {
  code: string | null;
  watch: string;
  game: string;
  title: string;
  status: "open" | "over" | "playing";
  seats: string[];
  created: number;
  changed: number;
}

export interface Best {
  game: string;
  options: Record<string, unknown>;
  score: number;
  watch: string;
  reached: number;
}

export interface Replay {
  game: string;
  title: string;
  options: Record<string, unknown>;
  seats: Sitting[];
  fair: Fair;
  outcome: Ending;
  total: number;
  steps: ReplayStep[];
}

export interface ReplayStep {
  step: number;
  seat: number | null;
  move: Record<string, unknown> | null;
  text: string;
  time: number;
  events: News[];
  views: Record<string, unknown>[];
}

export interface AskMove {
  kind: "move";
  move: Record<string, unknown>;
  turn: number;
  seat?: number | null;
  id?: number | null;
}

export interface AskWhy {
  kind: "why";
  move: Record<string, unknown>;
  seat?: number | null;
  id?: number | null;
}

export interface AskPreview {
  kind: "preview";
  move: Record<string, unknown>;
  seat?: number | null;
  id?: number | null;
}

export interface AskHint {
  kind: "hint";
  seat?: number | null;
  id?: number | null;
}

export interface AskChat {
  kind: "chat";
  text: string;
  id?: number | null;
}

export interface AskLog {
  kind: "log";
  seat?: number | null;
  id?: number | null;
}

export interface AskPong {
  kind: "pong";
  ping: number;
  id?: number | null;
}

export interface NewTable {
  game: string;
  seats: PlannedSeat[];
  options?: Record<string, boolean | number | string>;
  settings?: TableSettings;
  part?: string;
  start?: boolean;
}

export interface PlannedSeat {
  kind?: "bot" | "open" | "own";
  level?: "easy" | "hard" | "normal";
  name?: string;
}

export interface Sit {
  seat?: number | null;
  name?: string;
  part?: string;
}

export interface SeatOnly {
  seat: number;
}

export interface PutBot {
  seat: number;
  level?: "easy" | "hard" | "normal" | null;
}

export interface Mute {
  seat: number;
  muted: boolean;
}

export interface PlanBranch {
  step: number;
  seats: number[];
  name?: string;
  level?: "easy" | "hard" | "normal";
}

export interface Rematch {
  part?: string;
}

export type Told = TellHello | TellTable | TellView | TellRefused | TellWhy | TellPreview | TellHint | TellChat | TellLog | TellPing;

export type Asked = AskMove | AskWhy | AskPreview | AskHint | AskChat | AskLog | AskPong;
