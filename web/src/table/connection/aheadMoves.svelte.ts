/** Moves that were sent without waiting for the answers to those before them; a board shows them as made. */

import type { AnyMove, SendView } from "@/generated/protocol";
import { isPast, type PendingMove } from "./pendingMove";

export class AheadMoves {
  #waiting = $state.raw<PendingMove[]>([]);
  #dropped = new Set<number>();
  #send: (pending: PendingMove) => void;

  constructor(send: (pending: PendingMove) => void) {
    this.#send = send;
  }

  get count(): number {
    return this.#waiting.length;
  }

  readonly moves = $derived(this.#waiting.map(({ move }) => move));

  /** Send a move that answers the decision after those of all moves before it. */
  add(move: AnyMove, view: SendView, id: number): void {
    const turn = view.turn + this.count;
    const added = { move, seat: view.seat, turn, id, sent: true };
    this.#waiting = [...this.#waiting, added];
    this.#send(added);
  }

  /** A view shows moves as made. The first one after a lost line may not show all: the others are sent again. */
  confirm(view: SendView): void {
    const left = this.#waiting.filter((pending) => !isPast(pending, view));
    if (left.length < this.count) this.#waiting = left;
    if (view.again) this.#resume(view);
  }

  /** The server may have gone on without these moves: then they answer another decision, and are dropped. */
  #resume(view: SendView): void {
    const first = this.#waiting[0];
    if (first && (first.turn !== view.turn || first.seat !== view.seat)) this.#waiting = [];
    this.#waiting.forEach(this.#send);
  }

  /** Whether a refusal is of one of these moves: those after it will be refused too, and need no message. */
  refuse(id: number | null): "first" | "later" | null {
    if (id === null) return null;
    if (this.#dropped.delete(id)) return "later";
    const at = this.#waiting.findIndex((pending) => pending.id === id);
    if (at < 0) return null;
    for (const later of this.#waiting.slice(at + 1)) this.#dropped.add(later.id);
    this.#waiting = this.#waiting.slice(0, at);
    return "first";
  }
}
