/** Animates events on the board: telegrams, agendas turned over, cards dealt, submissions counted, projects claimed. */

import { tick } from "svelte";
import type { Event } from "@/generated/eti/events";
import type { SeatView, View } from "@/generated/eti/view";
import { findAnchor, seatAnchor } from "@/shared/pieces/anchors";
import { Effects } from "@/shared/pieces/effects.svelte";
import { play } from "@/shared/sounds";
import type { Animator } from "@/games/module";
import type { Submission } from "../submission/submissions";
import { abilitySpot, companySpot, DECK, pileSpot, projectSpot, TELEGRAM } from "./targets";

/** How long a card travels, in milliseconds. */
const FLIGHT = 300;
/** How long something new is looked at. */
const LOOK = 700;
/** How long a broken word, and what is said to it, can be read. */
const WORDS = 1600;
/** How long the room looks at the alien that has just revealed. */
const REVEAL = 2600;
/** Between things that are turned over together. */
const TOGETHER = 60;

/** Something that everybody stops for. */
export type Moment =
  { kind: "revealed"; seat: number; turns: number } | { kind: "broken"; seat: number; to: number };

type EventOf<Kind extends Event["kind"]> = Extract<Event, { kind: Kind }>;

export class BoardAnimator implements Animator<Event> {
  readonly effects = new Effects();
  /** Spots that something happens to. */
  struck = $state<string[]>([]);
  /** The event that was just drawn. */
  event = $state<string | null>(null);
  /** Agendas that were just turned over, by seat. */
  agendas = $state<Record<number, SeatView["agenda"]>>({});
  /** Submissions while they are turned up and counted. */
  submissions = $state<Submission[] | null>(null);
  /** Whether all submissions have been counted, and the centre is shown again. */
  counted = $state(false);
  /** The room darkens: the alien has shown itself, or comes. */
  alarm = $state(false);
  moment = $state.raw<Moment | null>(null);
  /** The cards at the ports of a seat before the events, as far as they are known. */
  cardsOf: (seat: number) => (string | null)[] = () => [];
  /** Finds the level of a project. */
  levelOf: (project: string) => number = () => 1;
  #skipping = false;

  async show(event: Event, speed: number, next: object): Promise<unknown> {
    if (document.hidden || this.#skipping) return;
    const time = FLIGHT / speed;
    switch (event.kind) {
      case "event_drawn":
        this.event = event.event;
        play("bell");
        return this.#strike([TELEGRAM], LOOK / speed);
      case "agenda_shown":
      case "agenda_changed":
        return this.#turnOver(event, speed);
      case "cards_taken":
        return this.#deal(event, time);
      case "method_shown":
        return this.#submit(event);
      case "queue_shown":
        return this.#turnUp(event, LOOK / speed);
      case "result_shown":
        return this.#count(event, time, next);
      case "project_claimed":
        return this.#claim(event, time);
      case "project_turned_up":
        return this.#reveal(event.project, time);
      case "project_given":
        return this.#fly(
          event.project,
          this.#company(event.giver),
          this.#company(event.receiver),
          time,
        );
      case "marker_placed":
        return this.#fly(
          null,
          this.#company(event.seat),
          [projectSpot(event.project)],
          time,
          false,
        );
      case "bank_changed":
        return this.#bank(event, time);
      case "offer_honoured":
        return this.#keep(true, event, time);
      case "offer_broken":
        return this.#keep(false, event, WORDS / speed);
      case "promise_tested":
        return this.#keep(event.kept, event, event.kept ? time : WORDS / speed);
      case "vote_cast":
        return this.#vote(event, time);
      case "upgrade_gained":
        return this.#strike([abilitySpot(event.ability), companySpot(event.seat)], time);
      case "company_chosen":
      case "tie_broken":
        return this.#strike([companySpot(event.company)], LOOK / speed);
      case "turn_started":
        this.submissions = null;
        return;
      case "scooped":
      case "badge_passed":
        return this.#strike([companySpot("seat" in event ? event.seat : event.president)], time);
      case "reveal_asked":
        return this.#pause(time);
      case "alien_revealed":
        this.moment = { kind: "revealed", seat: event.seat, turns: event.turns };
        return this.#alarm(REVEAL / speed);
      case "invasion_started":
        return this.#alarm((2 * LOOK) / speed);
      default:
        return;
    }
  }

  clear(): void {
    this.effects.clear();
    this.struck = [];
    this.event = null;
    this.agendas = {};
    this.submissions = null;
    this.counted = false;
    this.alarm = false;
    this.moment = null;
    this.#skipping = false;
  }

  skip(): void {
    this.#skipping = true;
    this.effects.skip();
  }

  #company(seat: number): string[] {
    return [companySpot(seat), seatAnchor(seat)];
  }

  #turnOver(event: EventOf<"agenda_shown" | "agenda_changed">, speed: number): Promise<void> {
    if (Object.keys(this.agendas).length === 0) play("card");
    this.agendas = { ...this.agendas, [event.seat]: event.agenda };
    return this.#pause(TOGETHER / speed);
  }

  async #deal({ seat, cards }: EventOf<"cards_taken">, time: number): Promise<void> {
    const flights = cards.map((card, index) =>
      this.#fly(card, [DECK], [`ports:${seat}`, ...this.#company(seat)], time * (1 + index / 6)),
    );
    await Promise.all(flights);
    this.effects.clear();
  }

  #submit({ seat, method }: EventOf<"method_shown">): void {
    this.#change(seat, { method });
  }

  async #turnUp({ seat, cards }: EventOf<"queue_shown">, time: number): Promise<void> {
    play("card");
    this.#change(seat, { method: "standard", cards });
    await this.#pause(time);
  }

  /** Threats strike port by port, card after card is counted, then the result lights up. */
  async #count(event: EventOf<"result_shown">, time: number, next: Partial<View>): Promise<void> {
    const destroyed: number[] = [];
    for (const port of event.destroyed) {
      destroyed.push(port);
      this.#change(event.seat, { destroyed: [...destroyed] });
      play("wrong");
      await this.#pause(time);
    }
    const counts = next.seats?.[event.seat]?.counts ?? [];
    for (let port = 1; port <= counts.length; port++) {
      this.#change(event.seat, { counts: counts.slice(0, port) });
      await this.#pause(time / 2);
    }
    this.#change(event.seat, { points: event.points });
    play("score");
    await this.#pause(time * 2.5);
  }

  #change(seat: number, change: Partial<Submission>): void {
    const rest = this.submissions ?? [];
    const cards = this.cardsOf(seat);
    const blank: Submission = {
      seat,
      method: null,
      cards,
      destroyed: [],
      counts: [],
      points: null,
    };
    this.submissions = rest.some((each) => each.seat === seat)
      ? rest.map((each) => (each.seat === seat ? { ...each, ...change } : each))
      : [...rest, { ...blank, ...change }];
  }

  async #claim({ seat, project }: EventOf<"project_claimed">, time: number): Promise<void> {
    this.submissions = null;
    this.counted = true;
    await tick();
    await this.#fly(project, [projectSpot(project), "projects"], this.#company(seat), time * 1.5);
    this.effects.clear();
    await this.#strike([companySpot(seat)], time);
  }

  async #reveal(project: string, time: number): Promise<void> {
    this.submissions = null;
    this.counted = true;
    await tick();
    await this.#fly(project, [pileSpot(this.levelOf(project))], ["projects"], time);
    await this.#pause(time);
    this.effects.clear();
  }

  async #bank({ seat, change }: EventOf<"bank_changed">, time: number): Promise<void> {
    const at = findAnchor([`bank:${seat}`, ...this.#company(seat)]);
    if (at && change) this.effects.float(change, at);
    await this.#pause(time);
  }

  async #vote({ company, votes }: EventOf<"vote_cast">, time: number): Promise<void> {
    const at = findAnchor(this.#company(company));
    if (at) this.effects.float(votes, at);
    await this.#strike([companySpot(company)], time * 1.5);
  }

  /** A word kept or broken, with both companies. */
  async #keep(kept: boolean, deal: { seat: number; to: number }, time: number): Promise<void> {
    play(kept ? "score" : "wrong");
    if (!kept) this.moment = { kind: "broken", seat: deal.seat, to: deal.to };
    await this.#strike([companySpot(deal.seat), companySpot(deal.to)], time);
    this.moment = null;
  }

  async #alarm(time: number): Promise<void> {
    play("alarm");
    this.alarm = true;
    await this.#pause(time);
    this.moment = null;
  }

  async #fly(
    card: string | null,
    from: string[],
    to: string[],
    time: number,
    loud = true,
  ): Promise<void> {
    const start = findAnchor(from);
    const end = findAnchor(to);
    if (loud) play("card");
    if (start && end) await this.effects.fly(card, start, end, time);
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
