/** How the text table writes piles, bunkers, vehicles and what is known of hands: in the words of the board. */

import type { Move } from "@/generated/area51/moves";
import type { Components, View } from "@/generated/area51/view";
import type { FieldPlace, TextFormats } from "../module";
import { Words } from "./board/words";
import { rememberedOf } from "./memory/memory";

type At = FieldPlace<View, Components>;

const TOWERS = ["blue", "brown", "orange", "green"];

const wordsOf = ({ view, texts, names }: At) => new Words(view, texts, names);

/** What lies in each pile, and what lifting it would bring. */
function hangars(at: At): string[] {
  const words = wordsOf(at);
  return (at.view.regions[at.index]?.hangars ?? []).map((pile) => {
    const isEmpty = pile.shown.length + pile.hidden.length === 0;
    const brings = isEmpty || at.view.viewer === null ? [] : [words.prospect(pile)];
    return [words.hangar(pile), ...brings].join(" ");
  });
}

function bunkers(at: At): string[] {
  const words = wordsOf(at);
  return (at.view.regions[at.index]?.bunkers ?? []).map((bunker) => words.bunker(bunker));
}

function vehicles(at: At): string[] {
  const words = wordsOf(at);
  return at.view.vehicles.map((vehicle) => words.vehicle(vehicle));
}

/** Only cards that are surely in a hand are said to be in it. */
function knownCards(at: At): string[] {
  const { view, index, texts } = at;
  if (index === view.viewer) return [];
  const words = wordsOf(at);
  const { hand, either, places } = rememberedOf(view, index);
  const maybe = texts.format("area51-memory-either", { places: texts.list(places) });
  return [
    ...(hand.length ? [`${texts.format("area51-memory-hand")} ${words.cards(hand)}`] : []),
    ...(either.length ? [`${maybe} ${words.cards(either)}`] : []),
  ];
}

/** The points so far, and with the bonuses that bunkers would earn now. */
function score({ view, index, texts }: At): string {
  const { score: points = 0, total = 0 } = view.seats[index] ?? {};
  return view.outcome ? String(points) : texts.format("area51-text-score", { points, total });
}

export const TEXT: TextFormats<View, Move, Components, unknown> = {
  columns: { "View.towers": (texts) => TOWERS.map((tower) => texts.name("tower", tower)) },
  fields: {
    "RegionView.hangars": hangars,
    "RegionView.bunkers": bunkers,
    "View.vehicles": vehicles,
    "SeatView.remembered": knownCards,
    "SeatView.score": score,
  },
};
