/** A match by context: its page provides it, and every component below, such as a card on the board, can ask for it. */

import { createContext } from "svelte";

/** What is the same for all components of a match. Its fields change with the match: read them where they are needed. */
export interface MatchContext<Components = unknown> {
  /** The names of the players, by seat. */
  readonly names: string[];
  /** The components of this match. */
  readonly components: Components;
  /** Open the sheet about a piece. */
  readonly inspect: (piece: string) => void;
}

const [getMatch, provideMatch] = createContext<MatchContext>();

export { getMatch, provideMatch };

/** The match for components of one game, which know the type of its components. */
export function getMatchOf<Components>(): MatchContext<Components> {
  return getMatch() as MatchContext<Components>;
}
