/** What the viewer is putting together: an offer or a promise. An offer goes to the server once it is put on the table. */

import type { Move } from "@/generated/eti/moves";
import type { View } from "@/generated/eti/view";
import type { Choice } from "@/games/module";
import {
  canMake,
  DEAL_KINDS,
  goodsOf,
  isEmpty,
  nextMove,
  partnersOf,
  type DealKind,
  type Offer,
  type Partners,
} from "./offer";

export interface Table {
  view: View;
  choices: Choice<Move>[];
  /** Whether a move waits for its answer. */
  sending: boolean;
  /** Whether the event at hand does harm, so that nobody wants it for themselves. */
  harms?: boolean;
  onchoose: (move: Move) => void;
}

export class Draft {
  kind = $state<DealKind>("offer");
  to = $state<number | null>(null);
  wish = $state<number | null>(null);
  points = $state(0);
  projects = $state<string[]>([]);
  events = $state<string[]>([]);
  /** Whether the small moves of the offer are on their way. */
  busy = $state(false);
  #table = $state.raw<Table | null>(null);
  #talk = "";
  /** The number of the offer that was just proposed or torn up, until the server has answered. */
  #gone = 0;

  /** A new view: go on with what is being sent. */
  follow(table: Table): void {
    const { view } = table;
    const talk = `${view.viewer}/${view.turn_number}/${view.talks}/${view.decision.phase}`;
    if (talk !== this.#talk) this.clear();
    this.#talk = talk;
    this.#table = table;
    if (!view.draft) this.#gone = 0;
    else if (!this.busy && !this.#waitsFor(view.draft.number)) this.#adopt(view.draft);
    this.#settle();
    this.#drive();
  }

  clear(): void {
    this.kind = "offer";
    this.to = this.wish = null;
    this.busy = false;
    this.#empty();
  }

  get partners(): Partners {
    return partnersOf(this.#table?.choices ?? [], this.kind);
  }

  /** What there is somebody for: nobody offers anything to themselves. */
  get kinds(): DealKind[] {
    const choices = this.#table?.choices ?? [];
    return DEAL_KINDS.filter((kind) => partnersOf(choices, kind).to.length > 0);
  }

  /** Whether an offer of this seat lies open at the server: whom it is for cannot be changed any more. */
  get isOpen(): boolean {
    const draft = this.#table?.view.draft;
    return draft != null && draft.number !== this.#gone;
  }

  get goods() {
    return this.#table ? goodsOf(this.#table.view) : { bank: 0, projects: [], events: [] };
  }

  get offer(): Offer | null {
    const { to, wish, points, projects, events } = this;
    return to === null || wish === null ? null : { to, wish, points, projects, events };
  }

  /** Whether it can be put on the table as it is. */
  get isComplete(): boolean {
    const table = this.#table;
    const offer = this.offer;
    if (!table || !offer || this.busy) return false;
    if (this.kind === "promise") return canMake(table.choices, this.#promise(offer));
    return !isEmpty(offer) && nextMove(offer, table.view.draft, table.choices) !== null;
  }

  setPoints(points: number): void {
    const least = this.#table?.view.draft?.points ?? 0;
    this.points = Math.max(least, Math.min(points, this.goods.bank));
  }

  toggle(list: "projects" | "events", id: string): void {
    if (this.#table?.view.draft?.[list].includes(id)) return;
    this[list] = this[list].includes(id)
      ? this[list].filter((each) => each !== id)
      : [...this[list], id];
  }

  choose(kind: DealKind): void {
    this.kind = kind;
    this.to = this.wish = null;
    this.#settle();
  }

  /** Put it on the table. */
  propose(): void {
    const table = this.#table;
    const offer = this.offer;
    if (!table || !offer || !this.isComplete) return;
    if (this.kind === "promise") {
      table.onchoose(this.#promise(offer));
      this.clear();
    } else {
      this.busy = true;
      this.#drive();
    }
  }

  /** Give up the offer; nobody has seen it. */
  tearUp(): void {
    const draft = this.#table?.view.draft;
    this.clear();
    if (!draft) return;
    this.#gone = draft.number;
    this.#table?.onchoose({ kind: "withdraw", offer: draft.number });
  }

  #waitsFor(number: number): boolean {
    const waiting = this.#table?.sending || this.#table?.choices.length === 0;
    return number === this.#gone && waiting === true;
  }

  #promise({ to, wish }: Offer): Move {
    return { kind: "promise_vote", to, choice: wish };
  }

  #empty(): void {
    this.points = 0;
    this.projects = [];
    this.events = [];
  }

  /** Show the offer the server has, as after the page was loaded again. */
  #adopt({ to, wish, points, projects, events }: Offer): void {
    this.kind = "offer";
    this.to = to;
    this.wish = wish;
    this.points = Math.max(points, this.points);
    this.projects = [...new Set([...projects, ...this.projects])];
    this.events = [...new Set([...events, ...this.events])];
  }

  /** Fill in what leaves no choice, or what is usual: for the own company. */
  #settle(): void {
    const table = this.#table;
    if (!table || this.isOpen || this.busy || table.choices.length === 0) return;
    if (this.kinds.length && !this.kinds.includes(this.kind)) this.kind = this.kinds[0]!;
    const { to, wishes } = this.partners;
    const viewer = table.view.viewer;
    if (this.to === null || !to.includes(this.to)) this.to = to.length === 1 ? to[0]! : null;
    if (this.wish === null || !wishes.includes(this.wish))
      this.wish =
        viewer !== null && this.kind === "offer" && !table.harms && wishes.includes(viewer)
          ? viewer
          : null;
  }

  #drive(): void {
    const table = this.#table;
    const offer = this.offer;
    if (!this.busy || !table || !offer || table.sending || table.choices.length === 0) return;
    const move = nextMove(offer, table.view.draft, table.choices);
    if (!move) this.busy = false;
    if (move?.kind === "propose") {
      this.clear();
      this.#gone = table.view.draft?.number ?? 0;
    }
    if (move) table.onchoose(move);
  }
}
