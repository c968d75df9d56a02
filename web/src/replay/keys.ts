/** The keys of a replay. */

import { stepOfMark, type Mark } from "./marks";

type Key = Pick<KeyboardEvent, "key" | "shiftKey">;

/** The step a key goes to, or null for a key that means something else. With Shift, an arrow goes from mark to mark. */
export function stepByKey(
  { key, shiftKey }: Key,
  at: number,
  last: number,
  marks: Mark[] = [],
): number | null {
  switch (key) {
    case "ArrowLeft":
      return shiftKey ? stepOfMark(marks, at, last, -1) : Math.max(0, at - 1);
    case "ArrowRight":
      return shiftKey ? stepOfMark(marks, at, last, 1) : Math.min(last, at + 1);
    case "Home":
      return 0;
    case "End":
      return last;
    default:
      return null;
  }
}

/** Whether a key is meant for what has the focus, such as a slider, a list of choices or, for Space, a button. */
export function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  const focused = event.target instanceof Element ? event.target : null;
  if (event.key === " ")
    return focused?.closest("button, a, select, summary, [type='text']") != null;
  if (event.shiftKey && focused?.matches("[type='range']")) return false;
  return focused?.closest("input, select, textarea, [role='group'][tabindex]") != null;
}
