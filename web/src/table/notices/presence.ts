/** Players who come and go, for a notice, and how long they have been away. */

import type { Sitting } from "@/generated/protocol";
import { playerName } from "@/shared/match/seats";
import type { Args } from "@/shared/texts";

/** Something to read for a moment: the id of a text, and what it is about. */
export interface Notice {
  id: string;
  args?: Args;
}

/** What has changed about the other people at the table; null where nothing has. */
export function presenceNews(before: Sitting[], after: Sitting[], own: number[]): Notice | null {
  for (const sitting of after) {
    const was = before[sitting.seat];
    if (was?.kind !== "person" || sitting.kind !== "person" || own.includes(sitting.seat)) continue;
    const id = changeOf(was, sitting);
    if (id) return { id, args: { name: playerName(sitting) } };
  }
  return null;
}

function changeOf(was: Sitting, is: Sitting): string | null {
  if (is.lent && !was.lent) return was.present ? "notice-left" : "notice-lent";
  if (is.present && !was.present) return "notice-back";
  if (!is.present && was.present && !is.lent) return "notice-away";
  return null;
}

/** Seconds a player has been away, some time after the server said so; null while they are there. */
export function awayFor(sitting: Sitting, since: number, now: number): number | null {
  if (sitting.absent_for === null) return null;
  return sitting.absent_for + Math.max(0, now - since) / 1000;
}
