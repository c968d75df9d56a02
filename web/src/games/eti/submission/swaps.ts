/** Putting a queue in order by swaps of neighbours. */

/** The ports, counted from 1, to swap with the next one so that the card at `from` comes to `to`; equal cards swap places by themselves. */
export function swapsFor(order: readonly string[], from: number, to: number): number[] {
  const swaps: number[] = [];
  const cards = [...order];
  const step = Math.sign(to - from);
  for (let at = from; at !== to; at += step) {
    const left = Math.min(at, at + step);
    if (cards[left] === cards[left + 1]) continue;
    [cards[left], cards[left + 1]] = [cards[left + 1]!, cards[left]!];
    swaps.push(left + 1);
  }
  return swaps;
}
