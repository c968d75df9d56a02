/** How the text table writes what the game reckons for its players. */

import type { Move } from "@/generated/eti/moves";
import type {
  CardCount,
  Components,
  DangerView,
  DealView,
  Doubt,
  EndingView,
  PhaseName,
  PortCount,
  QueueCount,
  Suspicion,
  View,
  VoteNote,
} from "@/generated/eti/view";
import type { Texts } from "@/shared/texts";
import type { FieldPlace, TextFormats } from "../module";
import { windowAnswers } from "./turn/window";

const TRACKS = ["staffing", "creativity", "security", "analysis"];
const LEVELS = [1, 2, 3, 4, 5];

export interface Structs {
  PortCount: PortCount;
  QueueCount: QueueCount;
  DangerView: DangerView;
  EndingView: EndingView;
  DealView: DealView;
  VoteNote: VoteNote;
  CardCount: CardCount;
  Suspicion: Suspicion;
}

const named = (names: string[], seat: number | null): string =>
  seat === null ? "" : (names[seat] ?? String(seat));

function describePort(port: PortCount, texts: Texts): string {
  if (port.immune) return texts.format("port-immune");
  if (port.struck) return texts.format("port-struck");
  if (port.at !== null) return texts.format("port-acts", { port: port.at });
  return texts.format("label-points", { points: port.points });
}

function describeCount(count: QueueCount, texts: Texts): string {
  return texts.format("label-count", {
    total: count.total,
    missing: count.missing,
    safe: count.safe,
    lacks: count.safe_missing,
    unseen: count.unseen,
  });
}

function describeDanger(danger: DangerView, texts: Texts): string {
  return texts.format("danger", {
    least: danger.least,
    most: danger.most,
    defence: danger.defence,
    outlook: texts.name("outlook", danger.outlook),
    fame: danger.fame,
    count: danger.gives_up.length,
    projects: texts.list(danger.gives_up.map((project) => texts.name("project", project))),
  });
}

function describeEnding(
  ending: EndingView,
  texts: Texts,
  _components: Components,
  names: string[],
): string {
  return texts.format(ending.held ? "label-ending.held" : "label-ending.lost", {
    alien: named(names, ending.alien),
    winner: named(names, ending.winner),
    rule: ending.rule,
  });
}

function describeDeal(
  deal: DealView,
  texts: Texts,
  _components: Components,
  names: string[],
): string {
  const goods = [
    ...(deal.points ? [texts.format("label-points", { points: deal.points })] : []),
    ...deal.projects.map((project) => texts.name("project", project)),
    ...deal.events.map((event) => texts.name("incident", event)),
  ];
  return texts.format(deal.number === 0 ? "deal-promise" : "deal-offer", {
    turn: deal.turn,
    event: texts.name("incident", deal.event ?? ""),
    seat: named(names, deal.seat),
    to: named(names, deal.to),
    wish: named(names, deal.wish),
    goods: texts.list(goods),
    fate: texts.name("fate", deal.fate),
  });
}

function describeVote(
  vote: VoteNote,
  texts: Texts,
  _components: Components,
  names: string[],
): string {
  const cast = vote.choices.flatMap((company, seat) =>
    company === null
      ? []
      : [`${named(names, seat)} → ${named(names, company)} ${String(vote.votes[seat])}`],
  );
  return texts.format("deal-vote", {
    turn: vote.turn,
    event: texts.name("incident", vote.event ?? ""),
    votes: cast.join(", "),
  });
}

function describeCards(cards: CardCount, texts: Texts): string {
  return texts.format("cards-seen", {
    card: texts.name("card", cards.card),
    seen: cards.seen,
    total: cards.total,
  });
}

const describeDoubt = (doubt: Doubt, texts: Texts): string =>
  texts.format(`doubt-${doubt.doubt}`, { number: doubt.number });

function describeSuspicion(
  suspicion: Suspicion,
  texts: Texts,
  _components: Components,
  names: string[],
): string {
  const { turns, intel, tactics, base } = suspicion.as_alien;
  const parts = [
    `${named(names, suspicion.seat)} ${String(suspicion.share)} %`,
    ...suspicion.doubts.map((doubt) => describeDoubt(doubt, texts)),
    texts.format("as-alien", { turns, intel, tactics, base }),
  ];
  return parts.join(" – ");
}

const levels = (texts: Texts): string[] =>
  LEVELS.map((level) => `${texts.format("field-level").toLowerCase()} ${String(level)}`);

/** How many projects of each level are left: `level 1 ×3`. */
const stock = ({ view, texts }: FieldPlace<View, Components>): string =>
  levels(texts)
    .map((level, index) => `${level} ×${String(view.stock[index] ?? 0)}`)
    .join(", ");

/** Steps of the invasion that count down what is left. */
const COUNTING = new Set<PhaseName>(["intel", "send", "mash"]);

function isIdle(field: string, { view, index }: FieldPlace<View, Components>): boolean {
  const seat = view.seats[index];
  switch (field) {
    case "SeatView.survives":
      return view.outcome === null;
    case "View.countdown":
      return view.alien === null;
    case "View.turn_number":
      return view.turn_number === 0;
    case "View.left":
      return !COUNTING.has(view.decision.phase);
    case "SeatView.votes":
      return seat?.votes === 0;
    case "SeatView.kept":
    case "SeatView.broken":
      return seat?.kept === 0 && seat.broken === 0;
    default:
      return false;
  }
}

export const TEXT: TextFormats<View, Move, Components, Structs> = {
  answers: (view, choices, texts) =>
    view.decision.phase === "window" && choices.length ? windowAnswers(choices, texts) : null,
  structs: {
    PortCount: describePort,
    QueueCount: describeCount,
    DangerView: describeDanger,
    EndingView: describeEnding,
    DealView: describeDeal,
    VoteNote: describeVote,
    CardCount: describeCards,
    Suspicion: describeSuspicion,
  },
  columns: {
    "SeatView.tokens": (texts) => TRACKS.map((track) => texts.name("ability", track)),
    "SeatView.values": (texts) => TRACKS.map((track) => texts.format(`eti-unit-${track}`)),
    "Memory.unseen_projects": levels,
  },
  fields: { "View.stock": stock },
  isIdle,
};
