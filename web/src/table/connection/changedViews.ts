/** Turns the changes that the server sends into whole views again. */

import type { SendChange, SendView, ServerMessage } from "@/generated/protocol";
import { applyChanges } from "@/shared/changes";

/** Any message but a change. */
export type CompleteMessage = Exclude<ServerMessage, SendChange>;

interface Known {
  view: SendView;
  /** How many changes came since the last whole view. */
  number: number;
}

export class ChangedViews {
  #known = new Map<number | null, Known>();
  readonly #askView: (seat: number | null) => void;

  /** `askView` asks for the whole view of a seat, after a change that does not follow what is known. */
  constructor(askView: (seat: number | null) => void) {
    this.#askView = askView;
  }

  /** A new connection: the server sends whole views first. */
  restart(): void {
    this.#known.clear();
  }

  /** A message with a whole view in place of a change; null for a change that cannot be made. */
  complete(message: ServerMessage): CompleteMessage | null {
    if (message.kind === "change") return this.#change(message);
    if (message.kind === "view") this.#known.set(message.seat, { view: message, number: 0 });
    return message;
  }

  #change({ seat, number, events, fields, edits }: SendChange): SendView | null {
    const known = this.#known.get(seat);
    if (known?.number !== number - 1) {
      // Asked for once: without a known view, what follows is left out until the whole one is here.
      if (known) this.#askView(seat);
      this.#known.delete(seat);
      return null;
    }
    const before = known.view;
    const view: SendView = {
      ...before,
      // As in a whole view: a list of its own shows that the same question is asked again.
      moves: [...before.moves],
      ...fields,
      events,
      again: false,
      view: applyChanges(before.view, edits),
    };
    this.#known.set(seat, { view, number });
    return view;
  }
}
