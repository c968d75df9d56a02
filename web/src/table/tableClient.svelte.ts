/** The client's side of a table: the latest views, those still to be animated, log, chat and hints. */

import type { Animator } from "../games/module";
import type {
  AnyEvent,
  AnyMove,
  Choice,
  Line,
  News,
  TableInfo,
  SendHint,
  SendView,
  ServerMessage,
  You,
} from "../generated/protocol";
import { TableSocket } from "./socket";

const SPECTATOR = -1;
const LONGEST_LOG = 600;
const MOST_REPEATED = 60;

/** What one seat of this browser sees. */
class Perspective {
  latest: SendView;
  /** The view on the screen: an earlier one while events are animated. */
  shown: SendView;
  log = $state.raw<News[]>([]);
  /** The view in which this seat last moved, and those received since. */
  since: SendView[];
  /** Views whose events are still to be animated. */
  queue: SendView[] = [];

  constructor(message: SendView) {
    this.latest = $state.raw(message);
    this.shown = $state.raw(message);
    this.since = $state.raw([message]);
  }
}

export class TableClient {
  info = $state.raw<TableInfo | null>(null);
  you = $state.raw<You>({ seats: [], host: false, muted: [] });
  chat = $state.raw<Line[]>([]);
  unread = $state(0);
  open = $state(false);
  gone = $state(false);
  /** Why a move was refused, until the message is closed. */
  problem = $state<{ text: string; rule: string | null } | null>(null);
  hint = $state.raw<SendHint | null>(null);
  waitingForHint = $state(false);
  /** Whether the board shows again what has happened before. */
  showingAgain = $state(false);
  /** The sentence of the event that is being animated. */
  caption = $state("");
  /** Sentences for screen readers. */
  announced = $state<string[]>([]);
  perspectives = $state<Record<number, Perspective>>({});
  /** The seat this browser looks from: one of its own, or null for a spectator. */
  seat = $state<number | null>(null);
  /** Whether a move is on its way to the server. */
  sent = $state(false);
  /** When the latest view was received, for clocks. */
  receivedAt = $state(0);

  #socket: TableSocket;
  #animator = $state.raw<Animator<AnyEvent> | null>(null);
  #animating = false;
  #moved = false;

  constructor(code: string) {
    this.#socket = new TableSocket(
      code,
      (message) => this.#receive(message),
      (open, final) => {
        this.open = open;
        this.gone = final;
        if (!open) this.sent = false;
      },
    );
  }

  get perspective(): Perspective | undefined {
    return this.perspectives[this.seat ?? SPECTATOR];
  }

  /** The view on the screen; the latest one follows once its events have been animated. */
  get shown(): SendView | undefined {
    return this.perspective?.shown;
  }

  get isCurrent(): boolean {
    return this.perspective !== undefined && this.perspective.shown === this.perspective.latest;
  }

  /** Moves to light up: none while events are animated. They stay lit while the server answers, to avoid flicker. */
  get offered(): Choice[] {
    return this.isCurrent ? (this.shown?.moves ?? []) : [];
  }

  /** Moves that can be made now: none while the last move is on its way. */
  get choices(): Choice[] {
    return this.sent ? [] : this.offered;
  }

  /** Own seats that have a decision to make. */
  get deciding(): number[] {
    return this.you.seats.filter((seat) => (this.perspectives[seat]?.latest.moves.length ?? 0) > 0);
  }

  /** Where several people share the screen: the seat whose player has to come to it first. */
  get awaited(): number | undefined {
    if (this.you.seats.length < 2 || !this.isCurrent || this.seat === null) return undefined;
    return this.deciding.includes(this.seat) ? undefined : this.deciding[0];
  }

  /** Whether there is something to show again: others have acted since this seat last moved. */
  get canShowAgain(): boolean {
    if (this.#animator === null || !this.isCurrent) return false;
    const news = this.perspective?.since.slice(1).flatMap((message) => message.events) ?? [];
    return news.some(({ event }) => typeof event.seat === "number" && event.seat !== this.seat);
  }

  /** Animate again what happened since this seat last moved. */
  showAgain(): void {
    const perspective = this.perspective;
    const [start, ...rest] = perspective?.since ?? [];
    if (!perspective || !start || this.#animating) return;
    this.showingAgain = true;
    perspective.shown = start;
    perspective.queue = [...rest];
    void this.#animate(perspective);
  }

  /** Let a board animate events; with null, views are shown at once. */
  animateOn(animator: Animator<AnyEvent> | null): void {
    this.#animator = animator;
  }

  /** Send a move of the seat this browser looks from. */
  move(move: AnyMove): void {
    const latest = this.perspective?.latest;
    if (!latest || this.sent) return;
    this.hint = null;
    this.problem = null;
    this.sent = this.#socket.send({
      kind: "move",
      move,
      turn: latest.turn,
      seat: latest.seat,
    });
  }

  takeBack(): void {
    this.move({ kind: "take_back" });
  }

  askHint(): void {
    this.waitingForHint = this.#socket.send({ kind: "hint", seat: this.seat });
  }

  /** Ask for the reason why a move is not legal. */
  askWhy(move: AnyMove): void {
    this.#socket.send({ kind: "why", move, seat: this.seat });
  }

  sendChat(text: string): void {
    this.#socket.send({ kind: "chat", text });
  }

  /** Connect again as the player of a seat just taken. */
  reconnect(): void {
    this.#socket.reopen();
  }

  close(): void {
    this.#socket.close();
  }

  #receive(message: ServerMessage): void {
    switch (message.kind) {
      case "hello":
        this.chat = message.chat;
        this.#setTable(message.table, message.you);
        return;
      case "table":
        this.#setTable(message.table, message.you);
        return;
      case "watchers":
        if (this.info) this.info = { ...this.info, watchers: message.watchers };
        return;
      case "view":
        this.#setView(message);
        return;
      case "refused":
        this.sent = false;
        this.waitingForHint = false;
        this.problem = { text: message.text, rule: message.rule };
        return;
      case "hint":
        this.waitingForHint = false;
        this.hint = message;
        return;
      case "why":
        if (!message.legal) this.problem = { text: message.text, rule: message.rule };
        return;
      case "chat":
        this.chat = [...this.chat, message.line];
        this.unread += 1;
        return;
      case "log":
        this.#setLog(message.seat, message.events);
        return;
      default:
        return;
    }
  }

  #setTable(info: TableInfo, you: You): void {
    this.info = info;
    this.you = you;
    if (this.seat === null || !you.seats.includes(this.seat)) this.seat = you.seats[0] ?? null;
  }

  #setLog(seat: number | null, events: News[]): void {
    const perspective = this.perspectives[seat ?? SPECTATOR];
    if (perspective) perspective.log = events.slice(-LONGEST_LOG);
  }

  #setView(message: SendView): void {
    this.receivedAt = performance.now();
    if (message.seat === this.seat) {
      this.#moved = this.sent;
      this.sent = false;
    }
    const perspective = this.perspectives[message.seat ?? SPECTATOR];
    if (!perspective || message.again) this.#startView(message, perspective);
    else this.#continueView(message, perspective);
  }

  /** The first view of a seat, or the first after reconnecting: shown as it is. */
  #startView(message: SendView, known: Perspective | undefined): void {
    if (known) {
      known.latest = known.shown = message;
      known.queue = [];
      known.since = [message];
    } else {
      this.perspectives[message.seat ?? SPECTATOR] = new Perspective(message);
    }
    if (!known?.log.length)
      this.#socket.send({ kind: "log", ...(message.seat !== null && { seat: message.seat }) });
  }

  #continueView(message: SendView, perspective: Perspective): void {
    const before = this.#moved ? [perspective.latest] : perspective.since;
    perspective.since = [...before, message].slice(-MOST_REPEATED);
    this.#moved = false;
    perspective.latest = message;
    perspective.log = [...perspective.log, ...message.events].slice(-LONGEST_LOG);
    if (this.#animator === null || message.seat !== this.seat) {
      perspective.shown = message;
      this.#announce(message);
      return;
    }
    perspective.queue.push(message);
    void this.#animate(perspective);
  }

  /** Animate the events of all waiting views, then show each view. */
  async #animate(perspective: Perspective): Promise<void> {
    if (this.#animating) return;
    this.#animating = true;
    for (let next = perspective.queue.shift(); next; next = perspective.queue.shift()) {
      await this.#animateEvents(next, perspective);
      perspective.shown = next;
      this.#animator?.clear();
    }
    this.caption = "";
    this.showingAgain = false;
    this.#animating = false;
  }

  async #animateEvents(message: SendView, perspective: Perspective): Promise<void> {
    this.#announce(message);
    for (const { event, text } of message.events) {
      const waiting = perspective.queue.length;
      this.caption = text;
      await this.#animator?.show(event, waiting > 6 ? 4 : waiting > 2 ? 2 : 1);
    }
  }

  #announce(message: SendView): void {
    if (message.seat !== this.seat) return;
    this.announced = message.events.map((news) => news.text);
  }
}
