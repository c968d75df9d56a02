/** Fetches a finished match. */

import type { Replay, ReplayStep } from "../generated/protocol";
import { api } from "../shared/api";
import type { Viewer } from "../shared/match/viewer";
import { wholeSteps } from "./wholeSteps";

/** A match of which some steps may not be there yet. */
export interface PartlyLoaded extends Omit<Replay, "steps"> {
  /** By number; undefined for one that is still on its way. */
  steps: (ReplayStep | undefined)[];
}

/**
 * A whole match as a viewer saw it. `onpart` is called with more and more steps, and says whether to go on; the part with
 * the step that is `wanted` comes next.
 */
export async function loadReplay(
  path: string,
  viewer: Viewer,
  onpart: (replay: PartlyLoaded) => boolean = () => true,
  wanted: () => number = () => 0,
): Promise<PartlyLoaded> {
  let replay: PartlyLoaded | undefined;
  let first = wanted();
  do {
    const part = await api.replay(path, first, viewer);
    replay = withPart(replay ?? { ...part, steps: [] }, wholeSteps(part.steps));
    first = replay.steps[wanted()] ? replay.steps.indexOf(undefined) : wanted();
  } while (onpart(replay) && first !== -1);
  return replay;
}

function withPart(replay: PartlyLoaded, part: ReplayStep[]): PartlyLoaded {
  const steps = Array.from({ length: replay.total + 1 }, (_, number) => replay.steps[number]);
  for (const step of part) steps[step.step] = step;
  return { ...replay, steps };
}
