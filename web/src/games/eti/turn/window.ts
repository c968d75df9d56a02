/** The reveal window, which looks the same for every role: only what a press does depends on it. */

import type { Move } from "@/generated/eti/moves";
import type { Texts } from "@/shared/texts";
import type { Choice } from "@/games/module";

export interface WindowAnswer extends Choice<Move> {
  /** Whether the viewer may give this answer; if not, a press asks why. */
  legal: boolean;
}

const ANSWERS: Move[] = [{ kind: "pass" }, { kind: "reveal" }];

/** Both answers, whether the viewer may give them or not. */
export function windowAnswers(choices: Choice<Move>[], texts: Texts): WindowAnswer[] {
  return ANSWERS.map((move) => ({
    move,
    text: texts.format(`move-${move.kind}`),
    legal: choices.some((choice) => choice.move.kind === move.kind),
  }));
}
