/** What a careful player could know: cards seen in hands and piles, and what has not been seen at all. */

import type { Components, HangarView, View } from "@/generated/area51/view";

/** The known cards of a rival. */
export interface SeatMemory {
  seat: number;
  /** Surely in the hand. */
  hand: string[];
  /** In the hand, or face down in one of `places`. */
  either: string[];
  places: string[];
}

/** Whether this table plays by memory alone, so that the view holds nothing of it. */
export function isSecret(view: View): boolean {
  return view.options.by_memory && view.outcome === null;
}

const pilesOf = (view: View) => view.regions.flatMap((region) => region.hangars);

/** What everyone has seen go to a rival and not come back. */
export function rememberedOf(view: View, seat: number): SeatMemory {
  const known = view.seats[seat]?.remembered.filter((each) => each.card !== null) ?? [];
  const hand: string[] = [];
  const either: string[] = [];
  const places = new Set<string>();
  for (const { card, age } of known) {
    const piles = pilesOf(view).filter((pile) =>
      pile.hidden.some((hidden) => hidden.seat === seat && hidden.age >= age),
    );
    (piles.length ? either : hand).push(card ?? "");
    for (const pile of piles) places.add(pile.hangar);
  }
  return { seat, hand, either, places: [...places] };
}

/** For each rival with face-down cards in a pile: the known cards that may be among them. */
export function maybeIn(view: View, hangar: HangarView): { seat: number; cards: string[] }[] {
  return view.seats.flatMap((state, seat) => {
    if (seat === view.viewer) return [];
    const ages = hangar.hidden.filter((hidden) => hidden.seat === seat).map(({ age }) => age);
    const latest = Math.max(-1, ...ages);
    const cards = state.remembered.flatMap(({ card, age }) =>
      card !== null && age <= latest ? [card] : [],
    );
    return cards.length ? [{ seat, cards }] : [];
  });
}

/** How many cards of each kind the viewer does not see anywhere. */
export function unseen(view: View, components: Components): { card: string; count: number }[] {
  const hand = view.viewer === null ? [] : (view.seats[view.viewer]?.hand ?? []);
  const seen = [
    ...hand,
    ...view.display,
    ...view.discards,
    ...view.decision.held,
    ...pilesOf(view).flatMap((pile) => pile.shown),
    ...pilesOf(view).flatMap((pile) => pile.hidden.flatMap(({ card }) => card ?? [])),
  ];
  return components.cards.map(({ colour, value, starters, main }) => {
    const card = `${colour}-${value}`;
    return { card, count: starters + main - seen.filter((each) => each === card).length };
  });
}
