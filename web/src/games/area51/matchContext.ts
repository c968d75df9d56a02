/** The match by context, with the components of Area 51. */

import type { Components } from "@/generated/area51/view";
import { getMatchOf, type MatchContext } from "@/shared/match/matchContext";

export const getMatch = (): MatchContext<Components> => getMatchOf<Components>();
