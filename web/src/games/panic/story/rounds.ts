/** The rounds of a match, gathered from the views of its steps. */

import type { RoundResult, View } from "@/generated/panic/view";

export interface RoundStory {
  result: RoundResult;
  /** By seat, the score after the round, and what the round brought. */
  scores: number[];
  gained: number[];
}

export function roundsOf(views: readonly View[]): RoundStory[] {
  const rounds: RoundStory[] = [];
  for (const { last, seats } of views) {
    const before = rounds.at(-1);
    if (last === null || last.round === before?.result.round) continue;
    const scores = seats.map(({ score }) => score);
    const gained = scores.map((score, seat) => score - (before?.scores[seat] ?? 0));
    rounds.push({ result: last, scores, gained });
  }
  return rounds;
}
