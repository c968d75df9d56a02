/** Fetches a finished match. */

import type { Replay } from "../generated/protocol";
import { api } from "../shared/api";
import type { Viewer } from "../shared/match/viewer";

/** A whole match as a viewer saw it. */
export async function loadReplay(path: string, viewer: Viewer): Promise<Replay> {
  const replay = await api.replay(path, 0, viewer);
  const steps = [...replay.steps];
  while (steps.length <= replay.total) {
    const more = await api.replay(path, steps.length, viewer);
    if (more.steps.length === 0) break;
    steps.push(...more.steps);
  }
  return { ...replay, steps };
}
