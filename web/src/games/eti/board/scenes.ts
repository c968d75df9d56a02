/** What the middle of the board shows, and whether a decision is made on the console. */

import type { PhaseName, View } from "@/generated/eti/view";

export type Scene = "bargain" | "invasion" | "centre" | "puzzle" | "queues";

const BARGAINING: readonly PhaseName[] = ["bargain", "choice", "votes", "settle"];
/** Phases in which the viewer's own queue is worked on. */
const PUZZLES: readonly PhaseName[] = ["arrange", "ordering", "reviewing"];
const ON_CONSOLE: readonly PhaseName[] = [
  "upgrades",
  "threat",
  "professor",
  "agenda",
  "plans",
  "method",
  "vault",
  "give",
  "marking",
];

/** `counted` is for submissions of this view that have been shown already: the centre is next. */
export function sceneOf(view: View, asked: boolean, counted = false): Scene {
  const { phase } = view.decision;
  if (view.invading || view.outcome) return "invasion";
  if (BARGAINING.includes(phase)) return "bargain";
  if (counted) return "centre";
  if (asked && PUZZLES.includes(phase)) return "puzzle";
  return phase === "arrange" ? "queues" : "centre";
}

/** Phases in which the agendas of this turn lie open. */
const AGENDAS_STAND: readonly PhaseName[] = [
  "plans",
  "method",
  "arrange",
  "ties",
  "vault",
  "threat",
  "draws",
  "marks",
];
/** Phases in which the results of this turn still matter. */
const RESULTS_STAND: readonly PhaseName[] = ["ties", "vault", "threat", "draws", "marks"];

export function agendasStand(phase: PhaseName): boolean {
  return AGENDAS_STAND.includes(phase);
}

export function resultsStand(phase: PhaseName): boolean {
  return RESULTS_STAND.includes(phase);
}

export function consoleIsLit(phase: PhaseName): boolean {
  return ON_CONSOLE.includes(phase);
}
