/** What the piles of a view are called, hold and mean, in words. */

import type { View } from "@/generated/strangers/view";
import type { Texts } from "@/shared/texts";

export type PileName = "deck" | "discards";

/** The cards of a pile that may be seen, the one on top first. */
export function seenCards(pile: PileName, view: View): string[] {
  if (pile === "discards") return [...view.discards].reverse();
  return view.deck.filter((card) => card !== null);
}

export function pileName(pile: PileName, texts: Texts): string {
  return texts.format(pile === "deck" ? "label-draw-pile" : "label-discard-pile");
}

/** Its name and how many cards it holds. */
export function pileLabel(pile: PileName, view: View, texts: Texts): string {
  return texts.format("pile-label", { pile: pileName(pile, texts), count: view[pile].length });
}

export function pileText(pile: PileName, view: View, texts: Texts): string {
  const open = pile === "deck" && seenCards(pile, view).length > 0;
  return texts.format(open ? "pile-deck-open" : `pile-${pile}`, { count: view[pile].length });
}
