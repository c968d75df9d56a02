/** Finished matches: fetched whole, and what can be read off them. */

import { api } from "./api";
import type { Replay } from "./wire";

/** A whole match, from one seat or, with null, with everything open. */
export async function loadReplay(code: string, seat: number | null): Promise<Replay> {
  const replay = await api.replay(code, 0, seat);
  const steps = [...replay.steps];
  while (steps.length <= replay.total) {
    const more = await api.replay(code, steps.length, seat);
    if (more.steps.length === 0) break;
    steps.push(...more.steps);
  }
  return { ...replay, steps };
}

type Scored = { seats?: { score?: number }[] } | null | undefined;

/** Whether a view tells what everyone has scored so far. */
export function hasScores(view: unknown): boolean {
  return typeof (view as Scored)?.seats?.[0]?.score === "number";
}

/** The score of each seat after every step, where views tell it. */
export function scoresOver(replay: Replay): number[][] {
  const lines: number[][] = replay.seats.map(() => []);
  for (const step of replay.steps) {
    const view = step.views[0] as Scored;
    lines.forEach((line, seat) => {
      const score = view?.seats?.[seat]?.score;
      if (typeof score === "number") line.push(score);
    });
  }
  return lines.every((line) => line.length > 1) ? lines : [];
}
