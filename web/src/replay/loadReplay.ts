/** Fetches a finished match. */

import type { Replay } from "../generated/protocol";
import { api } from "../shared/api";
import { scoresOver } from "../shared/match/scores";

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

/** The score of each seat after every step; empty where the views of the game do not show it. */
export function scoreLines(replay: Replay): number[][] {
  const views = replay.steps.flatMap((step) => step.views.slice(0, 1));
  return scoresOver(views, replay.seats.length);
}
