/** The client's side of a table: the latest views, those still to be animated, log, chat and hints. */

import type { Animator } from "@/games/module";
import type {
  AnyEvent,
  AnyMove,
  Choice,
  News,
  SendHint,
  SendRefused,
  SendView,
  ServerMessage,
  Sitting,
  TableInfo,
  You,
} from "@/generated/protocol";
import { AheadMoves } from "./aheadMoves.svelte";
import { ChatLines } from "../chat/chatLines.svelte";
import { isPast, whenBack, type PendingMove } from "./pendingMove";
import { Perspective, movesIn } from "./perspective.svelte";
import { presenceNews, type Notice } from "../notices/presence";
import { TableSocket } from "./socket";

const SPECTATOR = -1;
/** Milliseconds without an answer to a move after which the line counts as dead. */
const ANSWER_WAIT = 8000;

export class TableClient {
  info = $state.raw<TableInfo | null>(null);
  you = $state.raw<You>({ seats: [], maker: false, muted: [] });
  chat = new ChatLines(({ seat }) => seat !== null && this.you.seats.includes(seat));
  /** Who sits where and who is there, and when that was received. */
  seats = $state.raw<Sitting[]>([]);
  seatsAt = $state(0);
  open = $state(false);
  gone = $state(false);
  /** Why a move was refused, until the message is closed. */
  problem = $state<{ text: string; rule: string | null; code?: string } | null>(null);
  /** Something to read for a moment. */
  notice = $state.raw<Notice | null>(null);
  hint = $state.raw<SendHint | null>(null);
  waitingForHint = $state(false);
  /** Whether the board shows again what has happened before. */
  showingAgain = $state(false);
  /** The event that is being animated, with its sentence. */
  caption = $state.raw<News | null>(null);
  /** Sentences for screen readers. */
  announced = $state<string[]>([]);
  perspectives = $state<Record<number, Perspective>>({});
  /** The seat this browser looks from: one of its own, or null for a spectator and behind the curtain. */
  seat = $state<number | null>(null);
  /** Whether a move is on its way to the server. */
  sent = $state(false);
  /** Whether a move waits for the line to come back. */
  kept = $state(false);
  /** Own seats whose answers the server keeps until all are shown together. */
  answered = $state.raw<number[]>([]);
  /** Moves the board shows as made before the server has answered them. */
  ahead = new AheadMoves((pending) => this.#transmit(pending));
  /** When the latest view was received, for clocks. */
  receivedAt = $state(0);

  #socket: TableSocket;
  #animator = $state.raw<Animator<AnyEvent> | null>(null);
  #animating = false;
  #moved = false;
  #pending: PendingMove | null = null;
  #answerTimer: ReturnType<typeof setTimeout> | undefined;
  #lastId = 0;
  /** The seat whose views were asked for, undefined while none were. */
  #turningTo = $state<number | null | undefined>();

  constructor(code: string) {
    this.#socket = new TableSocket(
      code,
      (message) => this.#receive(message),
      (open, final) => {
        this.open = open;
        this.gone = final;
        if (!open) this.#lineDown();
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
    return this.isCurrent && this.shown ? movesIn(this.shown) : [];
  }

  /** Moves that can be made now: none while the last move is on its way. */
  get choices(): Choice[] {
    return this.sent ? [] : this.offered;
  }

  /** Own seats that everyone waits for. */
  get deciding(): number[] {
    const toMove = this.isCurrent ? (this.shown?.to_move ?? []) : [];
    return this.you.seats.filter((seat) => toMove.includes(seat) && !this.answered.includes(seat));
  }

  /** Where several people share the screen: the seat whose player has to come to it first. */
  get awaited(): number | undefined {
    if (this.you.seats.length < 2) return undefined;
    return this.seat !== null && this.deciding.includes(this.seat) ? undefined : this.deciding[0];
  }

  /** Whether the curtain hides the table until its next player has come. */
  get isCovered(): boolean {
    return this.seat === null && this.awaited !== undefined;
  }

  /** Whether the curtain is just being opened or closed. */
  get isTurning(): boolean {
    return this.#turningTo !== undefined;
  }

  /** Whether there is something to show again: others have acted since this seat last moved. */
  get canShowAgain(): boolean {
    return this.#animator !== null && this.isCurrent && this.perspective!.othersActed;
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

  /** Send a move of the seat this browser looks from; while the line is down it is kept. */
  move(move: AnyMove): void {
    const latest = this.perspective?.latest;
    if (!latest || this.sent) return;
    this.hint = this.problem = this.notice = null;
    this.#lastId += 1;
    const turn = latest.turn + this.ahead.count;
    this.#pending = { move, seat: latest.seat, turn, id: this.#lastId, sent: false };
    this.#sendPending();
  }

  /** Send a move without waiting for the answers to those before it; while the line is down it is kept. */
  moveAhead(move: AnyMove): void {
    const latest = this.perspective?.latest;
    if (!latest || this.#pending) return;
    this.hint = this.problem = null;
    this.#lastId += 1;
    this.ahead.add(move, latest, this.#lastId);
  }

  /** Do not send the move that was kept. */
  forgetMove(): void {
    this.#pending = null;
    this.kept = false;
  }

  /** Open the curtain in front of the player who has come, or close it. */
  lookFrom(seat: number | null): void {
    if (this.#socket.send({ kind: "look", seat })) this.#turningTo = seat;
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
    clearTimeout(this.#answerTimer);
    this.#socket.close();
  }

  #receive(message: ServerMessage): void {
    switch (message.kind) {
      case "hello":
        this.answered = [];
        this.chat.start(message.table.code ?? message.table.watch, message.chat);
        this.#setTable(message.table, message.you);
        if (this.seat !== null && message.you.seats.length > 1) this.lookFrom(this.seat);
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
      case "answered":
        this.answered = message.seats;
        if (message.seats.includes(this.#pending?.seat ?? SPECTATOR)) this.#answered();
        return;
      case "refused":
        this.#onRefused(message);
        return;
      case "hint":
        this.waitingForHint = false;
        this.hint = message;
        return;
      case "why":
        if (!message.legal) this.problem = { text: message.text, rule: message.rule };
        return;
      case "chat":
        this.chat.add(message.line);
        return;
      case "lines":
        [this.you, this.chat.lines] = [message.you, message.lines];
        return;
      case "log":
        this.perspectives[message.seat ?? SPECTATOR]?.setLog(message.events);
    }
  }

  #onRefused(message: SendRefused): void {
    if (this.ahead.refuse(message.id) === "later") return;
    const isMove = message.id === this.#pending?.id;
    if (isMove || message.id === null) this.#answered();
    if (!isMove) this.waitingForHint = false;
    this.problem = { text: message.text, rule: message.rule, code: message.code };
  }

  #sendPending(): void {
    const pending = this.#pending;
    if (!pending) return;
    this.sent = this.#transmit(pending);
    this.kept = !this.sent;
    pending.sent ||= this.sent;
  }

  #transmit({ move, seat, turn, id }: PendingMove): boolean {
    const sent = this.#socket.send({ kind: "move", move, turn, seat, id });
    if (sent) this.#watchAnswer(true);
    return sent;
  }

  /** Connect again where an answer does not come. */
  #watchAnswer(waits: boolean): void {
    clearTimeout(this.#answerTimer);
    if (waits) this.#answerTimer = setTimeout(() => this.#socket.reopen(), ANSWER_WAIT);
  }

  /** The server has answered the last move, or the player no longer wants it. */
  #answered(): void {
    this.#watchAnswer(this.ahead.count > 0);
    this.#pending = null;
    this.sent = this.kept = false;
  }

  #lineDown(): void {
    clearTimeout(this.#answerTimer);
    this.sent = this.waitingForHint = false;
    this.kept = this.#pending !== null;
    this.#turningTo = undefined;
  }

  /** Go on with the move that was made when the line broke, or inform the player. */
  #resume(pending: PendingMove, message: SendView): void {
    const todo = whenBack(pending, message);
    if (todo === "wait") return;
    if (todo === "send") {
      this.#sendPending();
      this.notice = { id: "notice-sent" };
      return;
    }
    this.#answered();
    this.notice = { id: `notice-${todo}` };
  }

  #setTable(info: TableInfo, you: You): void {
    const goesOn = this.info?.status === "playing";
    this.info = info;
    this.you = you;
    this.#setSeats(info.seats, goesOn);
    if (this.seat !== null && you.seats.includes(this.seat)) return;
    this.seat = you.seats.length > 1 ? null : (you.seats[0] ?? null);
  }

  #setSeats(seats: Sitting[], goesOn: boolean): void {
    const news = goesOn ? presenceNews(this.seats, seats, this.you.seats) : null;
    this.notice = news ?? this.notice;
    this.seats = seats;
    this.seatsAt = performance.now();
  }

  #setView(message: SendView): void {
    this.receivedAt = performance.now();
    this.#setSeats(message.seats, true);
    if (message.seat === this.#turningTo) this.#turned(message.seat);
    this.ahead.confirm(message);
    this.#watchAnswer(this.ahead.count > 0 || this.sent);
    const pending = this.#pending;
    if (pending && message.seat === pending.seat && message.again) this.#resume(pending, message);
    else if (pending && isPast(pending, message)) {
      this.#moved = this.sent;
      this.#answered();
    }
    const perspective = this.perspectives[message.seat ?? SPECTATOR];
    if (!perspective || message.again) this.#startView(message, perspective);
    else this.#continueView(message, perspective);
    if (message.outcome && this.seat === null && this.you.seats.length > 1)
      this.lookFrom(this.you.seats[0] ?? null);
  }

  /** The views of another seat of this browser arrive from now on. */
  #turned(seat: number | null): void {
    this.#turningTo = undefined;
    this.seat = seat;
    this.hint = this.problem = null;
    this.announced = [];
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
    this.#socket.send({ kind: "log", ...(message.seat !== null && { seat: message.seat }) });
  }

  #continueView(message: SendView, perspective: Perspective): void {
    perspective.add(message, this.#moved);
    this.#moved = false;
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
    this.caption = null;
    this.showingAgain = false;
    this.#animating = false;
  }

  async #animateEvents(message: SendView, perspective: Perspective): Promise<void> {
    this.#announce(message);
    for (const news of message.events) {
      const waiting = perspective.queue.length;
      this.caption = news;
      await this.#animator?.show(news.event, waiting > 6 ? 4 : waiting > 2 ? 2 : 1);
    }
  }

  #announce(message: SendView): void {
    if (message.seat !== this.seat) return;
    this.announced = message.events.map((news) => news.text);
  }
}
