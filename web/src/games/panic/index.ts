/** Nine Tiles Panic, on the text table. */

import type { Event } from "../../generated/panic/events";
import type { Move } from "../../generated/panic/moves";
import type { CardView, Components, Laid, View } from "../../generated/panic/view";
import type { GameModule } from "../module";
import { describeCard, describeTile } from "./tileText";

interface Structs {
  Laid: Laid;
  CardView: CardView;
}

export const GAME: GameModule<View, Move, Event, Components, Structs> = {
  text: { structs: { Laid: describeTile, CardView: describeCard } },
};
