/** Where rounds, phases and turns begin in a replay. */

import type { ReplayMark, ReplayStep } from "../generated/protocol";

export interface Mark {
  step: number;
  kind: ReplayMark["kind"];
  /** What happened there, as the log says it. */
  text: string;
}

/** The marks of the steps that are known, in their order. */
export function marksOf(steps: (ReplayStep | undefined)[]): Mark[] {
  return steps.flatMap((each) => {
    if (!each?.mark) return [];
    const { kind, event } = each.mark;
    return [{ step: each.step, kind, text: each.events[event]?.text ?? "" }];
  });
}

/** The step of the next mark, or of the one before; the ends of the match where there is none. */
export function stepOfMark(marks: Mark[], at: number, last: number, direction: 1 | -1): number {
  return direction === 1
    ? (marks.find(({ step }) => step > at)?.step ?? last)
    : (marks.findLast(({ step }) => step < at)?.step ?? 0);
}

/** The step of the mark that a step comes under: the deal has none of its own, and counts as 0. */
export function markAt(marks: Mark[], at: number): number {
  return marks.findLast(({ step }) => step <= at)?.step ?? 0;
}
