/** The time until the next puzzle of the day. */

/** Whole hours and minutes of a number of seconds, rounded up to the next minute. */
export function hoursAndMinutes(seconds: number): { hours: number; minutes: number } {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
