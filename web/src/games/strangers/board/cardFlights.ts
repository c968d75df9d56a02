/** Which card an event moves, from where and to where. */

import type { Event } from "@/generated/strangers/events";
import { cardAnchor, HAND, seatAnchor } from "@/shared/pieces/anchors";

export const DECK = "deck";
export const DISCARDS = "discards";

export interface CardFlight {
  /** Null for a card the viewer does not know. */
  card: string | null;
  /** Anchors, the best first. */
  from: string[];
  to: string[];
}

export function flightOf(event: Event, viewer: number | null): CardFlight | null {
  switch (event.kind) {
    case "card_played":
    case "card_discarded": {
      const hand = event.seat === viewer ? [cardAnchor(event.card), HAND] : [];
      return { card: event.card, from: [...hand, seatAnchor(event.seat)], to: [DISCARDS] };
    }
    case "card_drawn": {
      const hand = event.seat === viewer ? [HAND] : [];
      return { card: event.card, from: [DECK], to: [...hand, seatAnchor(event.seat)] };
    }
    case "sighting_drawn":
      return { card: event.card, from: [DECK], to: [DISCARDS] };
    default:
      return null;
  }
}
