/** How the text table writes objectives, tiles and what a town still lacks. */

import type { Move } from "@/generated/panic/moves";
import type { Components, FaultView, Laid, View } from "@/generated/panic/view";
import type { Texts } from "@/shared/texts";
import type { FieldPlace, TextFormats } from "../module";
import { describeCard, describeTile } from "./tileText";

type At = FieldPlace<View, Components>;

export interface Structs {
  Laid: Laid;
  FaultView: FaultView;
}

const isBuilding = (view: View) => view.phase === "building";

/** The objectives; while towns are built with what the own one is worth. */
function objectives({ view, texts }: At): string[] {
  return view.cards.map((card) =>
    describeCard(isBuilding(view) ? card : { ...card, value: null }, texts),
  );
}

function describeFault({ kind, cells }: FaultView, texts: Texts): string {
  const why = texts.format(`panic-claim-${kind === "unfinished" ? "missing" : kind}`, {
    left: cells.length,
  });
  return cells.length ? `${why} (${texts.list(cells)})` : why;
}

function isIdle(field: string, { view }: At): boolean {
  switch (field) {
    case "View.glass":
      return !view.glass;
    case "SeatView.ready":
      return view.phase !== "signal";
    case "SeatView.tiles":
    case "OwnTown.fault":
      return !isBuilding(view);
    default:
      return false;
  }
}

export const TEXT: TextFormats<View, Move, Components, Structs> = {
  structs: { Laid: describeTile, FaultView: describeFault },
  fields: { "View.cards": objectives },
  isIdle,
};
