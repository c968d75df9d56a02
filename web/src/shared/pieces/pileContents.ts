/** What a pile holds, for its sheet. */

export interface Kind {
  card: string;
  count: number;
}

/** Equal cards together, in the order in which they first lie in the pile. */
export function countCards(cards: readonly string[]): Kind[] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}
