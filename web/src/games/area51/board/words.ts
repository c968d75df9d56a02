/** The words for things on the board, for screen readers and for pointing at them. */

import type {
  BunkerView,
  HangarView,
  RegionView,
  VehicleView,
  View,
} from "@/generated/area51/view";
import type { Texts } from "@/shared/texts";
import { countCards } from "@/shared/pieces/pileContents";

export class Words {
  readonly #view: View;
  readonly #texts: Texts;
  readonly #names: string[];

  constructor(view: View, texts: Texts, names: string[]) {
    this.#view = view;
    this.#texts = texts;
    this.#names = names;
  }

  region(region: RegionView): string {
    return this.#texts.format("area51-region", {
      region: region.region,
      markers: region.markers,
      bunkers: region.bunkers.length,
      spaces: region.spaces,
    });
  }

  bunker(bunker: BunkerView): string {
    const texts = this.#texts;
    const parts = [
      texts.format("area51-bunker", {
        bunker: bunker.bunker,
        tower: texts.name("tower", bunker.tower),
        level: bunker.level,
        owner: this.seat(bunker.owner),
        cap: texts.name("cap", bunker.cap),
      }),
    ];
    if (bunker.bonus) parts.push(texts.format("area51-bonus-now", { points: bunker.bonus }));
    if (bunker.owner === this.#view.viewer && bunker.price)
      parts.push(texts.format("area51-upgrade-price", { cards: bunker.price }));
    return parts.join(" ");
  }

  space(space: string, region: RegionView): string {
    if (space !== region.next_space) return this.#texts.format("area51-space", { space });
    return this.#texts.format("area51-next-space", { space, cards: region.price });
  }

  hangar(hangar: HangarView): string {
    const texts = this.#texts;
    const parts: string[] = [];
    if (hangar.shown.length)
      parts.push(texts.format("area51-face-up", { cards: this.cards(hangar.shown) }));
    const mine = hangar.hidden.flatMap(({ card }) => (card === null ? [] : [card]));
    if (mine.length) parts.push(texts.format("area51-own-down", { cards: this.cards(mine) }));
    this.#view.seats.forEach((_, seat) => {
      const count = hangar.hidden.filter(
        (hidden) => hidden.seat === seat && hidden.card === null,
      ).length;
      if (count) parts.push(texts.format("area51-down", { count, owner: this.seat(seat) }));
    });
    const contents = parts.join(" ") || texts.format("area51-empty");
    return texts.format("area51-hangar", { hangar: hangar.hangar, contents });
  }

  /** What lifting a pile can bring to the viewer, and to others. */
  prospect({ least, most, rivals }: HangarView): string {
    const kind = most === 0 ? "nothing" : least === most ? "sure" : least === 0 ? "hope" : "range";
    const own = this.#texts.format("area51-prospect", { kind, least, most });
    if (!rivals.length) return own;
    const others = rivals.map((rival) => `${this.seat(rival.seat)} ${rival.most}`);
    return `${own} ${this.#texts.format("area51-rivals", { others: this.#texts.list(others) })}`;
  }

  vehicle({ vehicle, route, number, price }: VehicleView): string {
    const texts = this.#texts;
    const where = route ? texts.name("route", route) : texts.format("label-for-hire");
    return texts.format("area51-vehicle", {
      vehicle: texts.name("vehicle", vehicle),
      where,
      number,
      cards: price,
    });
  }

  /** `blue 1, green 2 ×3`. */
  cards(cards: string[]): string {
    return this.#texts.list(
      countCards(cards).map(({ card, count }) => {
        const name = this.#texts.name("card", card);
        return count > 1 ? `${name} ×${count}` : name;
      }),
    );
  }

  seat(seat: number): string {
    return seat === this.#view.viewer
      ? this.#texts.format("area51-you")
      : (this.#names[seat] ?? this.#texts.name("seat", seat));
  }
}

/** The colour of a kind of artifact: `blue` of `blue-3`. */
export function towerOf(card: string): BunkerView["tower"] {
  return card.split("-")[0] as BunkerView["tower"];
}

export function valueOf(card: string): number {
  return Number(card.split("-")[1]);
}
