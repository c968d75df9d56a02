/** Time at a table with one person: whether it stands still, how fast bots are, and when the page is out of sight. */

import type { ClientMessage, ClockInfo, SendPaused } from "@/generated/protocol";
import type { Pace } from "@/shared/prefs.svelte";

/** How long a page is hidden before its player counts as away, in milliseconds. */
export const AWAY_AFTER = 10_000;

type Send = (message: ClientMessage) => boolean;

export class TableTime {
  /** Whether bots and clocks stand still because the only person is or was away, or reads. */
  paused = $state(false);
  /** Whether this player reads something that covers the board. */
  reading = $state(false);
  /** Whether this player does not want to wait for bots until the next own decision. */
  skipping = $state(false);
  /** The clocks of the latest message about a pause, until a view has newer ones. */
  #clock = $state.raw<ClockInfo | null | undefined>();
  #receivedAt = $state(0);
  #send: Send;
  #hidden = false;
  #pace: Pace = "normal";
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(send: Send) {
    this.#send = send;
  }

  /** When the known clocks were right; while they stand still they are right for ever. */
  get since(): number {
    return this.paused ? Infinity : this.#receivedAt;
  }

  /** Whether the player is to say when to go on. */
  get waits(): boolean {
    return this.paused && !this.reading;
  }

  /** The clocks as they are known, with those of the view on the screen. */
  clockOf(shown: ClockInfo | null): ClockInfo | null {
    return this.#clock === undefined ? shown : this.#clock;
  }

  onPaused(message: SendPaused): void {
    this.paused = message.paused;
    this.#clock = message.clock;
    this.#receivedAt = performance.now();
  }

  onView(): void {
    this.#clock = undefined;
    this.#receivedAt = performance.now();
  }

  /** Begin on a new socket, which knows nothing of this player yet. */
  onHello(): void {
    this.paused = false;
    this.#clock = undefined;
    this.#pace = "normal";
    if (this.#hidden) this.#send({ kind: "page", hidden: true });
    if (this.reading) this.#send({ kind: "reading", reading: true });
  }

  goOn(): void {
    this.#send({ kind: "go_on" });
  }

  skip(): void {
    this.skipping = this.#send({ kind: "skip" });
  }

  /** Say that the player reads something that covers the board, or no longer. */
  read(reading: boolean): void {
    if (this.reading === reading) return;
    this.reading = reading;
    this.#send({ kind: "reading", reading });
  }

  /** Let bots pause as long as the player likes. */
  choosePace(pace: Pace): void {
    if (this.#pace !== pace && this.#send({ kind: "pace", pace })) this.#pace = pace;
  }

  /** Say when the page has been out of sight for a while, and when it is back; returns what ends that. */
  watchPage(): () => void {
    const onchange = () => this.#onPage(document.hidden);
    document.addEventListener("visibilitychange", onchange);
    onchange();
    return () => {
      clearTimeout(this.#timer);
      document.removeEventListener("visibilitychange", onchange);
    };
  }

  #onPage(hidden: boolean): void {
    clearTimeout(this.#timer);
    if (hidden) this.#timer = setTimeout(() => this.#setHidden(true), AWAY_AFTER);
    else this.#setHidden(false);
  }

  #setHidden(hidden: boolean): void {
    if (this.#hidden === hidden) return;
    this.#hidden = hidden;
    this.#send({ kind: "page", hidden });
  }
}
