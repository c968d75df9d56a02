/** The client's side of a table: keeps what the server sends, and sends what the player does. */

import type {
  AnyMove,
  Choice,
  ClockInfo,
  SendHint,
  SendRefused,
  SendView,
  Sitting,
  TableInfo,
  You,
} from "@/generated/protocol";
import { prefs, type Pace } from "@/shared/prefs.svelte";
import { ChatLines } from "../chat/chatLines.svelte";
import { presenceNews, type Notice } from "../notices/presence";
import type { CompleteMessage } from "./changedViews";
import { Curtain } from "./curtain.svelte";
import { OutgoingMoves } from "./outgoingMoves.svelte";
import { Perspective, movesIn } from "./perspective.svelte";
import { Playback } from "./playback.svelte";
import { TableSocket } from "./socket";
import { TableTime } from "../time/tableTime.svelte";

const SPECTATOR = -1;
/** How fast events are animated. */
const SPEEDS: Record<Pace, number> = { calm: 0.6, normal: 1, fast: 2.5 };
const SKIPPING = 8;

export class TableClient {
  info = $state.raw<TableInfo | null>(null);
  you = $state.raw<You>({ seats: [], maker: false, muted: [] });
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
  /** What each seat of this browser sees. */
  perspectives = $state<Record<number, Perspective>>({});
  /** Own seats whose answers the server keeps until all are shown together. */
  answered = $state.raw<number[]>([]);
  /** The version of the protocol that the server speaks; 0 before its first message. */
  protocol = $state(0);

  readonly #socket: TableSocket;
  readonly time = new TableTime((message) => this.#socket.send(message));
  readonly outgoing: OutgoingMoves;
  readonly curtain: Curtain;
  readonly playback = new Playback(
    () => this.seat,
    () => (this.time.skipping ? SKIPPING : SPEEDS[prefs.pace]),
  );
  readonly chat = new ChatLines(({ seat }) => seat !== null && this.you.seats.includes(seat));

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
    this.outgoing = new OutgoingMoves(this.#socket);
    this.curtain = new Curtain({
      seats: () => this.you.seats,
      deciding: () => this.deciding,
      send: (message) => this.#socket.send(message),
    });
  }

  /** The seat this browser looks from: one of its own, or null for a spectator and behind the curtain. */
  get seat(): number | null {
    return this.curtain.seat;
  }

  get perspective(): Perspective | undefined {
    return this.perspectives[this.seat ?? SPECTATOR];
  }

  /** The view on the screen; the latest one follows once its events have been animated. */
  get shown(): SendView | undefined {
    return this.perspective?.shown;
  }

  /** Whether this browser plays alone against bots, in one seat. */
  get isAlone(): boolean {
    const people = this.seats.filter(({ kind }) => kind === "person");
    return people.length === 1 && this.you.seats.length === 1;
  }

  /** The clocks as far as they are known, and when they were right. */
  get clock(): ClockInfo | null {
    return this.time.clockOf(this.shown?.clock ?? null);
  }
  get receivedAt(): number {
    return this.time.since;
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
    return this.outgoing.sent ? [] : this.offered;
  }

  /** Own seats that everyone waits for. */
  get deciding(): number[] {
    const toMove = this.isCurrent ? (this.shown?.to_move ?? []) : [];
    return this.you.seats.filter((seat) => toMove.includes(seat) && !this.answered.includes(seat));
  }

  /** Whether this seat has nothing to decide and no move on its way: loading the page again would lose nothing. */
  get isBetweenMoves(): boolean {
    const latest = this.perspective?.latest;
    return this.outgoing.isEmpty && (!latest || movesIn(latest).length === 0);
  }

  /** Whether there is something to show again: others have acted since this seat last moved. */
  get canShowAgain(): boolean {
    return this.playback.hasAnimator && this.isCurrent && this.perspective!.othersActed;
  }

  /** Animate again what happened since this seat last moved. */
  showAgain(): void {
    if (this.perspective) this.playback.showAgain(this.perspective);
  }

  /** Send a move of the seat this browser looks from; while the line is down it is kept. */
  move(move: AnyMove): void {
    const latest = this.perspective?.latest;
    if (!latest || this.outgoing.sent) return;
    this.hint = this.problem = this.notice = null;
    this.outgoing.send(move, latest);
  }

  /** Send a move without waiting for the answers to those before it; while the line is down it is kept. */
  moveAhead(move: AnyMove): void {
    const latest = this.perspective?.latest;
    if (!latest || !this.outgoing.canSendAhead) return;
    this.hint = this.problem = null;
    this.outgoing.sendAhead(move, latest);
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
    this.outgoing.close();
    this.#socket.close();
  }

  #receive(message: CompleteMessage): void {
    switch (message.kind) {
      case "hello":
        this.protocol = message.protocol;
        this.answered = [];
        this.time.onHello();
        this.chat.start(message.table.code ?? message.table.watch, message.chat);
        this.#setTable(message.table, message.you);
        this.curtain.onHello();
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
      case "paused":
        this.time.onPaused(message);
        return;
      case "answered":
        this.answered = message.seats;
        this.outgoing.onAnswered(message.seats);
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
    const refused = this.outgoing.onRefused(message.id);
    if (refused === "later") return;
    if (refused === "other") this.waitingForHint = false;
    this.problem = { text: message.text, rule: message.rule, code: message.code };
  }

  #lineDown(): void {
    this.outgoing.onLineDown();
    this.curtain.onLineDown();
    this.waitingForHint = false;
  }

  #setTable(info: TableInfo, you: You): void {
    const goesOn = this.info?.status === "playing";
    this.info = info;
    this.you = you;
    this.#setSeats(info.seats, goesOn);
    this.curtain.onSeats();
  }

  #setSeats(seats: Sitting[], goesOn: boolean): void {
    const news = goesOn ? presenceNews(this.seats, seats, this.you.seats) : null;
    this.notice = news ?? this.notice;
    this.seats = seats;
    this.seatsAt = performance.now();
  }

  #setView(message: SendView): void {
    this.time.onView();
    this.#setSeats(message.seats, true);
    if (this.curtain.onView(message.seat)) this.#turned();
    this.notice = this.outgoing.onView(message) ?? this.notice;
    const perspective = this.perspectives[message.seat ?? SPECTATOR];
    if (!perspective || message.again) this.#startView(message, perspective);
    else {
      perspective.add(message, this.outgoing.takeMade());
      this.playback.add(message, perspective);
    }
    if (message.outcome) this.curtain.onEnd();
  }

  /** The screen shows another seat of this browser from now on. */
  #turned(): void {
    this.hint = this.problem = null;
    this.playback.announced = [];
  }

  /** The first view of a seat, or the first after reconnecting: shown as it is. */
  #startView(message: SendView, known: Perspective | undefined): void {
    if (known) known.restart(message);
    else this.perspectives[message.seat ?? SPECTATOR] = new Perspective(message);
    this.#socket.send({ kind: "log", ...(message.seat !== null && { seat: message.seat }) });
  }
}
