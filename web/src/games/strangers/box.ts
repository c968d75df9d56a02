/** What is in the box: the standard components, unless a match brings its own. */

import standard from "../../../../src/saucer/games/strangers/data/standard.toml";
import type { Board, CardKind, Components, View } from "./types";

export const STANDARD = standard as unknown as Components;

export function componentsOf(view: View): Components {
  return view.options.components ?? STANDARD;
}

export function boardOf(view: View): Board {
  const { boards } = componentsOf(view);
  const board = boards.find((each) => each.id === view.board) ?? boards[0];
  if (!board) throw new Error("these components have no board");
  return board;
}

export function cardOf(view: View, id: string): CardKind {
  const known = componentsOf(view).cards.find((card) => card.id === id);
  return known ?? { id, count: 1, effect: "copy", number: 1, provenance: "reconstructed" };
}
