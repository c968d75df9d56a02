/** Animates events on the board: cards that travel, piles that are lifted, points that float off bunkers. */

import { tick } from "svelte";
import type { Event } from "@/generated/area51/events";
import { findAnchor, HAND, seatAnchor } from "@/shared/pieces/anchors";
import { Effects } from "@/shared/pieces/effects.svelte";
import { play } from "@/shared/sounds";
import type { Animator } from "@/games/module";
import { DECK, DISCARDS, hangarSpot, heldSpot, spaceSpot, vehicleSpot } from "./targets";

const FLIGHT = 320;
const LOOK = 650;
/** How long a sum of points is shown. */
const READ = 1100;

/** What is counted at the end: the bonuses of a region, or what colours have in all. */
export type Scoring =
  { region: string } | { counted: Extract<Event, { kind: "points_counted" }>[] };

export class BoardAnimator implements Animator<Event> {
  readonly effects = new Effects();
  /** The cards of a pile that was lifted and is being loaded. */
  lifted = $state<string[] | null>(null);
  /** Spots that something happens to. */
  struck = $state<string[]>([]);
  scoring = $state.raw<Scoring | null>(null);
  /** Whether events are being shown. */
  showing = $state(false);
  /** The seat that looks on. */
  viewer: number | null = null;
  /** The display before the events. */
  display: string[] = [];
  #skipping = false;

  async show(event: Event, speed: number): Promise<unknown> {
    if (document.hidden || this.#skipping) return;
    this.showing = true;
    const time = FLIGHT / speed;
    switch (event.kind) {
      case "card_taken":
        return this.#fly(event.card, [this.#displayed(event.card)], this.#hand(event.seat), time);
      case "card_drawn":
        return this.#fly(event.card, [DECK], this.#hand(event.seat), time);
      case "display_refreshed":
        return this.#fly(event.card, this.#hand(event.seat), [DISCARDS], time);
      case "cards_played":
        return this.#play(event, time);
      case "bunker_built":
      case "bunker_upgraded":
        return this.#strike([spaceSpot(event.bunker)], time);
      case "vehicle_hired":
      case "vehicle_moved":
        return this.#strike([vehicleSpot(event.vehicle)], time);
      case "pile_lifted":
        return this.#lift(event.hangar, event.cards, LOOK / speed);
      case "card_loaded":
        return this.#load(event, time);
      case "cards_kept":
        return this.#keep(event.seat, event.cards, time);
      case "last_round_started":
      case "clearing_started":
        play("alarm");
        return this.#pause(LOOK / speed);
      case "bonus_scored":
        return this.#bonus(event, LOOK / speed);
      case "points_counted":
        return this.#count(event, READ / speed);
      default:
        return;
    }
  }

  clear(): void {
    this.effects.clear();
    this.lifted = null;
    this.struck = [];
    this.scoring = null;
    this.showing = false;
    this.#skipping = false;
  }

  skip(): void {
    this.#skipping = true;
    this.effects.skip();
  }

  #hand(seat: number): string[] {
    return seat === this.viewer ? [HAND, seatAnchor(seat)] : [seatAnchor(seat)];
  }

  #displayed(card: string): string {
    return `display:${Math.max(0, this.display.indexOf(card))}`;
  }

  async #fly(card: string | null, from: string[], to: string[], time: number): Promise<void> {
    const start = findAnchor(from);
    const end = findAnchor(to);
    play("card");
    if (start && end) await this.effects.fly(card, start, end, time);
  }

  /** All cards of an action at once. */
  async #play(event: Extract<Event, { kind: "cards_played" }>, time: number): Promise<void> {
    const from = this.#hand(event.seat);
    const down = event.hidden.map((hangar, index) =>
      this.#fly(event.cards?.[index] ?? null, from, [hangarSpot(hangar)], time * 1.3),
    );
    await Promise.all([this.#fly(event.card, from, [hangarSpot(event.hangar)], time), ...down]);
  }

  /** The pile lies in the middle for all to see. */
  async #lift(hangar: string, cards: string[], time: number): Promise<void> {
    this.struck = [hangarSpot(hangar)];
    this.lifted = [...cards];
    play("card");
    await tick();
    await this.#pause(time);
  }

  /** A card goes to its bunker, along the road of the vehicle that carries it. */
  async #load(event: Extract<Event, { kind: "card_loaded" }>, time: number): Promise<void> {
    const bunker = spaceSpot(event.bunker);
    const start = findAnchor([heldSpot(event.card), "pile"]);
    const road = event.by === null ? null : findAnchor([vehicleSpot(event.by)]);
    const end = findAnchor([bunker, `region:${event.bunker[0]}`]);
    this.struck = event.by === null ? [bunker] : [bunker, vehicleSpot(event.by)];
    if (start && road) await this.effects.fly(event.card, start, road, time);
    this.effects.clear();
    if ((road ?? start) && end) await this.effects.fly(event.card, (road ?? start)!, end, time);
    this.#drop(event.card);
    await this.#score(event.bunker, event.points, time);
  }

  #drop(card: string): void {
    const at = this.lifted?.indexOf(card) ?? -1;
    if (this.lifted && at >= 0) this.lifted = this.lifted.filter((_, index) => index !== at);
  }

  async #keep(seat: number, cards: string[], time: number): Promise<void> {
    const flights = cards.map((card) =>
      this.#fly(card, [heldSpot(card), "pile"], this.#hand(seat), time),
    );
    await Promise.all(flights);
    this.lifted = null;
  }

  async #score(bunker: string, points: number, time: number): Promise<void> {
    this.struck = [spaceSpot(bunker)];
    const at = findAnchor([spaceSpot(bunker), `region:${bunker[0]}`]);
    if (at) this.effects.float(points, at);
    play("score");
    await this.#pause(time);
  }

  /** Region by region: first its name, on a board on which nothing else is left from before. */
  async #bonus(event: Extract<Event, { kind: "bonus_scored" }>, time: number): Promise<void> {
    if (!this.scoring || !("region" in this.scoring) || this.scoring.region !== event.region) {
      this.effects.clear();
      this.struck = [];
      this.scoring = { region: event.region };
      await this.#pause(time);
    }
    await this.#score(event.bunker, event.points, time);
  }

  /** What one colour has; with two players beside the other colour of its owner. */
  async #count(event: Extract<Event, { kind: "points_counted" }>, time: number): Promise<void> {
    const before = this.scoring && "counted" in this.scoring ? this.scoring.counted : [];
    this.struck = [];
    this.scoring = { counted: [...before.filter(({ owner }) => owner === event.owner), event] };
    await this.#pause(time);
  }

  async #strike(spots: string[], time: number): Promise<void> {
    this.struck = spots;
    await this.#pause(time);
  }

  async #pause(time: number): Promise<void> {
    const end = performance.now() + time;
    while (!this.#skipping && performance.now() < end)
      await new Promise((done) => setTimeout(done, Math.min(40, time)));
  }
}
