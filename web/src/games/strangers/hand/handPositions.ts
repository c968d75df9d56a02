/** Positions of the cards of a hand: no card moves when another is played or drawn. */

/** A position with a card, or an empty one. */
export type Position<Card> = { card: Card } | null;

/** The same positions for the cards that are still there; new cards fill the gaps and then the end. */
export function keepPositions<Card>(
  before: readonly Position<Card>[],
  cards: readonly Card[],
): Position<Card>[] {
  const positions = before.map((position) =>
    position && cards.includes(position.card) ? position : null,
  );
  const kept = new Set(positions.flatMap((position) => (position ? [position.card] : [])));
  for (const card of cards) {
    if (kept.has(card)) continue;
    const gap = positions.indexOf(null);
    positions[gap < 0 ? positions.length : gap] = { card };
  }
  while (positions.at(-1) === null) positions.pop();
  return positions;
}
