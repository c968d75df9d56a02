/** What the invasion does to each company: as far as it is known, and in the end. */

import type { View } from "@/generated/eti/view";

export interface AttackCard {
  /** Null for a card face down. */
  card: string | null;
  counts: number | null;
}

export interface CompanyFate {
  seat: number;
  base: number;
  cards: AttackCard[];
  /** As far as it is known, and what it may come to; null where it is shown later. */
  attack: { known: number; least: number; most: number } | null;
  defence: number;
  verdict: "safe" | "open" | "doomed" | "survives" | "destroyed";
  /** The projects it gives up, or would. */
  lost: string[];
  fame: number | null;
  /** Whether the attack has been counted. */
  settled: boolean;
}

/** The companies under attack, by the order in which they are dealt with: from the final president clockwise. */
export function attacked(view: View): number[] {
  const first = view.president ?? 0;
  const count = view.seats.length;
  return view.seats.map((_, step) => (first + step) % count).filter((seat) => seat !== view.alien);
}

/** The fate of a company; with `secret`, as if its attack cards still lay face down. */
export function fateOf(view: View, seat: number, secret = false): CompanyFate | null {
  const state = view.seats[seat];
  const danger = state?.danger;
  if (!state || !danger) return null;
  const fate = { seat, base: danger.base, defence: danger.defence };
  if (secret) {
    const cards = state.attack.map(() => ({ card: null, counts: null }));
    return { ...fate, cards, attack: null, verdict: "open", lost: [], fame: null, settled: false };
  }
  const settled = view.outcome !== null || view.decision.phase === "crown";
  const { known, least, most } = danger;
  const end = state.survives ? "survives" : "destroyed";
  return {
    ...fate,
    cards: state.attack.map((card, index) => ({ card, counts: danger.cards[index] ?? null })),
    attack: { known, least, most },
    verdict: settled ? end : danger.outlook,
    lost: danger.gives_up,
    fame: danger.fame,
    settled,
  };
}
