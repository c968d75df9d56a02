/** The board of Area 51 by context: the board provides it, and every component on it can ask for it. */

import { createContext } from "svelte";
import type { Spots } from "./spots";
import type { Words } from "./words";

export interface BoardContext {
  /** What is said about the view on the screen; another object for each view. */
  readonly words: Words;
  /** What spots ask and report: whether they can be used, and that they were pressed. */
  readonly on: Spots;
}

export const [getBoard, provideBoard] = createContext<BoardContext>();
