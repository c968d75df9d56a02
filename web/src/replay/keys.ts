/** The keys of a replay. */

/** The step a key goes to, or null for a key that means something else. */
export function stepByKey(key: string, at: number, last: number): number | null {
  switch (key) {
    case "ArrowLeft":
      return Math.max(0, at - 1);
    case "ArrowRight":
      return Math.min(last, at + 1);
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
  return focused?.closest("input, select, textarea, [role='group'][tabindex]") != null;
}
