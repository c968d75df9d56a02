/** The vote at hand. */

import type { View } from "@/generated/eti/view";

/** Whether the event at hand is, or was, put to a vote. */
export function isVote(view: View): boolean {
  return (
    view.decision.phase === "votes" || (view.decision.phase === "bargain" && view.step === "votes")
  );
}

/** Whom a seat has voted for in the vote at hand; a vote stays in the view until there is another one. */
export function voteOf(view: View, seat: number): number | null {
  const state = view.seats[seat];
  const counts = view.decision.phase !== "bargain" || view.talks > 1;
  return counts && state && state.votes > 0 ? state.vote : null;
}

/** The votes cast for a company so far. */
export function votesFor(view: View, company: number): number {
  return view.seats
    .filter((_, seat) => voteOf(view, seat) === company)
    .reduce((sum, seat) => sum + seat.votes, 0);
}
