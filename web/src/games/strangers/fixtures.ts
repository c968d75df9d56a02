/** Views for tests: an empty view of the standard components, to which a test adds what it is about. */

import components from "@/generated/strangers/components.json";
import type { Board, Components, View } from "@/generated/strangers/view";

const STANDARD = components as Components;

export function standardBoard(id: "A" | "B"): Board {
  const board = STANDARD.boards.find((each) => each.id === id);
  if (!board) throw new Error(`the box has no board ${id}`);
  return board;
}

export function emptyView(seats: number, board: "A" | "B" = "A"): View {
  return {
    viewer: 0,
    options: {
      board,
      teams: "none",
      hand_of_four: false,
      free_discard: false,
      total_invasion: false,
      late_sightings_return: false,
      best_of_three: false,
      solo: "challenge",
      first_player: "random",
      components: null,
    },
    board,
    round: 1,
    first: 0,
    turn: 0,
    decision: {
      phase: "action",
      card: null,
      kid: null,
      owner: null,
      done: 0,
      extra: 0,
      fled: false,
      discarded: false,
      to_draw: 0,
      halves: 0,
      routes: [],
    },
    seats: Array.from({ length: seats }, () => ({
      hand: [],
      hand_limit: 3,
      supply: 10,
      way: [],
      way_limit: 1,
      score: 0,
      wins: 0,
      points: 0,
    })),
    slots: standardBoard(board).places.flatMap((place) =>
      place.values.map((value, index) => ({
        slot: `${place.id}.${index + 1}`,
        owner: null,
        value,
      })),
    ),
    aliens: [],
    reserve: 8,
    deck: [],
    discards: [],
    flights: 0,
    contacts: 0,
    outcome: null,
    early_discard: false,
  };
}
