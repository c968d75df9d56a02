/** What the pieces on the board ask and report about the spots they stand on. */

export interface Control {
  isUsable: (spot: string) => boolean;
  /** What pressing it does, or an empty text. */
  hint: (spot: string) => string;
  /** Why it would do nothing, or an empty text. */
  idle: (spot: string) => string;
  /** Whether a line of the log or a lesson is about it. */
  isMarked: (spot: string) => boolean;
  /** Whether something happens to it just now. */
  isStruck: (spot: string) => boolean;
  /** Use it; where that cannot be, open the sheet of the piece, or ask why. */
  press: (spot: string, piece?: string | undefined) => void;
  /** Open the sheet of a piece. */
  inspect: (piece: string) => void;
  look: (text: string) => void;
  /** Move the focus from an element in the direction of an arrow key. */
  moveFocus: (from: Element, key: string) => void;
}
