/** What it would bring the alien to reveal now, as far as its view says. */

import type { Move } from "@/generated/eti/moves";
import type { Components, SeatView, View } from "@/generated/eti/view";
import type { TableWords } from "../../module";

type AlienTrack = "eti" | "intel" | "tactics" | "brutality";

/** The tracks of the alien, in the order of a view's numbers. */
export const ALIEN_TRACKS: readonly AlienTrack[] = ["eti", "intel", "tactics", "brutality"];

/** What a track of a company is worth to the alien. */
function alienValue(track: AlienTrack, seat: SeatView, components: Components): number {
  const values = components.tracks[track];
  const at = Math.min(seat.tokens[ALIEN_TRACKS.indexOf(track)] ?? 0, values.length - 1);
  return values[at] ?? 0;
}

export function whatItBrings(
  move: Move,
  view: View,
  components: Components,
  { texts, names }: TableWords,
): string[] {
  const own = view.viewer === null ? undefined : view.seats[view.viewer];
  const card = components.aliens.find(({ id }) => id === own?.role);
  if (move.kind !== "reveal" || !own || !card) return [];
  const value = (track: AlienTrack) => alienValue(track, own, components);
  const defences = view.seats.flatMap(({ defence }, seat) =>
    seat === view.viewer
      ? []
      : [texts.format("label-value", { label: names[seat] ?? "", value: defence })],
  );
  return [
    texts.format("eti-reveal-turns", { turns: value("eti") }),
    texts.format("eti-reveal-attack", {
      base: value("brutality") + card.base,
      intel: value("intel") + card.intel,
      tactics: value("tactics") + card.tactics,
    }),
    texts.format("eti-reveal-cards", {
      card: texts.name("role", card.id),
      cards: card.cards,
      projects: own.secret.length + own.public.length,
    }),
    texts.format("eti-reveal-defence", { companies: texts.list(defences) }),
  ];
}
