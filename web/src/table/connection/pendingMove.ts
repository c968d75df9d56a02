/** A move until the server has answered it: kept while the line is down. */

import type { AnyMove, SendView } from "@/generated/protocol";

export interface PendingMove {
  move: AnyMove;
  seat: number | null;
  /** The number of the decision it answers. */
  turn: number;
  id: number;
  /** Whether it was sent on some connection, so that it may have arrived. */
  sent: boolean;
}

/** Whether a view shows that the decision of a pending move is over. */
export function isPast(pending: PendingMove, view: SendView): boolean {
  return view.seat === pending.seat && view.turn > pending.turn;
}

/**
 * What to do with a move when the line is back and its seat has a fresh view: send it, wait for the server that has it,
 * or inform the player that it was not made, or that it may have been.
 */
export function whenBack(
  pending: PendingMove,
  view: SendView,
): "send" | "wait" | "late" | "unsure" {
  if (isPast(pending, view)) return pending.sent ? "unsure" : "late";
  return view.held ? "wait" : "send";
}
