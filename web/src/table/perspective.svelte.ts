/** What one seat of this browser sees: the latest view, the one on the screen, and the log. */

import type { News, SendView } from "../generated/protocol";

export class Perspective {
  latest: SendView;
  /** The view on the screen: an earlier one while events are animated. */
  shown: SendView;
  log = $state.raw<News[]>([]);
  /** The view in which this seat last moved, and those received since. */
  since: SendView[];
  /** Views whose events are still to be animated. */
  queue: SendView[] = [];

  constructor(message: SendView) {
    this.latest = $state.raw(message);
    this.shown = $state.raw(message);
    this.since = $state.raw([message]);
  }
}
