/** The match by context, with the components of Nine Tiles Panic. */

import type { Components } from "@/generated/panic/view";
import { getMatchOf, type MatchContext } from "@/shared/match/matchContext";

export const getMatch = (): MatchContext<Components> => getMatchOf<Components>();
