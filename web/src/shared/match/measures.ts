/** What changes in the course of a match, seat by seat: its scores, or what the game shows in their place. */

import type { AnyBoardModule, Measure } from "@/games/module";
import { scoreOf } from "./scores";

/** The values of each seat over a series of views; null where a view does not show one, or is not there yet. */
export interface Series {
  /** The id of its name among the texts. */
  name: string;
  lines: (number | null)[][];
}

const SCORES: Measure<object>[] = [{ name: "table-score", valueOf: scoreOf }];

/** What a chart of these views can show; empty where they show nothing that changes. */
export function seriesOf(
  views: (object | undefined)[],
  seats: number,
  board: AnyBoardModule | null = null,
): Series[] {
  return (board?.measures ?? SCORES)
    .map(({ name, valueOf }) => ({
      name,
      lines: Array.from({ length: seats }, (_, seat) =>
        views.map((view) => (view ? valueOf(view, seat) : null)),
      ),
    }))
    .filter(({ lines }) => lines.every((line) => line.some((value) => value !== null)));
}
