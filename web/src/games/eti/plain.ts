/** What the numbers in views of E.T.I. stand for, for the text table. */

import type { Columns } from "../../lib/plainView";

const TRACKS = ["staffing", "creativity", "security", "analysis"];
const LEVELS = [1, 2, 3, 4, 5];

export const COLUMNS: Record<string, Columns> = {
  "SeatView.tokens": (words) => TRACKS.map((track) => words.name("ability", track)),
  "View.stock": (words) =>
    LEVELS.map((level) => `${words.say("field-level").toLowerCase()} ${level}:`),
};
