/** How close a race was, in words. */

import type { Raced } from "@/generated/protocol";
import type { Texts } from "@/shared/texts";

/** Such as "Ada's claim was made 0.18 s before yours"; empty where no claim was close. */
export function raceText(raced: Raced | null, names: string[], texts: Texts): string {
  if (raced === null) return "";
  const name = names[raced.seat] ?? "";
  const seconds = Math.abs(raced.seconds);
  return texts.format(raced.seconds < 0 ? "panic-race-won" : "panic-race-lost", { name, seconds });
}
