/** E.T.I.: Estimated Time to Invasion, on the text table. */

import type { Event } from "../../generated/eti/events";
import type { Move } from "../../generated/eti/moves";
import type { Components, View } from "../../generated/eti/view";
import type { GameModule } from "../module";

const TRACKS = ["staffing", "creativity", "security", "analysis"];
const LEVELS = [1, 2, 3, 4, 5];

export const GAME: GameModule<View, Move, Event, Components> = {
  text: {
    columns: {
      "SeatView.tokens": (texts) => TRACKS.map((track) => texts.name("ability", track)),
      "View.stock": (texts) =>
        LEVELS.map((level) => `${texts.format("field-level").toLowerCase()} ${level}:`),
    },
  },
};
