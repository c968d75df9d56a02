/** What one seat of this browser sees: the latest view, the one on the screen, and the log. */

import type { Choice, News, SendView } from "@/generated/protocol";

const LONGEST_LOG = 600;
const MOST_REPEATED = 60;

/** The moves a seat may make: those it is asked for, or those it may make although nobody waits for it. */
export function movesIn({ moves, unasked }: SendView): Choice[] {
  return unasked.length ? unasked : moves;
}

export class Perspective {
  latest: SendView;
  /** The view on the screen: an earlier one while events are animated. */
  shown: SendView;
  /** All that has happened, whether it has been shown yet or not. */
  log = $state.raw<News[]>([]);
  /** What the board has still to show, in order: the end of `log`. */
  unannounced = $state.raw<News[]>([]);
  /** The view in which this seat last moved, and those received since. */
  since: SendView[];
  /** Views whose events are still to be animated. */
  queue: SendView[] = [];

  constructor(message: SendView) {
    this.latest = $state.raw(message);
    this.shown = $state.raw(message);
    this.since = $state.raw([message]);
  }

  /** The first view after reconnecting: nothing is known of what happened before it. */
  restart(message: SendView): void {
    this.latest = this.shown = message;
    this.queue = [];
    this.unannounced = [];
    this.since = [message];
  }

  /** A view that follows the latest; `moved` where it shows a move of this seat. */
  add(message: SendView, moved: boolean): void {
    const before = moved ? [this.latest] : this.since;
    this.since = [...before, message].slice(-MOST_REPEATED);
    this.latest = message;
    this.setLog([...this.log, ...message.events]);
  }

  /** Whether others have done something since this seat last moved. */
  get othersActed(): boolean {
    const news = this.since.slice(1).flatMap(({ events }) => events);
    return news.some(
      ({ event }) => typeof event.seat === "number" && event.seat !== this.latest.seat,
    );
  }

  /** The log as far as the board has shown it. */
  get announced(): News[] {
    return this.log.slice(0, Math.max(0, this.log.length - this.unannounced.length));
  }

  /** Keep the news of a view out of the log until the board has shown them. */
  hold({ events }: SendView): void {
    this.announce(events);
    this.unannounced = [...this.unannounced, ...events];
  }

  /** News the board has shown: from now on they are in the log. */
  announce(shown: readonly News[]): void {
    if (this.unannounced.length)
      this.unannounced = this.unannounced.filter((news) => !shown.includes(news));
  }

  setLog(events: News[]): void {
    this.log = events.slice(-LONGEST_LOG);
  }
}
