/** What bots say about their deals: a short phrase at their badge, until the next event. */

import type { Event } from "@/generated/eti/events";
import type { View } from "@/generated/eti/view";
import type { News } from "@/games/module";

export class Speech {
  #said = $state.raw<ReadonlyMap<number, string>>(new Map());
  #talk = "";

  /** What happened on the way to this view. */
  add(view: View, news: News<Event>[]): void {
    const talk = `${view.turn_number}/${view.event}`;
    const said = new Map(talk === this.#talk ? this.#said : []);
    this.#talk = talk;
    for (const { said: phrase, speaker } of news) {
      if (phrase && speaker != null) said.set(speaker, phrase);
    }
    this.#said = said;
  }

  /** The last words of a company. */
  of(seat: number): string | null {
    return this.#said.get(seat) ?? null;
  }
}
