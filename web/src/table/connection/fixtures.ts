/** Views and a line for tests of a connection. */

import type { ClientMessage, News, SendView } from "@/generated/protocol";

/** A view that asks a seat for decision number `turn`. */
export function viewOf(seat: number | null, turn: number, more: Partial<SendView> = {}): SendView {
  return {
    kind: "view",
    seat,
    turn,
    to_move: [0],
    question: "",
    moves: [],
    unasked: [],
    undo: false,
    held: false,
    events: [],
    again: false,
    view: {},
    clock: null,
    raced: null,
    seats: [],
    outcome: null,
    ...more,
  };
}

export const newsOf = (kind: string, seat = 1): News => ({ event: { kind, seat }, text: kind });

/** A line that keeps what is sent on it. */
export class SampleLine {
  isOpen = true;
  reopened = 0;
  sent: ClientMessage[] = [];

  send(message: ClientMessage): boolean {
    if (this.isOpen) this.sent.push(message);
    return this.isOpen;
  }
  reopen(): void {
    this.reopened += 1;
  }
}
