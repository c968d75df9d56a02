/** The words for things on the board, for screen readers and for pointing at them. */

import type { Components, PortView, ProjectCard, SeatView, View } from "@/generated/eti/view";
import type { Texts } from "@/shared/texts";
import { agendasStand, resultsStand } from "./scenes";
import { countCards } from "@/shared/pieces/pileContents";
import { studentsOf } from "../centre/projects";
import { upgradesOf } from "../pieces";

/** The four tracks, in the order of a view's numbers. */
export const ABILITIES = ["staffing", "creativity", "security", "analysis"] as const;

export class Words {
  readonly #view: View;
  readonly #components: Components;
  readonly #texts: Texts;
  readonly #names: string[];

  constructor(view: View, components: Components, texts: Texts, names: string[]) {
    this.#view = view;
    this.#components = components;
    this.#texts = texts;
    this.#names = names;
  }

  /** `you`, or the name of the player. */
  seat(seat: number): string {
    if (seat === this.#view.viewer) return this.#texts.format("eti-you");
    return this.#names[seat] ?? this.#texts.name("seat", seat);
  }

  /** `20, 40 ×2 and Arson`. */
  cards(cards: string[]): string {
    return this.#texts.list(
      countCards(cards).map(({ card, count }) => {
        const name = this.#texts.name("card", card);
        return count > 1 ? `${name} ×${count}` : name;
      }),
    );
  }

  project(id: string): string {
    return this.#texts.name("project", id);
  }

  projects(ids: string[]): string {
    return this.#texts.list(ids.map((id) => this.project(id)));
  }

  card(id: string): ProjectCard | undefined {
    return this.#components.projects.find((project) => project.id === id);
  }

  /** What a project is worth, with what events have added to it. */
  about(id: string): string {
    const card = this.card(id);
    if (!card) return this.project(id);
    const marks = this.#view.marks.find((mark) => mark.project === id);
    return this.#texts.format("eti-project", {
      project: this.project(id),
      level: card.level,
      field: this.#texts.name("field", card.field),
      difficulty: card.difficulty,
      defence: card.defence + (marks?.defence ?? 0),
      fame: card.fame + (marks?.fame ?? 0),
      upgrades: upgradesOf(card, this.#texts),
    });
  }

  /** A project in the centre: what it is worth, who studies it, why it lies apart. */
  inCentre(id: string): string {
    const students = studentsOf(id, this.#view);
    const apart = this.#view.shown === id ? "eti-shown" : "eti-won";
    const parts = [this.about(id)];
    if (students.length) parts.push(this.studiedBy(students));
    if (!this.#view.centre.includes(id)) parts.push(this.#texts.format(apart));
    return parts.join(" ");
  }

  /** The effect of an event card. */
  effect(id: string): string {
    const card = this.#components.events.find((event) => event.id === id);
    return this.#texts.format(`incident-${id}.effect`, {
      number: card?.number ?? 0,
      otherwise: card?.otherwise ?? 0,
    });
  }

  studiedBy(seats: number[]): string {
    const names = this.#texts.list(seats.map((seat) => this.seat(seat)));
    return this.#texts.format("eti-studied-by", { names });
  }

  consoleOf(seat: number): string {
    if (seat === this.#view.viewer) return this.#texts.format("eti-own-console");
    return this.#texts.format("eti-console-of", { name: this.seat(seat) });
  }

  /** Where a track stands, what that is worth, and what the next lamp gives. */
  track(ability: ProjectCard["upgrades"][number], seat: SeatView): string {
    const texts = this.#texts;
    const values = this.#components.tracks[ability];
    const tokens = seat.tokens[ABILITIES.indexOf(ability)] ?? 0;
    const at = Math.min(tokens, values.length - 1);
    const parts = [
      texts.format("eti-track", {
        ability: texts.name("ability", ability),
        space: at,
        worth: texts.format("eti-worth", { ability, value: values[at] ?? 0 }),
      }),
      this.#nextLamp(ability, values, at),
    ];
    if (ability === "security" && seat.immunities.length) parts.push(this.immunities(seat));
    return parts.join(" ");
  }

  #nextLamp(ability: string, values: number[], at: number): string {
    const next = values[at + 1];
    if (next === undefined) return this.#texts.format("eti-last-lamp");
    if (next === values[at]) return this.#texts.format("eti-next-lamp-same");
    const worth = this.#texts.format("eti-worth", { ability, value: next });
    return this.#texts.format("eti-next-lamp", { worth });
  }

  immunities(seat: SeatView): string {
    return this.#texts.format("eti-immune", {
      threats: this.#texts.list(seat.immunities.map((each) => this.#texts.name("threat", each))),
    });
  }

  /** `Ports: 1 face down, 2 40, 3 Arson.` */
  ports({ ports }: SeatView): string {
    const texts = this.#texts;
    if (ports.length === 0) return texts.format("eti-ports-empty");
    if (ports.every((port) => port.card === null))
      return texts.format("eti-ports-down", { count: ports.length });
    const cards = ports.map((port, index) => `${index + 1} ${this.port(port)}`);
    return texts.format("eti-ports", { cards: cards.join(", ") });
  }

  port({ card }: PortView): string {
    return card === null ? this.#texts.format("eti-port-down") : this.#texts.name("card", card);
  }

  bank(seat: number): string {
    return this.#texts.format("eti-bank", { points: this.#view.seats[seat]?.bank ?? 0 });
  }

  /** The console of a company in short: bank, tracks, ports, held events. */
  strip(seat: number): string {
    const state = this.#view.seats[seat]!;
    const tracks = ABILITIES.map((ability) => this.track(ability, state));
    return [this.bank(seat), ...tracks, this.ports(state), ...this.#holds(state)].join(" ");
  }

  #holds({ held }: SeatView): string[] {
    if (held.length === 0) return [];
    const events = this.#texts.list(held.map((event) => this.#texts.name("incident", event)));
    return [this.#texts.format("eti-holds", { events })];
  }

  vault(vault: string, projects: string[]): string {
    return this.#texts.format("label-line", {
      label: this.#texts.name("vault", vault),
      text: projects.length ? this.projects(projects) : this.#texts.format("label-idle"),
    });
  }

  /** Everything all may know of a company, in sentences. */
  company(seat: number): string {
    const texts = this.#texts;
    const state = this.#view.seats[seat]!;
    const parts = [
      texts.format("eti-company", { name: this.seat(seat), company: texts.name("seat", seat) }),
      ...this.#standing(seat),
      this.bank(seat),
      this.ports(state),
    ];
    if (state.study)
      parts.push(texts.format("eti-studies", { project: this.project(state.study) }));
    for (const vault of ["secret", "public"] as const)
      if (state[vault].length) parts.push(`${this.vault(vault, state[vault])}.`);
    parts.push(texts.format("eti-worth-now", { defence: state.defence, fame: state.fame }));
    if (state.immunities.length) parts.push(this.immunities(state));
    return [...parts, ...this.#holds(state)].join(" ");
  }

  /** What it is and does just now. */
  #standing(seat: number): string[] {
    const texts = this.#texts;
    const view = this.#view;
    const state = view.seats[seat]!;
    const parts: string[] = [];
    if (view.president === seat) parts.push(`${texts.format("label-president")}.`);
    if (view.alien === seat) parts.push(`${texts.format("label-alien")}.`);
    if (view.waiting.includes(seat)) parts.push(texts.format("eti-deciding"));
    if (state.agenda && agendasStand(view.decision.phase))
      parts.push(`${texts.format("label-agenda")}: ${texts.name("agenda", state.agenda)}.`);
    if (state.banned) parts.push(texts.format("eti-banned"));
    if (state.vote !== null && view.decision.phase === "votes")
      parts.push(texts.format("eti-votes-for", { name: this.seat(state.vote) }));
    if (state.result !== null && resultsStand(view.decision.phase))
      parts.push(texts.format("eti-result", { points: state.result }));
    return parts;
  }
}
