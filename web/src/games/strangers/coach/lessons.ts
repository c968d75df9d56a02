/** The lessons of a first match: what each is about, and when it is given. */

import type { Event } from "@/generated/strangers/events";
import type { Move } from "@/generated/strangers/moves";
import type { Board, PhaseName, View } from "@/generated/strangers/view";

/** What decides which lesson is given. */
export interface Moment {
  view: View;
  board: Board;
  me: number;
  /** Kinds of moves that can be made now. */
  moves: Set<Move["kind"]>;
  /** Whether a card would do nothing if it were played now. */
  useless: boolean;
  events: Event[];
}

export interface Lesson {
  id: string;
  /** Whether it is about what is going on now. */
  fits: (moment: Moment) => boolean;
  /** The spots it points at. */
  spots: (moment: Moment) => string[];
  /** Whether it waits for a click; others end by themselves when their moment has passed. */
  waits: boolean;
}

const nowhere = () => [];
const phase = (name: PhaseName) => (moment: Moment) =>
  moment.view.decision.phase === name && moment.moves.size > 0;
const happened = (test: (event: Event, me: number) => boolean) => (moment: Moment) =>
  moment.events.some((event) => test(event, moment.me));

export const LESSONS: readonly Lesson[] = [
  { id: "welcome", fits: () => true, spots: ({ board }) => [board.school], waits: true },
  {
    id: "goal",
    fits: () => true,
    spots: ({ board }) => board.places.map((place) => place.id),
    waits: true,
  },
  {
    id: "release",
    fits: ({ moves, view, me }) => moves.has("release") && view.seats[me]?.way.length === 0,
    spots: ({ board }) => [board.school],
    waits: false,
  },
  { id: "useless", fits: ({ useless }) => useless, spots: nowhere, waits: true },
  { id: "kid", fits: phase("kid"), spots: nowhere, waits: false },
  { id: "go", fits: phase("go"), spots: nowhere, waits: false },
  { id: "head", fits: phase("head"), spots: nowhere, waits: false },
  { id: "victim", fits: phase("victim"), spots: nowhere, waits: false },
  {
    id: "home",
    fits: happened((event, me) => event.kind === "kid_home" && event.owner === me),
    spots: nowhere,
    waits: true,
  },
  {
    id: "clock",
    fits: happened((event) => event.kind === "alien_placed"),
    spots: ({ view }) => view.aliens,
    waits: true,
  },
  {
    id: "saucer",
    fits: happened((event) => event.kind === "coin_flipped"),
    spots: nowhere,
    waits: true,
  },
  {
    id: "draw",
    fits: happened((event, me) => event.kind === "card_drawn" && event.seat === me),
    spots: nowhere,
    waits: true,
  },
  {
    id: "done",
    fits: ({ events, me }) =>
      events.some((event) => event.kind === "kid_home" && event.owner === me) ||
      events.filter((event) => event.kind === "turn_started" && event.seat === me).length > 6,
    spots: nowhere,
    waits: true,
  },
  {
    id: "card",
    fits: ({ moves, view, me }) => moves.has("play_card") && (view.seats[me]?.way.length ?? 0) > 0,
    spots: nowhere,
    waits: false,
  },
];

/** The lesson to give now: the first one that fits and has not been given. */
export function lessonNow(moment: Moment, given: ReadonlySet<string>): Lesson | undefined {
  const left = LESSONS.filter((lesson) => !given.has(lesson.id));
  return left.find((lesson) => lesson.fits(moment));
}
