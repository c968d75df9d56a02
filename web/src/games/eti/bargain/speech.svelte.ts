/** What bots say about their deals: a short phrase at their badge, until the next event. */

import type { Event } from "../../../generated/eti/events";
import type { View } from "../../../generated/eti/view";
import type { News } from "../../module";

export class Speech {
  #said = $state.raw<ReadonlyMap<number, string>>(new Map());
  #talk = "";

  /** What happened on the way to this view. */
  add(view: View, news: News<Event>[]): void {
    const talk = `${view.turn_number}/${view.event}`;
    const said = new Map(talk === this.#talk ? this.#said : []);
    this.#talk = talk;
    for (const { event, said: phrase } of news) {
      const seat = speakerOf(event, view);
      if (phrase && seat !== null) said.set(seat, phrase);
    }
    this.#said = said;
  }

  /** The last words of a company. */
  of(seat: number): string | null {
    return this.#said.get(seat) ?? null;
  }
}

/** Whose doing an event is; a company is chosen by the president. */
function speakerOf(event: Event, view: View): number | null {
  if (event.kind === "company_chosen") return view.president;
  return "seat" in event ? event.seat : null;
}
