/** The parts of a console, of which a very small board shows one at a time. */
export type Section = "tracks" | "ports" | "store";
export const SECTIONS: readonly Section[] = ["tracks", "ports", "store"];

const PORT_PHASES = ["agenda", "plans", "method"];
const STORE_PHASES = ["vault", "give", "marking"];

/** The part that matters most for a decision. */
export function sectionFor(phase: string): Section {
  if (PORT_PHASES.includes(phase)) return "ports";
  return STORE_PHASES.includes(phase) ? "store" : "tracks";
}
