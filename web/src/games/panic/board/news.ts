/** What the latest news mean for the board: a sound, a banner, cells to mark. */

import type { Event } from "@/generated/panic/events";
import type { Sound } from "@/shared/sounds";
import type { News } from "@/games/module";

export interface BoardNews {
  sound: Sound | null;
  /** The sentence to show over the town. */
  banner: string | null;
  /** The cells the viewer's own wrong claim was about. */
  rejected: string[] | null;
  /** The sentence that time has run out, none when a round begins, or null where nothing is new. */
  timeOut: string | null;
}

const SOUNDS: Partial<Record<Event["kind"], Sound>> = {
  glass_turned: "bell",
  token_taken: "score",
  claim_rejected: "wrong",
  time_ran_out: "alarm",
  building_started: "turn",
};
const SHOWN = new Set<Event["kind"]>([
  "glass_turned",
  "token_taken",
  "claim_rejected",
  "time_ran_out",
]);

export function newsOf(news: News<Event>[], viewer: number | null): BoardNews {
  const shown = news.filter(({ event }) => SHOWN.has(event.kind));
  const sounds = news.flatMap(({ event }) => SOUNDS[event.kind] ?? []);
  const own = news.map(({ event }) => event).find((event) => isOwnRejection(event, viewer));
  return {
    sound: sounds[0] ?? null,
    banner: shown.length ? shown.map(({ text }) => text).join(" ") : null,
    rejected: own?.kind === "claim_rejected" ? own.cells : null,
    timeOut: timeOut(news),
  };
}

function timeOut(news: News<Event>[]): string | null {
  const found = news.findLast(
    ({ event }) => event.kind === "building_started" || event.kind === "time_ran_out",
  );
  if (!found) return null;
  return found.event.kind === "time_ran_out" ? found.text : "";
}

function isOwnRejection(event: Event, viewer: number | null): boolean {
  return event.kind === "claim_rejected" && event.seat === viewer;
}
