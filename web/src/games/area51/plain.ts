/** What the numbers in views of Area 51 stand for, for the text table. */

import type { Columns } from "../../lib/plainView";

const TOWERS = ["blue", "brown", "orange", "green"];

export const COLUMNS: Record<string, Columns> = {
  "View.towers": (words) => TOWERS.map((tower) => words.name("tower", tower)),
};
