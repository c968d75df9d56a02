/** The words that were given, in the order in which they are read: the newest turn first. */

import type { DealView } from "@/generated/eti/view";

export interface LedgerPage {
  turn: number;
  event: string | null;
  deals: DealView[];
}

/** One page for each event that was bargained over. */
export function pagesOf(deals: DealView[]): LedgerPage[] {
  const pages: LedgerPage[] = [];
  for (const deal of deals) {
    const last = pages.at(-1);
    if (last && last.turn === deal.turn && last.event === deal.event) last.deals.push(deal);
    else pages.push({ turn: deal.turn, event: deal.event, deals: [deal] });
  }
  return pages.reverse();
}

/** A promise of a vote is a deal without a number. */
export function isPromise(deal: DealView): boolean {
  return deal.number === 0;
}
