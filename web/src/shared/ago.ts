/** How long ago something was, in words. */

import type { Language } from "./prefs.svelte";

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["minute", 60],
  ["hour", 3600],
  ["day", 24 * 3600],
  ["week", 7 * 24 * 3600],
  ["month", 30 * 24 * 3600],
];

/** `then` and `now` are seconds, as the server counts them. */
export function ago(language: Language, then: number, now: number): string {
  const passed = Math.max(0, now - then);
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const [unit, seconds] = STEPS.findLast(([, length]) => passed >= length) ?? ["second", Infinity];
  return format.format(-Math.floor(passed / seconds), unit);
}
