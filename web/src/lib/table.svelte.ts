/** A table as this browser knows it: what was told last, what is still to be shown, log, chat and hints. */

import { TableSocket } from "./socket";
import type { Choice, Line, News, TableInfo, TellHint, TellView, Told, You } from "./wire";

/** Shows an event on a board; resolves when it has been seen. */
export type Show = (event: unknown, pace: number) => Promise<unknown>;

const SPECTATOR = -1;
const LONGEST_LOG = 600;
const LONGEST_MEMORY = 60;

/** What one seat of this browser sees. */
class Sight {
  latest = $state.raw<TellView>()!;
  shown = $state.raw<TellView>()!;
  log = $state.raw<News[]>([]);
  /** The view in which this seat last moved, and what came since. */
  since = $state.raw<TellView[]>([]);
  queue: TellView[] = [];
}

export class Table {
  info = $state.raw<TableInfo | null>(null);
  you = $state.raw<You>({ seats: [], host: false, muted: [] });
  chat = $state.raw<Line[]>([]);
  unread = $state(0);
  open = $state(false);
  gone = $state(false);
  /** Why something was not done, until it is read. */
  trouble = $state<{ text: string; rule: string | null } | null>(null);
  hint = $state.raw<TellHint | null>(null);
  waitingForHint = $state(false);
  /** The sentence of the event that is being shown. */
  saying = $state("");
  /** Sentences for those who listen. */
  spoken = $state<string[]>([]);
  sights = $state<Record<number, Sight>>({});
  /** The seat this browser looks from: one of its own, or null for a spectator. */
  seat = $state<number | null>(null);
  sent = $state(false);
  /** When the latest view came, for clocks. */
  heardAt = $state(0);

  #socket: TableSocket;
  #show = $state.raw<Show | null>(null);
  #clear: () => void = () => undefined;
  #busy = false;
  #moved = false;

  constructor(code: string) {
    this.#socket = new TableSocket(
      code,
      (message) => this.#hear(message),
      (open, final) => {
        this.open = open;
        this.gone = final;
        if (!open) this.sent = false;
      },
    );
  }

  get sight(): Sight | undefined {
    return this.sights[this.seat ?? SPECTATOR];
  }

  /** The view on the screen; the latest one follows once its events have been shown. */
  get shown(): TellView | undefined {
    return this.sight?.shown;
  }

  get isCurrent(): boolean {
    return this.sight !== undefined && this.sight.shown === this.sight.latest;
  }

  /** What is lit: nothing while events are being shown. It stays lit while the server answers, so that nothing flickers. */
  get offered(): Choice[] {
    return this.isCurrent ? (this.shown?.moves ?? []) : [];
  }

  /** What may be done now: nothing while the last move is on its way. */
  get choices(): Choice[] {
    return this.sent ? [] : this.offered;
  }

  /** Own seats that have something to decide. */
  get asked(): number[] {
    return this.you.seats.filter((seat) => (this.sights[seat]?.latest.moves.length ?? 0) > 0);
  }

  /** Who is to come to the screen before anything more is seen, where several share it. */
  get awaited(): number | undefined {
    if (this.you.seats.length < 2 || !this.isCurrent || this.seat === null) return undefined;
    return this.asked.includes(this.seat) ? undefined : this.asked[0];
  }

  /** Whether there is something to show again: others have acted since this seat last moved. */
  get canShowAgain(): boolean {
    if (this.#show === null || !this.isCurrent) return false;
    const news = this.sight?.since.slice(1).flatMap((message) => message.events) ?? [];
    return news.some(({ event }) => isOfAnother(event, this.seat));
  }

  /** Show once more what happened since this seat last moved. */
  showAgain(): void {
    const sight = this.sight;
    const [start, ...rest] = sight?.since ?? [];
    if (!sight || !start || this.#busy) return;
    sight.shown = start;
    sight.queue = [...rest];
    void this.#perform(sight);
  }

  /** Let a board show events. */
  play(show: Show | null, clear: () => void): void {
    this.#show = show;
    this.#clear = clear;
  }

  move(move: unknown): void {
    const latest = this.sight?.latest;
    if (!latest || this.sent) return;
    this.hint = null;
    this.trouble = null;
    this.sent = this.#socket.ask({
      kind: "move",
      move: move as Record<string, unknown>,
      turn: latest.turn,
      seat: latest.seat,
    });
  }

  takeBack(): void {
    this.move({ kind: "take_back" });
  }

  askHint(): void {
    this.waitingForHint = this.#socket.ask({ kind: "hint", seat: this.seat });
  }

  /** Why can this move not be made? */
  askWhy(move: unknown): void {
    this.#socket.ask({ kind: "why", move: move as Record<string, unknown>, seat: this.seat });
  }

  say(text: string): void {
    this.#socket.ask({ kind: "chat", text });
  }

  /** Take notice of a seat taken just now. */
  sitDown(): void {
    this.#socket.reopen();
  }

  close(): void {
    this.#socket.close();
  }

  #hear(message: Told): void {
    switch (message.kind) {
      case "hello":
        this.chat = message.chat;
        this.#meet(message.table, message.you);
        return;
      case "table":
        this.#meet(message.table, message.you);
        return;
      case "view":
        this.#see(message);
        return;
      case "refused":
        this.sent = false;
        this.waitingForHint = false;
        this.trouble = { text: message.text, rule: message.rule };
        return;
      case "hint":
        this.waitingForHint = false;
        this.hint = message;
        return;
      case "why":
        if (!message.legal) this.trouble = { text: message.text, rule: message.rule };
        return;
      case "chat":
        this.chat = [...this.chat, message.line];
        this.unread += 1;
        return;
      case "log":
        this.#remember(message.seat, message.events);
        return;
      default:
        return;
    }
  }

  #meet(info: TableInfo, you: You): void {
    this.info = info;
    this.you = you;
    if (this.seat === null || !you.seats.includes(this.seat)) this.seat = you.seats[0] ?? null;
  }

  #remember(seat: number | null, events: News[]): void {
    const sight = this.sights[seat ?? SPECTATOR];
    if (sight) sight.log = events.slice(-LONGEST_LOG);
  }

  #see(message: TellView): void {
    const key = message.seat ?? SPECTATOR;
    const sight = this.sights[key];
    this.heardAt = performance.now();
    if (message.seat === this.seat) {
      this.#moved = this.sent;
      this.sent = false;
    }
    if (!sight || message.again) {
      const fresh = sight ?? new Sight();
      fresh.latest = message;
      fresh.shown = message;
      fresh.queue = [];
      fresh.since = [message];
      if (!sight) this.sights[key] = fresh;
      if (fresh.log.length === 0)
        this.#socket.ask({ kind: "log", ...(message.seat !== null && { seat: message.seat }) });
      return;
    }
    sight.since = [...(this.#moved ? [sight.latest] : sight.since), message].slice(-LONGEST_MEMORY);
    this.#moved = false;
    sight.latest = message;
    sight.log = [...sight.log, ...message.events].slice(-LONGEST_LOG);
    if (this.#show === null || message.seat !== this.seat) {
      sight.shown = message;
      this.#announce(message);
      return;
    }
    sight.queue.push(message);
    void this.#perform(sight);
  }

  async #perform(sight: Sight): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    for (let next = sight.queue.shift(); next; next = sight.queue.shift()) {
      await this.#showAll(next, sight);
      sight.shown = next;
      this.#clear();
    }
    this.saying = "";
    this.#busy = false;
  }

  async #showAll(message: TellView, sight: Sight): Promise<void> {
    this.#announce(message);
    for (const { event, text } of message.events) {
      const waiting = sight.queue.length;
      this.saying = text;
      await this.#show?.(event, waiting > 6 ? 4 : waiting > 2 ? 2 : 1);
    }
  }

  #announce(message: TellView): void {
    if (message.seat !== this.seat) return;
    this.spoken = message.events.map((news) => news.text);
  }
}

/** Whether an event tells of another seat's doing. */
function isOfAnother(event: unknown, own: number | null): boolean {
  const { seat } = event as { seat?: number | null };
  return typeof seat === "number" && seat !== own;
}
