/** Says in words what is at a spot, for those who listen to the board instead of looking at it. */

import type { Words } from "../../lib/words";
import type { Spot } from "./geometry";
import type { Board, Place, Space, View } from "./types";

export function describeSpot(
  spot: Spot,
  view: View,
  board: Board,
  words: Words,
  names: string[],
): string {
  const place = board.places.find((each) => each.id === spot);
  if (place) return describePlace(place, view, words, names);
  const space = board.spaces.find((each) => each.id === spot);
  return space ? describeSpace(space, view, board, words, names) : spot;
}

function describePlace(place: Place, view: View, words: Words, names: string[]): string {
  const slots = view.slots.filter((slot) => slot.slot.startsWith(`${place.id}.`));
  const free = slots.filter((slot) => slot.owner === null);
  const parts = [
    words.name("spot", place.id),
    free.length
      ? words.say("board-slots-free", {
          count: free.length,
          values: free.map((slot) => slot.value).join(", "),
        })
      : words.say("board-slots-full"),
    ...slots
      .filter((slot) => slot.owner !== null)
      .map((slot) =>
        words.say("board-slot-taken", { owner: names[slot.owner!] ?? "", value: slot.value }),
      ),
  ];
  return `${parts.join(". ")}. ${words.say(`place-${place.kind}.effect`)}`;
}

function describeSpace(
  space: Space,
  view: View,
  board: Board,
  words: Words,
  names: string[],
): string {
  const parts = [`${space.id}, ${words.say(spaceText(space, board))}`];
  if (view.aliens.includes(space.id)) parts.push(words.say("label-alien"));
  else if (space.head) parts.push(words.say("space-head"));
  view.seats.forEach((seat, owner) => {
    const count = seat.way.filter((kid) => kid.at === space.id).length;
    if (count) parts.push(words.say("board-kids-here", { count, owner: names[owner] ?? "" }));
  });
  return `${parts.join(". ")}.`;
}

function spaceText(space: Space, board: Board): string {
  if (space.id === board.school) return "space-school";
  if (board.school_stops.includes(space.id)) return "space-school-stop";
  if (board.city_stops.includes(space.id)) return "space-city-stop";
  return space.kind === "wood" ? "space-wood" : "space-road";
}

/** The letter of a seat's team: partners sit side by side in open teams, opposite each other in closed ones. */
export function teamOf(seat: number, teams: string): string {
  if (teams === "none") return "";
  return "AB"[teams === "open" ? Math.floor(seat / 2) : seat % 2] ?? "";
}
