/** What the pieces on the board ask and report about the spots they stand on. */

export interface Spots {
  isUsable: (spot: string) => boolean;
  /** Whether it can be looked into at any time. */
  opens: (spot: string) => boolean;
  /** What pressing it does, or an empty text. */
  hint: (spot: string) => string;
  isChosen: (spot: string) => boolean;
  /** Whether a line of the log or a lesson is about it. */
  isMarked: (spot: string) => boolean;
  /** Whether a card of the pile that is looked at could go there. */
  isAimed: (spot: string) => boolean;
  /** Whether the focus enters the board there. */
  isFirst: (spot: string) => boolean;
  press: (spot: string, byKey: boolean) => void;
  look: (text: string) => void;
  /** Move the focus from an element in the direction of an arrow key. */
  moveFocus: (from: Element, key: string) => void;
}
