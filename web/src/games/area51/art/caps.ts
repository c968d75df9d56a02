/** The letters on the caps of the players. */

import type { BunkerView } from "@/generated/area51/view";

export type CapColour = BunkerView["cap"];

export const CAP_LETTERS: Record<CapColour, string> = {
  white: "A",
  black: "B",
  pink: "C",
  purple: "D",
  yellow: "E",
  blue: "F",
};
