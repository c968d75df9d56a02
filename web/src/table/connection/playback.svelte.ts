/** Shows views one after the other, each after its events have been animated. */

import type { Animator } from "@/games/module";
import type { AnyEvent, News, SendView } from "@/generated/protocol";
import type { Perspective } from "./perspective.svelte";

export class Playback {
  /** Whether the board shows again what has happened before. */
  showingAgain = $state(false);
  /** The event that is being animated, with its sentence. */
  caption = $state.raw<News | null>(null);
  /** Sentences for screen readers. */
  announced = $state<string[]>([]);

  #animator = $state.raw<Animator<AnyEvent> | null>(null);
  #animating = false;
  readonly #seat: () => number | null;
  readonly #speed: () => number;

  /** `seat` returns the seat on the screen: only its views are animated and announced; `speed` how fast. */
  constructor(seat: () => number | null, speed: () => number = () => 1) {
    this.#seat = seat;
    this.#speed = speed;
  }

  get hasAnimator(): boolean {
    return this.#animator !== null;
  }

  /** Let a board animate events; with null, views are shown at once. */
  animateOn(animator: Animator<AnyEvent> | null): void {
    this.#animator = animator;
  }

  /** Show a view that follows those waiting. */
  add(view: SendView, perspective: Perspective): void {
    if (this.#animator === null || view.seat !== this.#seat()) {
      perspective.shown = view;
      this.#announce(view);
      return;
    }
    perspective.hold(view);
    perspective.queue.push(view);
    void this.#animate(perspective);
  }

  /** Animate again what happened since the seat last moved. */
  showAgain(perspective: Perspective): void {
    const [start, ...rest] = perspective.since;
    if (!start || this.#animating) return;
    this.showingAgain = true;
    perspective.shown = start;
    perspective.queue = [...rest];
    void this.#animate(perspective);
  }

  /** Animate the events of all waiting views, then show each view. */
  async #animate(perspective: Perspective): Promise<void> {
    if (this.#animating) return;
    this.#animating = true;
    for (let next = perspective.queue.shift(); next; next = perspective.queue.shift()) {
      await this.#animateEvents(next, perspective);
      perspective.shown = next;
      perspective.announce(next.events);
      this.#animator?.clear();
    }
    this.caption = null;
    this.showingAgain = false;
    this.#animating = false;
  }

  /** Events enter the log as they have been seen; those of the last view only with it, since the board may show more. */
  async #animateEvents(view: SendView, perspective: Perspective): Promise<void> {
    this.#announce(view);
    for (const news of view.events) {
      const waiting = perspective.queue.length;
      this.caption = news;
      const hurry = waiting > 6 ? 4 : waiting > 2 ? 2 : 1;
      await this.#animator?.show(news.event, hurry * this.#speed(), view.view);
      if (view.outcome === null) perspective.announce([news]);
    }
  }

  #announce(view: SendView): void {
    if (view.seat !== this.#seat()) return;
    this.announced = view.events.map((news) => news.text);
  }
}
