/** Moves of this browser until the server has answered them: on their way, kept while the line is down, or sent ahead. */

import type { AnyMove, ClientMessage, SendView } from "@/generated/protocol";
import type { Notice } from "../notices/presence";
import { AheadMoves } from "./aheadMoves.svelte";
import { isPast, whenBack, type PendingMove } from "./pendingMove";

/** Milliseconds without an answer to a move after which the line counts as dead. */
const ANSWER_WAIT = 8000;

/** The connection that moves are sent on. */
export interface MoveLine {
  /** Send a message; false where there is no connection. */
  send(message: ClientMessage): boolean;
  reopen(): void;
}

export class OutgoingMoves {
  /** Whether a move is on its way to the server. */
  sent = $state(false);
  /** Whether a move waits for the line to come back. */
  kept = $state(false);
  /** Moves the board shows as made before the server has answered them. */
  readonly ahead = new AheadMoves((pending) => this.#transmit(pending));

  readonly #line: MoveLine;
  #pending: PendingMove | null = null;
  #made = false;
  #answerTimer: ReturnType<typeof setTimeout> | undefined;
  #lastId = 0;

  constructor(line: MoveLine) {
    this.#line = line;
  }

  /** Send a move as the answer to a view; while the line is down it is kept. */
  send(move: AnyMove, view: SendView): void {
    this.#lastId += 1;
    const turn = view.turn + this.ahead.count;
    this.#pending = { move, seat: view.seat, turn, id: this.#lastId, sent: false };
    this.#sendPending();
  }

  /** Whether no move waits for its answer, or for the line to come back. */
  get isEmpty(): boolean {
    return !this.sent && !this.kept && this.ahead.count === 0;
  }

  /** Whether a move can be sent ahead: none while another waits for its answer. */
  get canSendAhead(): boolean {
    return this.#pending === null;
  }

  /** Send a move without waiting for the answers to those before it; while the line is down it is kept. */
  sendAhead(move: AnyMove, view: SendView): void {
    this.#lastId += 1;
    this.ahead.add(move, view, this.#lastId);
  }

  /** Do not send the move that was kept. */
  forget(): void {
    this.#pending = null;
    this.kept = false;
  }

  /** A view may answer moves; after a lost line the notice says what became of the one that was kept. */
  onView(view: SendView): Notice | null {
    this.ahead.confirm(view);
    this.#watchAnswer(this.ahead.count > 0 || this.sent);
    const pending = this.#pending;
    if (pending && view.seat === pending.seat && view.again) return this.#resume(pending, view);
    if (pending && isPast(pending, view)) {
      this.#made = this.sent;
      this.#finish();
    }
    return null;
  }

  /** Whether a view has answered a move of this browser since this was last asked. */
  takeMade(): boolean {
    const made = this.#made;
    this.#made = false;
    return made;
  }

  /** The server keeps the answers of these seats until all are shown together. */
  onAnswered(seats: number[]): void {
    const seat = this.#pending?.seat;
    if (typeof seat === "number" && seats.includes(seat)) this.#finish();
  }

  /** What was refused: a move, a later one than that which was refused first, or something else. */
  onRefused(id: number | null): "move" | "later" | "other" {
    if (this.ahead.refuse(id) === "later") return "later";
    const isMove = id === this.#pending?.id;
    if (isMove || id === null) this.#finish();
    return isMove ? "move" : "other";
  }

  onLineDown(): void {
    clearTimeout(this.#answerTimer);
    this.sent = false;
    this.kept = this.#pending !== null;
  }

  close(): void {
    clearTimeout(this.#answerTimer);
  }

  #sendPending(): void {
    const pending = this.#pending;
    if (!pending) return;
    this.sent = this.#transmit(pending);
    this.kept = !this.sent;
    pending.sent ||= this.sent;
  }

  #transmit({ move, seat, turn, id }: PendingMove): boolean {
    const sent = this.#line.send({ kind: "move", move, turn, seat, id });
    if (sent) this.#watchAnswer(true);
    return sent;
  }

  /** Connect again where an answer does not come. */
  #watchAnswer(waits: boolean): void {
    clearTimeout(this.#answerTimer);
    if (waits) this.#answerTimer = setTimeout(() => this.#line.reopen(), ANSWER_WAIT);
  }

  /** The server has answered the last move, or the player no longer wants it. */
  #finish(): void {
    this.#watchAnswer(this.ahead.count > 0);
    this.#pending = null;
    this.sent = this.kept = false;
  }

  /** Go on with the move that was made when the line broke, or inform the player. */
  #resume(pending: PendingMove, view: SendView): Notice | null {
    const todo = whenBack(pending, view);
    if (todo === "wait") return null;
    if (todo === "send") {
      this.#sendPending();
      return { id: "notice-sent" };
    }
    this.#finish();
    return { id: `notice-${todo}` };
  }
}
