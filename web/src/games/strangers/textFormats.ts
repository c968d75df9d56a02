/** How the text table writes places, Kids and scores. */

import type { Move } from "@/generated/strangers/moves";
import type { Components, View } from "@/generated/strangers/view";
import type { FieldPlace, TextFormats } from "../module";
import { describeSpot } from "./board/spotText";
import { boardOf } from "./components";
import { teamShare } from "./teams";

type At = FieldPlace<View, Components>;

/** Every place with what it is worth, who is there and what it does. */
function places({ view, components, texts, names }: At): string[] {
  const board = boardOf(components, view);
  return board.places.map((place) => describeSpot(place.id, view, board, texts, names));
}

function kidsOnTheWay({ view, index, texts }: At): string {
  return texts.list((view.seats[index]?.way ?? []).map((kid) => texts.name("spot", kid.at)));
}

function score({ view, index, texts }: At): string {
  return teamShare(view, index, texts) || String(view.seats[index]?.score ?? 0);
}

const OF_SEVERAL_ROUNDS = new Set(["View.round", "SeatView.wins", "SeatView.points"]);

export const TEXT: TextFormats<View, Move, Components, unknown> = {
  fields: { "View.slots": places, "SeatView.way": kidsOnTheWay, "SeatView.score": score },
  isIdle: (field, { view }) =>
    (OF_SEVERAL_ROUNDS.has(field) && !view.options.best_of_three) ||
    (field === "View.contacts" && view.contacts === 0),
};
