/** What a game adds to the client, and what the client hands to it. */

import type { Component } from "svelte";
import type { AnyEvent, AnyMove, ClockInfo, Raced } from "../generated/protocol";
import type { Texts } from "../shared/texts";

/** A legal move with the sentence that describes it, and why it would do nothing where that is so. */
export interface Choice<Move> {
  move: Move;
  text: string;
  no_effect?: string | null;
}

/** Something that has happened, with the sentence that describes it. */
export interface News<Event> {
  event: Event;
  text: string;
  /** What a bot says to it. */
  said?: string;
  /** The seat of that bot: whose doing it is, or to whom a person did it. */
  speaker?: number | null;
}

export interface HandProps<View, Move> {
  view: View;
  choices: Choice<Move>[];
  onchoose: (move: Move) => void;
  /** Someone tried a move that is not legal; the server is asked for the reason. */
  onask: (move: Move) => void;
}

export interface BoardProps<View, Move, Event = unknown> extends HandProps<View, Move> {
  /** Spots to mark, such as those a line of the log is about. */
  marks: string[];
  /** Someone points at something: its description, or an empty text when no longer. */
  onlook: (text: string) => void;
  /** What happened on the way to this view. */
  news?: News<Event>[];
  /** The clocks as they were when the view was received, at `receivedAt`. */
  clock?: ClockInfo | null;
  receivedAt?: number;
  /** How close the viewer's latest racing move was to another's. */
  raced?: Raced | null;
  /** Whether a move waits for its answer. */
  sending?: boolean;
  /** Moves on their way to the server, which the board shows as made. */
  ahead?: Move[];
  /** Make a move without waiting for the answers to those before it; missing where nothing can be played. */
  onahead?: (move: Move) => void;
}

/** A board animates events. */
export interface Animator<Event> {
  /** Animate one event; at speed 2 twice as fast. Resolves when it has been seen. `next` is the view it led to. */
  show: (event: Event, speed: number, next: object) => Promise<unknown>;
  /** Remove what was animated: the view is drawn as it is. */
  clear: () => void;
  /** Finish at once what is being animated, and animate nothing until `clear`. */
  skip: () => void;
}

/** What a board offers to the page. One without `show` draws each view as soon as it is received. */
export interface BoardExports<Event> extends Partial<Animator<Event>> {
  /**
   * Whether the board still shows how its view came about: log, scores, result and end dialog wait for that, and where
   * one plays alone bots and clocks do.
   */
  holdsEnd?: () => boolean;
  /** What to do now, where the board shows something else than what is asked; null where it does not. */
  question?: () => string | null;
}

/** Width by height of a board in each layout of the page; see `tablePage.css`. */
export interface Shapes {
  beside: number;
  low: number;
  stacked: number;
}

export interface SeatProps<View> {
  view: View;
  seat: number;
}

/** What the story of a finished match is drawn from. */
export interface StoryProps<View> {
  /** A view of each step. */
  views: View[];
}

/** What the end dialog hands to `Ending`. */
export interface EndingProps<View> {
  view: View;
  /** Someone wants to read a rule. */
  onrule?: ((rule: string) => void) | undefined;
}

export interface CoachProps<View, Move, Event> {
  view: View;
  choices: Choice<Move>[];
  log: News<Event>[];
  /** Whether everything that happened has been shown. */
  current: boolean;
  /** The spots the lesson is about. */
  onpoint: (spots: string[]) => void;
}

/** What a sheet says about a piece, such as a card. */
export interface PieceText {
  name: string;
  /** What it does. */
  text: string;
  /** The number of its rule, or null where no rule names it. */
  rule: string | null;
}

/** The words at a table: texts, and the names of the players. */
export interface TableWords {
  texts: Texts;
  names: string[];
}

/** Something that changes in the course of a match, for a chart with a line for each seat. */
export interface Measure<View> {
  /** The id of its name among the texts. */
  name: string;
  /** Null where a view does not show it. */
  valueOf(view: View, seat: number): number | null;
}

/** The board of a game and everything around it. */
export interface BoardModule<View, Move, Event, Components> {
  Board: Component<BoardProps<View, Move, Event>, BoardExports<Event>>;
  Hand: Component<HandProps<View, Move>>;
  /** Whether the board itself shows the viewer's hand; then `Hand` is for replays only. */
  showsHand?: boolean;
  /** Whether the board itself shows the timers of the game. */
  showsTimers?: boolean;
  /** Whether the board itself shows what `SeatInfo` says, in a match of that many seats. */
  showsSeats?: (seats: number) => boolean;
  /** What everyone sees of a seat. */
  SeatInfo: Component<SeatProps<View>>;
  /** The sign of a seat; `view` where one is at hand, for games in which it depends on the match. */
  Badge: Component<{ seat: number; view?: View }>;
  /** The colour of a seat; `view` as for `Badge`. */
  colourOf(seat: number, view?: View): string;
  /** What charts show; left out, the scores. */
  measures?: Measure<View>[];
  /** Where a seat's points come from, in the end dialog. */
  Breakdown?: Component<SeatProps<View>>;
  /** How the match came to its end, in the end dialog; for games whose last view does not show it. */
  Story?: Component<StoryProps<View>>;
  /** Describes how the match ended, where the sentence about the outcome does not say enough. */
  Ending?: Component<EndingProps<View>>;
  /** The lessons of a first match. */
  Coach: Component<CoachProps<View, Move, Event>>;
  /** Width by height of the board, in every layout or by layout; its box has this shape where the page has room. */
  shapeOf(view: View, components: Components): number | Shapes;
  /** The picture of a piece, for its sheet. */
  Picture: Component<{ piece: string }>;
  /** Explains a piece further on its sheet, such as by an example and the words it uses. */
  Explanation?: Component<{ piece: string }>;
  describePiece(piece: string, components: Components, texts: Texts): PieceText;
  /** The piece an event is about, so that the log can open its sheet. */
  pieceOf(event: Event): string | null;
  /** The spots an event is about. */
  spotsOf(event: Event): string[];
  /** Whether the board or the hand offers a move, so that it needs no button. */
  isOffered(move: Move): boolean;
  /** Whether a move is asked about again before it is made, because it loses something. */
  needsConfirmation(move: Move): boolean;
  /** What a move that is asked about again would bring, in sentences. */
  whatItBrings?(move: Move, view: View, components: Components, table: TableWords): string[];
  /** The result of a seat at the end, where its points alone would mislead. */
  resultOf?(view: View, seat: number, texts: Texts): string;
  /** Whether an event stays out of the log for now, such as a secret that its owner has not looked at. */
  isSealed?(event: Event, view: View): boolean;
}

/** What `games/<id>/howto/Scene.svelte` gets: it draws one step of "How to play", 320 by 200. */
export interface SceneProps<Components> {
  /** 0 for the goal, 1 for a turn, 2 for scoring, 3 for the end. */
  step: number;
  components: Components;
}

/** What `games/<id>/daily/Goal.svelte` gets: it draws what counts for a goal of the day, 76 by 52. */
export interface DailyGoalProps<Components> {
  goal: string;
  components: Components;
}

/** What `games/<id>/daily/Picture.svelte` gets: it draws what a try at the puzzle of the day built, 312 by 312. */
export interface DailyPictureProps<Components> {
  /** In the game's own notation. */
  picture: string;
  components: Components;
}

/** How the text table describes what the fields of a view alone do not say. */
export interface TextFormats<View, Move, Components, Structs> {
  /** All answers to a question whose legal ones would show a role, whether the viewer may give them or not; else null. */
  answers?: (view: View, choices: Choice<Move>[], texts: Texts) => Choice<Move>[] | null;
  /** The description of a struct, by its name. */
  structs?: {
    [Name in keyof Structs]?: (
      struct: Structs[Name],
      texts: Texts,
      components: Components,
      names: string[],
    ) => string;
  };
  /** What the numbers of a list stand for, by struct and field, such as `View.towers`. */
  columns?: Record<string, (texts: Texts) => string[]>;
  /** How the game itself writes a field, by struct and field: as a text, or as lines; nothing leaves it out. */
  fields?: Record<string, (at: FieldPlace<View, Components>) => string | string[]>;
  /** Whether a field means nothing yet, by struct and field, such as `View.countdown`. */
  isIdle?: (field: string, at: FieldPlace<View, Components>) => boolean;
}

/** Where in a view a field stands, and the words to write it with. */
export interface FieldPlace<View, Components> {
  view: View;
  /** Which of its like the struct of the field is: the seat of a `SeatView`. */
  index: number;
  texts: Texts;
  components: Components;
  names: string[];
}

/** What `games/<id>/index.ts` exports as `GAME`. */
export interface GameModule<View, Move, Event, Components = unknown, Structs = unknown> {
  /** A game without a board is played on the text table. */
  board?: BoardModule<View, Move, Event, Components>;
  text?: TextFormats<View, Move, Components, Structs>;
}

/** A game as the shell knows it: what the server sends goes to the module of the same game, unread. */
export type AnyGameModule = GameModule<object, AnyMove, AnyEvent, unknown, Record<string, object>>;
export type AnyBoardModule = BoardModule<object, AnyMove, AnyEvent, unknown>;
