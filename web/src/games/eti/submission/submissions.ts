/** Submissions as they are shown to all. */

import type { PortCount, SeatView, View } from "@/generated/eti/view";

export interface Submission {
  seat: number;
  method: SeatView["method"];
  /** From port 1 on; null for a card face down. */
  cards: (string | null)[];
  /** The ports whose cards threats destroyed, counted from 1. */
  destroyed: number[];
  /** What the cards count for, as far as they have been counted. */
  counts: PortCount[];
  /** What it came to; null while it is not counted. */
  points: number | null;
}

/** The submissions of a view, while companies put their queues in order. */
export function submissionsIn(view: View): Submission[] {
  return view.seats.flatMap((state, seat) =>
    state.method === null
      ? []
      : [
          {
            seat,
            method: state.method,
            cards: state.ports.map((port) => port.card),
            destroyed: [],
            counts: state.counts,
            points: state.result,
          },
        ],
  );
}
