/** What dropping a hand card on a spot of the board does. */

import type { Move } from "@/generated/area51/moves";
import type { View } from "@/generated/area51/view";
import type { Choice } from "@/games/module";
import { draft } from "./draft.svelte";
import { DISCARDS, guessMove, targetsOf } from "../board/targets";
import { towerOf } from "../board/words";

interface Table {
  view: View;
  choices: Choice<Move>[];
  onask: (move: Move) => void;
}

export function dropOn(card: string, spot: string, { view, choices, onask }: Table): void {
  const [kind, id = ""] = spot.split(":");
  if (kind === "hangar" && draft.hangars.includes(id)) return draft.put(card, id);
  if (kind === "hangar" && draft.isPlanning) return onask({ kind: "put_into", hangar: id });
  if (spot === DISCARDS) return draft.collect({ kind: "refresh", card });
  if (draft.isPlanning && draft.hangars.length) return draft.put(card);
  const found = (targetsOf(choices, view).get(spot) ?? []).map((choice) => choice.move);
  const build = found.find((move) => move.kind === "build" && move.tower === towerOf(card));
  if (build?.kind === "build") return draft.build(build.region, card);
  const move = found.find((each) => each.kind === "upgrade" || each.kind === "send");
  if (move) return draft.begin(move, card);
  const guess = guessMove(spot, view);
  if (guess) onask(guess.kind === "build" ? { ...guess, tower: towerOf(card) } : guess);
}
