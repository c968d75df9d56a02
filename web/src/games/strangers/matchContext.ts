/** The match by context, with the components of Don't Talk to Strangers. */

import type { Components } from "@/generated/strangers/view";
import { getMatchOf, type MatchContext } from "@/shared/match/matchContext";

export const getMatch = (): MatchContext<Components> => getMatchOf<Components>();
