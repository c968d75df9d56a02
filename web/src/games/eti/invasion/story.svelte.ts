/** Shows the end of the invasion step by step: roles are turned over, then each company learns its fate. */

import type { Event } from "@/generated/eti/events";
import type { View } from "@/generated/eti/view";
import { play, type Sound } from "@/shared/sounds";
import type { News } from "@/games/module";

export interface Step {
  seat: number;
  kind: "role" | "attack";
  sound: Sound;
}

/** How long each step is looked at, in milliseconds. */
const LOOK = { role: 800, attack: 1700 };

/** What is shown, from the events that led to the end. */
export function stepsOf(news: News<Event>[]): Step[] {
  return news.flatMap(({ event }): Step[] => {
    if (event.kind === "role_shown") return [{ seat: event.seat, kind: "role", sound: "card" }];
    if (event.kind !== "company_attacked") return [];
    return [{ seat: event.company, kind: "attack", sound: event.survives ? "score" : "wrong" }];
  });
}

export class Story {
  /** How many steps have been shown. */
  #shown = $state(0);
  /** The last view of the match, once all of it has been shown. */
  #finished = $state.raw<View | null>(null);

  /** Whether there is more to show before the end can be shown. */
  holds(view: View, news: News<Event>[]): boolean {
    return view.outcome !== null && this.#finished !== view && stepsOf(news).length > 0;
  }

  /** The step that is shown just now. */
  now(news: News<Event>[]): Step | undefined {
    return stepsOf(news)[this.#shown];
  }

  /** Whether something about a company is still to be shown. */
  isSecret(seat: number, kind: Step["kind"], news: News<Event>[]): boolean {
    const at = stepsOf(news).findIndex((step) => step.seat === seat && step.kind === kind);
    return at > this.#shown;
  }

  /** Show it all; returns how to stop. */
  play(view: View, news: News<Event>[]): () => void {
    const steps = stepsOf(news);
    let timer: ReturnType<typeof setTimeout>;
    const tellStep = (index: number) => {
      const step = steps[index];
      if (!step) return this.finish(view);
      this.#shown = index;
      play(step.sound);
      timer = setTimeout(() => tellStep(index + 1), LOOK[step.kind]);
    };
    tellStep(0);
    return () => clearTimeout(timer);
  }

  finish(view: View): void {
    this.#finished = view;
    this.#shown = 0;
  }
}
