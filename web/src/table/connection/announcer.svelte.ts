/** What the page says beside the board: scores, log and result wait until the board has shown how they came about. */

import type { SendView } from "@/generated/protocol";
import type { Perspective } from "./perspective.svelte";

export class Announcer {
  #view = $state.raw<SendView | null>(null);
  /** Views that are on the board, and whose scenes it still shows. */
  #held: SendView[] = [];

  /** The view whose scores are shown: an earlier one while the board shows what became of it. */
  viewFor(shown: SendView): SendView {
    return this.#view?.seat === shown.seat ? this.#view : shown;
  }

  /** Follow the view on the board. `holds` is whether the board still shows how it came about. */
  follow(shown: SendView, holds: boolean, perspective: Perspective | undefined): void {
    if (holds) {
      if (this.#held.includes(shown)) return;
      this.#held.push(shown);
      perspective?.hold(shown);
      return;
    }
    perspective?.announce(this.#held.flatMap(({ events }) => events));
    this.#held = [];
    this.#view = shown;
  }
}
