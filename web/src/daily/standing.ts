/** How tries at the puzzle of a day compare. */

export type Values = (number | null)[];

/** Whether a try reached values that nobody can beat. */
export function isUnbeaten(values: Values, bests: Values[]): boolean {
  return bests.some((best) => isSame(best, values));
}

export function isSame(one: Values, other: Values): boolean {
  return one.length === other.length && one.every((value, nth) => value === other[nth]);
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
