/** Where the cards of a hand lie: nothing moves when one is played or drawn. */

/** A place with a card, or an empty one. */
export type Place<Card> = { card: Card } | null;

/** The same places for the cards that are still there; new ones fill the gaps and then the end. */
export function keepPlaces<Card>(
  before: readonly Place<Card>[],
  cards: readonly Card[],
): Place<Card>[] {
  const places = before.map((place) => (place && cards.includes(place.card) ? place : null));
  const kept = new Set(places.flatMap((place) => (place ? [place.card] : [])));
  for (const card of cards) {
    if (kept.has(card)) continue;
    const gap = places.indexOf(null);
    places[gap < 0 ? places.length : gap] = { card };
  }
  while (places.at(-1) === null) places.pop();
  return places;
}
