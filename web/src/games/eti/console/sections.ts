import type { PhaseName } from "@/generated/eti/view";

/** The parts of a console, of which a very small board shows one at a time. */
export type Section = "tracks" | "ports" | "store";
export const SECTIONS: readonly Section[] = ["tracks", "ports", "store"];

const PORT_PHASES: readonly PhaseName[] = ["agenda", "plans", "method"];
const STORE_PHASES: readonly PhaseName[] = ["vault", "give", "marking"];

/** The part that matters most for a decision. */
export function sectionFor(phase: PhaseName): Section {
  if (PORT_PHASES.includes(phase)) return "ports";
  return STORE_PHASES.includes(phase) ? "store" : "tracks";
}
