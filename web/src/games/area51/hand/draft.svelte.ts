/** What a player is putting together: the place, the cards and their hangars. Sent as small moves once confirmed. */

import type { Move } from "@/generated/area51/moves";
import type { PhaseName, PlacedCard, View } from "@/generated/area51/view";
import type { Choice } from "@/games/module";
import { choiceOf } from "@/shared/match/sameMove";
import type { RegionName, RouteName } from "../board/layout";
import { towerOf } from "../board/words";

/** The match as the draft needs it. */
export interface Table {
  view: View;
  choices: Choice<Move>[];
  onchoose: (move: Move) => void;
  /** Someone wants a move that is not offered. */
  onask: (move: Move) => void;
}

/** Where the choice of cards begins: everything before it is about what they pay for. */
const BASE: ReadonlySet<PhaseName | undefined> = new Set<PhaseName>(["cap", "number", "face-up"]);
const TAKE_BACK = { kind: "take_back" } as unknown as Move;

/** A route, the card face up, cards face down, or only the confirmation. */
export type Step = "route" | "up" | "down" | "ready";

export class Draft {
  /** A region where a new bunker is wanted and its first card is not chosen yet. */
  region = $state<RegionName | null>(null);
  /** Whether a card is to be discarded for a new display. */
  refreshing = $state(false);
  /** The hangar whose pile is looked at. */
  pile = $state<string | null>(null);
  /** The hand card that was pressed before a place. */
  held = $state<string | null>(null);
  up = $state<PlacedCard | null>(null);
  down = $state<PlacedCard[]>([]);
  /** The hangar the next card goes into. */
  hangar = $state("");
  cap = $state<string | null>(null);
  #confirming = $state(false);
  #rewind = $state<Extract<PhaseName, "action" | "route"> | "base" | null>(null);
  #queue: Move[] = [];
  #table = $state.raw<Table | null>(null);
  #answered: View | null = null;
  #turn = "";

  /** A new view: go on with what was being sent. */
  follow(table: Table): void {
    const { viewer, turns, turn, decision } = table.view;
    const planned = this.#table?.view.decision.plan ?? "nothing";
    const key = `${viewer}/${turns}`;
    if (key !== this.#turn || viewer !== turn) this.clear();
    else if (decision.plan === "nothing" && planned !== "nothing") this.#forgetCards();
    this.#turn = key;
    this.#table = table;
    if (decision.plan !== "nothing") this.#adopt();
    this.#settleHangars();
    this.#drive();
  }

  clear(): void {
    this.region = this.pile = this.held = null;
    this.refreshing = this.#confirming = false;
    this.#rewind = null;
    this.#queue = [];
    this.#forgetCards();
  }

  // What is planned

  get isPlanning(): boolean {
    return this.region !== null || this.#plan !== "nothing";
  }

  /** Whether moves are on their way: nothing can be changed meanwhile. */
  get isBusy(): boolean {
    return this.#confirming || this.#rewind !== null;
  }

  get #plan(): string {
    return this.#table?.view.decision.plan ?? "nothing";
  }

  /** The region whose hangars take the cards, once it is known. */
  get payRegion(): RegionName | null {
    return this.#table?.view.decision.region ?? this.region;
  }

  get hangars(): string[] {
    const region = this.#table?.view.regions.find((each) => each.region === this.payRegion);
    return this.isPlanning ? (region?.hangars.map((each) => each.hangar) ?? []) : [];
  }

  /** The fewest and the most cards to play face down. */
  get range(): { least: number; most: number } {
    const numbers = this.#offers("set_number").map((move) => move.number);
    if (numbers.length) return { least: Math.min(...numbers), most: Math.max(...numbers) };
    const needed = this.#table?.view.decision.needed || (this.region ? 1 : 0);
    return { least: needed, most: needed };
  }

  get missing(): number {
    return Math.max(0, this.range.least - this.down.length);
  }

  /** What is asked for next; null where nothing is put together. */
  get step(): Step | null {
    if (!this.isPlanning) return null;
    if (this.#table?.view.decision.phase === "route") return "route";
    if (this.up === null) return "up";
    return this.missing ? "down" : "ready";
  }

  get caps(): string[] {
    return this.#offers("use_cap").map((move) => move.cap);
  }

  get isReady(): boolean {
    return (
      this.#plan !== "nothing" &&
      this.payRegion !== null &&
      this.up !== null &&
      this.missing === 0 &&
      !this.isBusy
    );
  }

  /** How many cards of a kind are still in the hand. */
  left(card: string): number {
    const { view } = this.#table ?? {};
    const hand = view && view.viewer !== null ? (view.seats[view.viewer]?.hand ?? []) : [];
    const placed = [this.up, ...this.down].filter((each) => each?.card === card).length;
    return hand.filter((each) => each === card).length - placed;
  }

  /** Whether a hand card can be used for what is wanted now. */
  takes(card: string): boolean {
    const table = this.#table;
    if (!table || table.choices.length === 0 || this.isBusy || this.left(card) < 1) return false;
    if (this.refreshing) return true;
    if (this.#plan === "nothing") {
      if (this.region === null) return this.#startsWith(card);
      return this.#offers("build").some(
        ({ region, tower }) => region === this.region && tower === towerOf(card),
      );
    }
    if (this.payRegion === null) return false;
    if (this.up === null) return table.view.decision.payable.includes(card);
    return this.down.length < this.range.most;
  }

  /** Whether something can be begun with a card of this colour. */
  #startsWith(card: string): boolean {
    const tower = towerOf(card);
    return (this.#table?.choices ?? []).some(({ move }) =>
      move.kind === "build" ? move.tower === tower : this.#isFor(move, tower),
    );
  }

  #isFor(move: Move, tower: string): boolean {
    if (move.kind === "send") return move.vehicle.startsWith(`${tower}-`);
    return move.kind === "upgrade" && this.#towerAt(move.bunker) === tower;
  }

  #towerAt(space: string): string | undefined {
    const bunkers = this.#table?.view.regions.flatMap((region) => region.bunkers) ?? [];
    return bunkers.find((bunker) => bunker.bunker === space)?.tower;
  }

  // What a player does

  /** Build on the next space of a region, with a card already chosen or chosen afterwards. */
  build(region: RegionName, card: string | null = this.held): void {
    this.#fresh();
    this.region = region;
    if (card !== null && this.takes(card)) this.put(card);
    this.held = null;
  }

  /** Upgrade a bunker or send a vehicle. */
  begin(move: Move, card: string | null = this.held): void {
    this.#fresh();
    this.region = null;
    const tower = move.kind === "upgrade" ? this.#towerAt(move.bunker) : "";
    const fits =
      card !== null &&
      (move.kind === "send"
        ? move.vehicle.startsWith(`${towerOf(card)}-`)
        : tower === towerOf(card));
    if (card !== null && fits) this.up = { card, hangar: "" };
    this.held = null;
    this.#send(move);
  }

  setRoute(route: RouteName): void {
    const again = this.#table?.view.decision.phase !== "route";
    this.#fresh();
    if (again) this.#rewind = "route";
    this.#queue = [{ kind: "set_route", route }];
    this.#drive();
  }

  /** A hand card was pressed. */
  press(card: string): void {
    if (!this.takes(card)) return this.#askAbout(card);
    if (this.refreshing) return this.#refresh(card);
    if (this.isPlanning) return this.put(card);
    this.held = this.held === card ? null : card;
  }

  /** Put a card into a hangar: face up if none lies face up yet. */
  put(card: string, hangar = ""): void {
    if (!this.takes(card)) return this.#askAbout(card);
    this.#fresh();
    const placed = { card, hangar };
    if (this.up !== null) this.down.push(placed);
    else this.up = placed;
    this.#settleHangars();
    if (this.#plan !== "nothing" || this.region === null) return;
    this.#queue = [{ kind: "build", region: this.region, tower: towerOf(card) }];
    this.#drive();
  }

  takeUp(): void {
    this.up = null;
  }

  takeDown(index: number): void {
    this.down.splice(index, 1);
  }

  confirm(): void {
    this.#fresh();
    if (!this.isReady) return;
    this.#confirming = true;
    if (!BASE.has(this.#table?.view.decision.phase)) this.#rewind = "base";
    this.#drive();
  }

  /** Give up what was begun. */
  cancel(): void {
    const begun = this.#table?.view.decision.phase !== "action";
    this.clear();
    this.#answered = null;
    if (begun) this.#rewind = "action";
    this.#drive();
  }

  /** Take a card from the display or the deck, after beginning to collect where that is needed. */
  collect(move: Move): void {
    this.clear();
    this.#answered = null;
    const first: Move[] = this.#offers("collect").length ? [{ kind: "collect" }] : [];
    this.#queue = [...first, move];
    this.#drive();
  }

  #refresh(card: string): void {
    this.collect({ kind: "refresh", card });
  }

  /** Why a card cannot be used. */
  #askAbout(card: string): void {
    const { choices, view, onask } = this.#table ?? {};
    if (!choices?.length || !view || !onask || this.left(card) < 1) return;
    if (view.decision.plan !== "nothing" && this.up === null) onask({ kind: "play_face_up", card });
    else if (this.region) onask({ kind: "build", region: this.region, tower: towerOf(card) });
    else if (view.decision.phase === "action" && !this.isPlanning)
      onask({ kind: "build", region: "A", tower: towerOf(card) });
  }

  // Sending

  #fresh(): void {
    this.#answered = null;
    this.#rewind = null;
    this.#queue = [];
    this.pile = null;
    this.refreshing = false;
  }

  #forgetCards(): void {
    this.up = this.cap = null;
    this.down = [];
    this.hangar = "";
  }

  /** Take over what was chosen elsewhere: by a hint, or before the page was loaded again. */
  #adopt(): void {
    const { phase, shown, hidden, card, cap } = this.#table!.view.decision;
    this.region = null;
    this.cap ??= cap ?? this.caps[0] ?? null;
    if (this.isBusy) return;
    const chosen = card === null ? [] : [{ card, hangar: "" }];
    if (phase === "face-up-hangar") this.up ??= chosen[0] ?? null;
    else this.up ??= shown;
    const down = phase === "face-down-hangar" ? [...hidden, ...chosen] : hidden;
    if (down.length > this.down.length) this.down = [...down];
  }

  /** Cards whose hangar is not known yet, or no longer one of the region, go into the present one. */
  #settleHangars(): void {
    const hangars = this.hangars;
    const first = hangars[0];
    if (first === undefined) return;
    if (!hangars.includes(this.hangar)) this.hangar = first;
    const settle = (placed: PlacedCard) =>
      hangars.includes(placed.hangar) ? placed : { ...placed, hangar: this.hangar };
    if (this.up) this.up = settle(this.up);
    this.down = this.down.map(settle);
  }

  #drive(): void {
    const table = this.#table;
    if (!table || table.choices.length === 0 || table.view === this.#answered) return;
    if (this.#rewind !== null) {
      if (!this.#isRewound(table.view.decision.phase)) return this.#send(TAKE_BACK);
      this.#rewind = null;
    }
    const next = this.#queue.shift() ?? (this.#confirming ? this.#nextMove(table.view) : null);
    if (next) this.#send(next);
  }

  #isRewound(phase: PhaseName): boolean {
    return (
      phase === "action" || (this.#rewind === "base" ? BASE.has(phase) : phase === this.#rewind)
    );
  }

  #send(move: Move): void {
    const table = this.#table;
    if (!table) return;
    if (move !== TAKE_BACK && !choiceOf(table.choices, move)) {
      this.#queue = [];
      this.#confirming = false;
      return table.onask(move);
    }
    this.#answered = table.view;
    table.onchoose(move);
  }

  /** The small move that the draft answers a question with. */
  #nextMove({ decision, viewer, seats }: View): Move | null {
    const hand = viewer === null ? [] : (seats[viewer]?.hand ?? []);
    const order = ({ card, hangar }: PlacedCard) =>
      hand.indexOf(card) * 10 + this.hangars.indexOf(hangar);
    const down = [...this.down].sort((a, b) => order(a) - order(b));
    const next = down[decision.hidden.length];
    switch (decision.phase) {
      case "cap":
        return this.cap ? ({ kind: "use_cap", cap: this.cap } as Move) : null;
      case "number":
        return { kind: "set_number", number: down.length };
      case "face-up":
        return this.up && { kind: "play_face_up", card: this.up.card };
      case "face-up-hangar":
        return this.up && { kind: "put_into", hangar: this.up.hangar };
      case "face-down":
        return next ? { kind: "play_face_down", card: next.card } : null;
      case "face-down-hangar":
        return next ? { kind: "put_into", hangar: next.hangar } : null;
      default:
        return null;
    }
  }

  #offers<Kind extends Move["kind"]>(kind: Kind): Extract<Move, { kind: Kind }>[] {
    return (this.#table?.choices ?? [])
      .map((choice) => choice.move)
      .filter((move): move is Extract<Move, { kind: Kind }> => move.kind === kind);
  }
}

/** The draft of the match on the page; board and hand share it. */
export const draft = new Draft();
