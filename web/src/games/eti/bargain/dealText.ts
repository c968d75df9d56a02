/** Offers and promises in words. */

import type { View } from "@/generated/eti/view";
import type { Args, Texts } from "@/shared/texts";
import type { Offer } from "../composer/offer";

/** Names of companies, as sentences need them: with `is` you, yourself or somebody else. */
export class DealText {
  readonly #view: View;
  readonly #texts: Texts;
  readonly #names: string[];

  constructor(view: View, texts: Texts, names: string[]) {
    this.#view = view;
    this.#texts = texts;
    this.#names = names;
  }

  name(seat: number): string {
    return this.#names[seat] ?? this.#texts.name("seat", seat);
  }

  /** `20 points, Ruby Lasers and Fire Drill`. */
  gifts({ points, projects, events }: Pick<Offer, "points" | "projects" | "events">): string {
    return this.#texts.list([
      ...(points ? [this.#texts.format("eti-points", { points })] : []),
      ...projects.map((id) => this.#texts.name("project", id)),
      ...events.map((id) => this.#texts.name("incident", id)),
    ]);
  }

  /** `Ann offers you 20 points for a vote for Bo.` */
  offer(offer: Offer & { seat: number; voting: boolean }): string {
    return this.#texts.format("eti-slip", {
      ...this.#seat("giver", offer.seat),
      ...this.#seat("to", offer.to),
      ...this.#seat("wish", offer.wish, offer.seat),
      gifts: this.gifts(offer),
      voting: offer.voting ? "yes" : "no",
    });
  }

  /** `Ann promises you a vote for Bo.` */
  promise(giver: number, to: number, choice: number): string {
    return this.#texts.format("eti-promise", {
      ...this.#seat("giver", giver),
      ...this.#seat("to", to),
      ...this.#seat("wish", choice, giver),
    });
  }

  /** A company under a name, `you` for the viewer and `self` for the one that speaks. */
  #seat(argument: string, seat: number, speaker = -1): Args {
    const is = seat === this.#view.viewer ? "you" : seat === speaker ? "self" : "other";
    return { [argument]: this.name(seat), [`${argument}-is`]: is };
  }
}
