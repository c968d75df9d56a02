/** How tries at the puzzle of a day compare. */

import type { Daily, DailyTry } from "../generated/protocol";

export type Values = (number | null)[];

/** Whether a try reached values that nobody can beat. */
export function isUnbeaten(values: Values, bests: Values[]): boolean {
  return bests.some((best) => isSame(best, values));
}

export function isSame(one: Values, other: Values): boolean {
  return one.length === other.length && one.every((value, nth) => value === other[nth]);
}

/** Whether a try reached what nobody can beat, or at least the best known result. */
export function isAtBest(entry: DailyTry, daily: Pick<Daily, "bests" | "best_known">): boolean {
  const known = daily.best_known;
  if (known) return entry.score !== null && entry.score >= known.score;
  return isUnbeaten(entry.values, daily.bests);
}

/** Minutes and seconds, such as 2:05. */
export function clockText(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** A day such as 2026-11-16 in words. */
export function dayText(day: string, language: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, {
    dateStyle: "full",
    timeZone: "UTC",
  }).format(date);
}

/** A day such as 2026-11-16 in few words. */
export function shortDay(day: string, language: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, {
    weekday: "short",
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  }).format(date);
}
