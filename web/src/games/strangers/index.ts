/** Don't Talk to Strangers as the table page needs it. */

import type { Component } from "svelte";
import type { CoachProps, GameModule, HandProps, SceneProps, SeatProps } from "..";
import Badge from "./Badge.svelte";
import Breakdown from "./Breakdown.svelte";
import Coach from "./Coach.svelte";
import Hand from "./Hand.svelte";
import Scene from "./Scene.svelte";
import SeatInfo from "./SeatInfo.svelte";
import { Stage } from "./stage.svelte";
import type { Event, Move } from "./types";
import "./world.css";

const ON_BOARD = new Set(["choose_kid", "move_to", "take_route", "place_alien", "remove_alien"]);
const IN_HAND = new Set(["play_card", "discard", "copy_card", "lay_card"]);

export function spotsOf(event: Event): string[] {
  switch (event.kind) {
    case "kid_moved":
      return event.path;
    case "kid_home":
      return [event.slot];
    case "kid_fled":
    case "alien_placed":
    case "alien_removed":
    case "kid_named":
    case "kid_taken":
      return [event.at];
    default:
      return [];
  }
}

export const GAME: GameModule = {
  Board: Scene as unknown as Component<SceneProps>,
  Hand: Hand as unknown as Component<HandProps>,
  SeatInfo: SeatInfo as unknown as Component<SeatProps>,
  Badge,
  Breakdown: Breakdown as unknown as Component<SeatProps>,
  Coach: Coach as unknown as Component<CoachProps>,
  makeStage: () => new Stage() as ReturnType<GameModule["makeStage"]>,
  spotsOf: (event) => spotsOf(event as Event),
  isShown: (move) => {
    const { kind } = move as Move;
    return ON_BOARD.has(kind) || IN_HAND.has(kind);
  },
  isGrave: (move) => (move as Move).kind === "flee",
};
