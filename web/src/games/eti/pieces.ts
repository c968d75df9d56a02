/** The pieces that have a sheet, by their ids in the components: projects, events, research and endgame cards. */

import type { Event } from "@/generated/eti/events";
import { PIECE_RULES } from "@/generated/eti/pieceRules";
import type {
  AlienCard,
  Components,
  HumanCard,
  IncidentCard,
  ProjectCard,
  ResearchCard,
} from "@/generated/eti/view";
import { countCards } from "@/shared/pieces/pileContents";
import type { Texts } from "@/shared/texts";
import type { PieceText } from "../module";
import { abilitySpot, companySpot, projectSpot, TELEGRAM } from "./board/targets";

export type Piece =
  | { kind: "project"; card: ProjectCard }
  | { kind: "incident"; card: IncidentCard }
  | { kind: "research"; card: ResearchCard }
  | { kind: "human"; card: HumanCard }
  | { kind: "alien"; card: AlienCard };

export function findPiece(id: string, components: Components): Piece | null {
  const named = (card: { id: string }) => card.id === id;
  const project = components.projects.find(named);
  if (project) return { kind: "project", card: project };
  const incident = components.events.find(named);
  if (incident) return { kind: "incident", card: incident };
  const research = components.research.find(named);
  if (research) return { kind: "research", card: research };
  const human = components.humans.find(named);
  if (human) return { kind: "human", card: human };
  const alien = components.aliens.find(named);
  return alien ? { kind: "alien", card: alien } : null;
}

export function describePiece(id: string, components: Components, texts: Texts): PieceText {
  const piece = findPiece(id, components);
  switch (piece?.kind) {
    case "project":
      return describeProject(piece.card, texts);
    case "incident":
      return describeIncident(piece.card, texts);
    case "research":
      return describeResearch(piece.card, components, texts);
    case "human":
      return {
        name: texts.name("role", id),
        text: roleEffect(piece, texts),
        rule: PIECE_RULES.human[piece.card.effect],
      };
    case "alien":
      return {
        name: texts.name("role", id),
        text: roleEffect(piece, texts),
        rule: PIECE_RULES.alien,
      };
    default:
      return { name: id, text: "", rule: null };
  }
}

/** `staffing and creativity`, `analysis ×2`, `none`. */
export function upgradesOf({ upgrades }: ProjectCard, texts: Texts): string {
  if (upgrades.length === 0) return texts.format("eti-no-upgrades");
  return texts.list(
    countCards(upgrades).map(({ card, count }) => {
      const name = texts.name("ability", card);
      return count > 1 ? `${name} ×${count}` : name;
    }),
  );
}

function describeProject(card: ProjectCard, texts: Texts): PieceText {
  return {
    name: texts.name("project", card.id),
    text: texts.format("eti-about-project", {
      level: card.level,
      field: texts.name("field", card.field),
      difficulty: card.difficulty,
      defence: card.defence,
      fame: card.fame,
      upgrades: upgradesOf(card, texts),
    }),
    rule: PIECE_RULES.project,
  };
}

function describeIncident(card: IncidentCard, texts: Texts): PieceText {
  return {
    name: texts.name("incident", card.id),
    text: texts.format(`incident-${card.id}.effect`, {
      number: card.number,
      otherwise: card.otherwise,
    }),
    rule: PIECE_RULES.incident[card.by],
  };
}

function describeResearch(
  card: ResearchCard,
  { threat_attack: threat }: Components,
  texts: Texts,
): PieceText {
  return {
    name: texts.name("card", card.id),
    text: texts.format("eti-about-research", {
      kind: card.kind,
      value: card.value,
      attack: card.kind === "threat" ? threat.plain : card.attack,
      tactic: threat.tactic,
      immune: threat.plain_immune,
      tacticImmune: threat.tactic_immune,
      count: card.count,
    }),
    rule: PIECE_RULES.research[card.kind],
  };
}

export function roleEffect(
  piece: Extract<Piece, { kind: "human" | "alien" }>,
  texts: Texts,
): string {
  if (piece.kind === "alien") return texts.format("eti-about-alien", { ...piece.card });
  return texts.format(`role-${piece.card.id}.effect`, {
    number: piece.card.number,
    fame: piece.card.fame,
  });
}

/** The spots on the board that an event of the match is about. */
export function spotsOf(event: Event): string[] {
  const spots: string[] = [];
  if ("project" in event && event.project) spots.push(projectSpot(event.project));
  if ("seat" in event) spots.push(companySpot(event.seat));
  if ("company" in event) spots.push(companySpot(event.company));
  if ("event" in event) spots.push(TELEGRAM);
  if ("ability" in event) spots.push(abilitySpot(event.ability));
  return spots;
}

/** The piece an event of the match is about. */
export function pieceOf(event: Event): string | null {
  switch (event.kind) {
    case "event_drawn":
    case "event_fizzled":
    case "held_gained":
    case "held_played":
      return event.event;
    case "alien_card_shown":
    case "alien_revealed":
    case "attack_turned_up":
    case "attack_scrapped":
      return event.card;
    case "role_dealt":
    case "role_shown":
      return event.role;
    default:
      return "project" in event ? event.project : null;
  }
}
