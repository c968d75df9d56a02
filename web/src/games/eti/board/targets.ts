/** What on the board can be used now, by the name of its spot. */

import type { Move } from "@/generated/eti/moves";
import type { View } from "@/generated/eti/view";
import { groupBySpot, type Targets } from "@/shared/pieces/targets";
import type { Choice } from "@/games/module";

export const TELEGRAM = "telegram";
export const DECK = "deck";
export const abilitySpot = (ability: string) => `ability:${ability}`;
export const threatSpot = (threat: string) => `threat:${threat}`;
export const projectSpot = (project: string) => `project:${project}`;
/** The pile of projects of a level. */
export const pileSpot = (level: number) => `pile:${level}`;
export const companySpot = (seat: number) => `company:${seat}`;
export const heldSpot = (event: string) => `held:${event}`;
/** A data port of the viewer, counted from 1. */
export const portSpot = (port: number) => `port:${port}`;
export const agendaSpot = (agenda: string) => `agenda:${agenda}`;
export const methodSpot = (method: string) => `method:${method}`;
export const vaultSpot = (vault: string) => `vault:${vault}`;

export const targetsOf = (choices: Choice<Move>[], view: View): Targets<Choice<Move>> =>
  groupBySpot(choices, ({ move }) => spotsFor(move, view));

function spotsFor(move: Move, view: View): string[] {
  switch (move.kind) {
    case "upgrade":
      return [abilitySpot(move.ability)];
    case "choose_threat":
    case "drop_threat":
      return [threatSpot(move.threat)];
    case "place_marker":
    case "choose_project":
      return [projectSpot(move.project)];
    case "draw_project":
      return [pileSpot(move.level)];
    case "vote":
    case "choose_company":
      return [companySpot(move.company)];
    case "play_held":
      return [heldSpot(move.event)];
    case "choose_agenda":
      return [agendaSpot(move.agenda)];
    case "choose_method":
      return [methodSpot(move.method)];
    case "choose_vault":
      return [vaultSpot(move.vault)];
    case "discard_port":
      return [portSpot(move.port)];
    case "swap_ports":
      return [portSpot(move.port), portSpot(move.port + 1)];
    case "next_card":
      return portsOf(move.card, view).map(portSpot);
    default:
      return [];
  }
}

/** The ports not yet in order that hold this card. */
function portsOf(card: string, view: View): number[] {
  const ports = view.viewer === null ? [] : (view.seats[view.viewer]?.ports ?? []);
  return ports.flatMap((port, index) =>
    index >= view.left && port.card === card ? [index + 1] : [],
  );
}

/** The move that a press on a spot that cannot be used probably meant. */
export function guessMove(spot: string, view: View): Move | null {
  const [kind, id = ""] = spot.split(":");
  switch (kind) {
    case "ability":
      return { kind: "upgrade", ability: id as "staffing" };
    case "threat":
      return { kind: view.decision.drop ? "drop_threat" : "choose_threat", threat: id as "arson" };
    case "pile":
      return { kind: "draw_project", level: Number(id) };
    case "agenda":
      return { kind: "choose_agenda", agenda: id as "submit" };
    case "port":
      return view.decision.phase === "reviewing"
        ? { kind: "discard_port", port: Number(id) }
        : { kind: "swap_ports", port: Number(id) };
    default:
      return null;
  }
}
