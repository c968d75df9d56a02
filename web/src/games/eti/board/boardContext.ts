/** The board of E.T.I. by context: the board provides it, and every component on it can ask for it. */

import { createContext } from "svelte";
import type { Control } from "./control";
import type { Words } from "./words";

export interface BoardContext {
  /** What is said about the view on the screen; another object for each view. */
  readonly words: Words;
  /** What spots ask and report: whether they can be used, and that they were pressed. */
  readonly on: Control;
}

export const [getBoard, provideBoard] = createContext<BoardContext>();
