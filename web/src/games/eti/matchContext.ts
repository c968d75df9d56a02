/** The match by context, with the components of E.T.I.. */

import type { Components } from "@/generated/eti/view";
import { getMatchOf, type MatchContext } from "@/shared/match/matchContext";

export const getMatch = (): MatchContext<Components> => getMatchOf<Components>();
