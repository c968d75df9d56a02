/** Fetches a finished match. */

import type { Replay } from "../generated/protocol";
import { api } from "../shared/api";
import { scoresOver } from "../shared/match/scores";
import { wholeSteps } from "./wholeSteps";

/** A whole match, from one seat or, with null, with everything open. `onpart` is called with more and more steps. */
export async function loadReplay(
  code: string,
  seat: number | null,
  onpart?: (replay: Replay) => void,
): Promise<Replay> {
  let replay = await loadPart(code, seat, 0);
  onpart?.(replay);
  while (replay.steps.length <= replay.total) {
    const { steps } = await loadPart(code, seat, replay.steps.length);
    if (steps.length === 0) break;
    replay = { ...replay, steps: [...replay.steps, ...steps] };
    onpart?.(replay);
  }
  return replay;
}

async function loadPart(code: string, seat: number | null, first: number): Promise<Replay> {
  const part = await api.replay(code, first, seat);
  return { ...part, steps: wholeSteps(part.steps) };
}

/** The score of each seat after every step; empty where the views of the game do not show it. */
export function scoreLines(replay: Replay): number[][] {
  const views = replay.steps.flatMap((step) => step.views.slice(0, 1));
  return scoresOver(views, replay.seats.length);
}
