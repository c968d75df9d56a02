/** The cards on the desk: choices that are not a press on a piece elsewhere on the board. */

import type { Move } from "@/generated/eti/moves";
import type { Components, View } from "@/generated/eti/view";
import type { Texts } from "@/shared/texts";
import {
  agendaSpot,
  heldSpot,
  methodSpot,
  pileSpot,
  projectSpot,
  threatSpot,
  vaultSpot,
} from "../board/targets";
import type { Words } from "../board/words";

export interface Option {
  spot: string;
  title: string;
  /** What it brings. */
  text: string;
  art:
    | { kind: "agenda"; agenda: "research" | "submit" | "change" }
    | { kind: "threat"; threat: string }
    | { kind: "level"; level: number }
    | { kind: "telegram" }
    | { kind: "card"; card: string | null }
    | { kind: "none" };
  /** Whether it cannot be chosen now; its text says why. */
  closed?: boolean;
}

interface Table {
  view: View;
  components: Components;
  words: Words;
  texts: Texts;
}

/** The card for a move, or null where it is a press on a piece or a plain button. */
export function optionFor(move: Move, table: Table): Option | null {
  const { view, texts, words } = table;
  switch (move.kind) {
    case "choose_agenda":
      return {
        spot: agendaSpot(move.agenda),
        title: texts.name("agenda", move.agenda),
        text: agendaText(move.agenda, table),
        art: { kind: "agenda", agenda: move.agenda },
      };
    case "choose_method":
      return {
        spot: methodSpot(move.method),
        title: texts.name("method", move.method),
        text: methodText(move.method, table),
        art: { kind: "card", card: move.method === "safe" ? null : "x2" },
      };
    case "choose_vault":
      return {
        spot: vaultSpot(move.vault),
        title: texts.name("vault", move.vault),
        text: texts.format("eti-option-vault", { vault: move.vault, ...table.components }),
        art: { kind: "none" },
      };
    case "choose_threat":
    case "drop_threat":
      return {
        spot: threatSpot(move.threat),
        title: texts.name("threat", move.threat),
        text: "",
        art: { kind: "threat", threat: move.threat },
      };
    case "draw_project":
      return {
        spot: pileSpot(move.level),
        title: texts.format("eti-level", { level: move.level }),
        text: texts.format("eti-pile-left", { count: view.stock[move.level - 1] ?? 0 }),
        art: { kind: "level", level: move.level },
      };
    case "play_held":
      return {
        spot: heldSpot(move.event),
        title: texts.name("incident", move.event),
        text: words.effect(move.event),
        art: { kind: "telegram" },
      };
    case "place_marker":
      if (view.decision.phase !== "contract-move") return null;
      return {
        spot: projectSpot(move.project),
        title: texts.format("eti-move-there"),
        text: words.project(move.project),
        art: { kind: "none" },
      };
    default:
      return null;
  }
}

const AGENDAS = ["research", "submit", "change"] as const;

/** All three agendas: those that cannot be chosen now with the reason. */
export function agendaOptions(open: Option[], table: Table): Option[] {
  return AGENDAS.map((agenda) => {
    const spot = agendaSpot(agenda);
    const usable = open.find((option) => option.spot === spot);
    if (usable) return usable;
    const title = table.texts.name("agenda", agenda);
    const text = table.texts.format(`eti-closed-${whyClosed(agenda, table)}`);
    return { spot, title, text, art: { kind: "agenda", agenda }, closed: true };
  });
}

function whyClosed(agenda: (typeof AGENDAS)[number], { view }: Table): string {
  if (agenda !== "research") return "nowhere";
  const own = view.viewer === null ? undefined : view.seats[view.viewer];
  return own?.banned ? "banned" : "full";
}

function agendaText(agenda: "research" | "submit" | "change", table: Table): string {
  const { view, components, texts, words } = table;
  const own = view.viewer === null ? undefined : view.seats[view.viewer];
  const study = own?.study ? words.card(own.study) : undefined;
  return texts.format(`eti-agenda-${agenda}`, {
    staffing: own?.values[0] ?? 0,
    cards: own?.ports.length ?? 0,
    bank: own?.bank ?? 0,
    points: components.safe_points,
    difficulty: study?.difficulty ?? 0,
  });
}

function methodText(method: "safe" | "standard", { view, components, texts }: Table): string {
  const own = view.viewer === null ? undefined : view.seats[view.viewer];
  return texts.format(`eti-method-${method}`, {
    cards: own?.ports.length ?? 0,
    points: components.safe_points,
    swaps: own?.values[1] ?? 0,
    total: (method === "safe" ? view.count?.safe : view.count?.total) ?? 0,
    unseen: view.count?.unseen ?? 0,
  });
}
