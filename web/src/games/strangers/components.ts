/** Looks up boards and cards in the components of a match. */

import type { Board, CardKind, Components, View } from "@/generated/strangers/view";

export function boardOf(components: Components, view: View): Board {
  const { boards } = components;
  const board = boards.find((each) => each.id === view.board) ?? boards[0];
  if (!board) throw new Error("these components have no board");
  return board;
}

export function cardOf(components: Components, id: string): CardKind {
  const known = components.cards.find((card) => card.id === id);
  return known ?? { id, count: 1, effect: "copy", number: 1, provenance: "reconstructed" };
}
