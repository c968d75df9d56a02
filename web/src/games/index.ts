/** The boards there are. A game without one is played on the text table. */

import type { Component } from "svelte";
import type { Words } from "../lib/words";
import type { Choice, News } from "../lib/wire";

/** Where events are shown. */
export interface AnyStage {
  show(event: unknown, pace: number): Promise<unknown>;
  clear(): void;
  skip(): void;
}

export interface SceneProps {
  view: never;
  choices: Choice[];
  words: Words;
  /** What the players are called, by seat. */
  names: string[];
  /** Spots a line of the log is about. */
  marks: string[];
  stage: AnyStage;
  onchoose: (move: unknown) => void;
  /** Someone tries what cannot be done, and wants to know why. */
  onask: (move: unknown) => void;
  /** Someone points at something: what it is, in words; empty when no longer. */
  onlook: (text: string) => void;
}

export interface HandProps {
  view: never;
  choices: Choice[];
  words: Words;
  names: string[];
  onchoose: (move: unknown) => void;
  /** Someone tries what cannot be done, and wants to know why. */
  onask: (move: unknown) => void;
}

export interface SeatProps {
  view: never;
  seat: number;
  words: Words;
}

export interface CoachProps {
  view: never;
  choices: Choice[];
  words: Words;
  log: News[];
  /** Whether all that happened has been shown. */
  current: boolean;
  /** Spots the lesson is about. */
  onpoint: (spots: string[]) => void;
}

/** What a game brings to the table page. */
export interface GameModule {
  Board: Component<SceneProps>;
  Hand: Component<HandProps>;
  SeatInfo: Component<SeatProps>;
  Badge: Component<{ seat: number }>;
  /** Where a seat's points come from, on the end screen. */
  Breakdown: Component<SeatProps>;
  /** Explains the game to newcomers while they play it. */
  Coach: Component<CoachProps>;
  makeStage(): AnyStage;
  /** The spots an event is about. */
  spotsOf(event: unknown): string[];
  /** Whether a move is offered by the board or the hand, and needs no button. */
  isShown(move: unknown): boolean;
  /** Moves to ask about once more, for they lose something. */
  isGrave(move: unknown): boolean;
}

const MODULES: Record<string, () => Promise<{ GAME: GameModule }>> = {
  strangers: () => import("./strangers"),
};

export function hasBoard(game: string): boolean {
  return game in MODULES;
}

export async function loadGame(game: string): Promise<GameModule | null> {
  return (await MODULES[game]?.())?.GAME ?? null;
}
