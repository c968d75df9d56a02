/** What on the board can be used now, by the name of its spot, and the sentence that says so. */

import type { Move } from "@/generated/area51/moves";
import type { View } from "@/generated/area51/view";
import { groupBySpot, type Targets } from "@/shared/pieces/targets";
import type { Choice } from "@/games/module";

export const DECK = "deck";
export const DISCARDS = "discards";
export const spaceSpot = (space: string) => `space:${space}`;
export const hangarSpot = (hangar: string) => `hangar:${hangar}`;
export const vehicleSpot = (vehicle: string) => `vehicle:${vehicle}`;
export const routeSpot = (route: string) => `route:${route}`;
/** A card of the lifted pile. */
export const heldSpot = (card: string) => `held:${card}`;
export const displaySpot = (card: string) => `display:${card}`;

export const targetsOf = (choices: Choice<Move>[], view: View): Targets<Choice<Move>> =>
  groupBySpot(choices, ({ move }) => spotsFor(move, view));

/** Where a move is made. */
export function spotsFor(move: Move, view: View): string[] {
  switch (move.kind) {
    case "build": {
      const next = view.regions.find((each) => each.region === move.region)?.next_space;
      return next ? [spaceSpot(next)] : [];
    }
    case "upgrade":
      return [spaceSpot(move.bunker)];
    case "load":
      return [spaceSpot(move.bunker), heldSpot(move.card)];
    case "send":
      return [vehicleSpot(move.vehicle)];
    case "set_route":
      return [routeSpot(move.route)];
    case "pick_up":
      return [hangarSpot(move.hangar)];
    case "collect":
      return [DECK, ...new Set(view.display.map(displaySpot))];
    case "take":
      return [displaySpot(move.card)];
    case "draw":
      return [DECK];
    default:
      return [];
  }
}

/** The move that a press on a spot that cannot be used probably meant. */
export function guessMove(spot: string, view: View): Move | null {
  const [kind, id = ""] = spot.split(":");
  if (kind === "hangar") return { kind: "pick_up", hangar: id };
  if (kind === "vehicle") return { kind: "send", vehicle: id };
  if (kind === "display") return { kind: "take", card: id };
  if (kind === "deck") return { kind: "draw" };
  if (kind !== "space") return null;
  const region = view.regions.find((each) => id.startsWith(each.region));
  if (!region) return null;
  if (region.bunkers.some((bunker) => bunker.bunker === id)) return { kind: "upgrade", bunker: id };
  return { kind: "build", region: region.region, tower: "green" };
}
