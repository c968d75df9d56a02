/** Describes what is at a spot, for captions and screen readers. */

import type { Board, Place, Space, View } from "@/generated/strangers/view";
import type { Texts } from "@/shared/texts";
import type { Spot } from "./geometry";

export function describeSpot(
  spot: Spot,
  view: View,
  board: Board,
  texts: Texts,
  names: string[],
): string {
  const place = board.places.find((each) => each.id === spot);
  if (place) return describePlace(place, view, texts, names);
  const space = board.spaces.find((each) => each.id === spot);
  return space ? describeSpace(space, view, board, texts, names) : spot;
}

function describePlace(place: Place, view: View, texts: Texts, names: string[]): string {
  const slots = view.slots.filter((slot) => slot.slot.startsWith(`${place.id}.`));
  const free = slots.filter((slot) => slot.owner === null);
  const parts = [
    texts.name("spot", place.id),
    free.length
      ? texts.format("board-slots-free", {
          count: free.length,
          values: free.map((slot) => slot.value).join(", "),
        })
      : texts.format("board-slots-full"),
    ...slots
      .filter((slot) => slot.owner !== null)
      .map((slot) =>
        texts.format("board-slot-taken", { owner: names[slot.owner!] ?? "", value: slot.value }),
      ),
  ];
  if (free.length && place.full_values.length)
    parts.push(texts.format("board-when-full", { values: place.full_values.join(", ") }));
  return `${parts.join(". ")}. ${texts.format(`place-${place.kind}.effect`)}`;
}

function describeSpace(
  space: Space,
  view: View,
  board: Board,
  texts: Texts,
  names: string[],
): string {
  const parts = [`${space.id}, ${texts.format(spaceText(space, board))}`];
  if (view.aliens.includes(space.id)) parts.push(texts.format("label-alien"));
  else if (space.head) parts.push(texts.format("space-head"));
  view.seats.forEach((seat, owner) => {
    const count = seat.way.filter((kid) => kid.at === space.id).length;
    if (count) parts.push(texts.format("board-kids-here", { count, owner: names[owner] ?? "" }));
  });
  return `${parts.join(". ")}.`;
}

function spaceText(space: Space, board: Board): string {
  if (space.id === board.school) return "space-school";
  if (board.school_stops.includes(space.id)) return "space-school-stop";
  if (board.city_stops.includes(space.id)) return "space-city-stop";
  return space.kind === "wood" ? "space-wood" : "space-road";
}
