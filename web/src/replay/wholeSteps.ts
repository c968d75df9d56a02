/** Rebuilds the steps of a replay from what changed in each. */

import type { ReplayStep } from "../generated/protocol";
import { applyChanges } from "../shared/changes";

/** The steps of one answer, each with its whole views. What has not changed is shared between them. */
export function wholeSteps(steps: ReplayStep[]): ReplayStep[] {
  let views: object[] = [];
  return steps.map(({ changes, ...step }) => {
    views = changes
      ? views.map((view, each) => applyChanges(view, changes[each] ?? []))
      : step.views;
    return { ...step, views };
  });
}
