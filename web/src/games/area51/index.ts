/** Area 51: Top Secret, on the text table. */

import type { Event } from "../../generated/area51/events";
import type { Move } from "../../generated/area51/moves";
import type { Components, View } from "../../generated/area51/view";
import type { GameModule } from "../module";

const TOWERS = ["blue", "brown", "orange", "green"];

export const GAME: GameModule<View, Move, Event, Components> = {
  text: {
    columns: {
      "View.towers": (texts) => TOWERS.map((tower) => texts.name("tower", tower)),
    },
  },
};
