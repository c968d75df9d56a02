/** The lessons of a first match: what each is about, and when it is given. */

import type { Event } from "@/generated/eti/events";
import type { Move } from "@/generated/eti/moves";
import type { PhaseName, View } from "@/generated/eti/view";

/** What decides which lesson is given. */
export interface Moment {
  view: View;
  me: number;
  /** Kinds of moves that can be made now. */
  moves: Set<Move["kind"]>;
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

/** After this turn the lessons end, whatever has been tried. */
const LAST_TURN = 9;
/** This number of cards is worth a first submission. */
const ENOUGH_CARDS = 6;

const nowhere = () => [];
const asked =
  (...phases: PhaseName[]) =>
  ({ view, moves }: Moment) =>
    moves.size > 0 && phases.includes(view.decision.phase);
const did = (kind: Event["kind"]) => (moment: Moment) =>
  moment.events.some((event) => event.kind === kind && "seat" in event && event.seat === moment.me);
const own = ({ view, me }: Moment) => view.seats[me];
const cards = (moment: Moment) => own(moment)?.ports.length ?? 0;
const hasUpgraded = (moment: Moment) => own(moment)?.tokens.some((count) => count > 0) ?? false;
const claimed = did("project_claimed");
const submitted = did("result_shown");
const voted = did("vote_cast");
const late = ({ view }: Moment) => view.turn_number > LAST_TURN || view.alien !== null;
const step = (id: string, fits: Lesson["fits"], spots: Lesson["spots"] = nowhere): Lesson => ({
  id,
  fits,
  spots,
  waits: false,
});
const word = (id: string, fits: Lesson["fits"], spots: Lesson["spots"] = nowhere): Lesson => ({
  id,
  fits,
  spots,
  waits: true,
});

export const LESSONS: readonly Lesson[] = [
  word("welcome", (moment) => !hasUpgraded(moment)),
  step(
    "upgrades",
    ({ moves }) => moves.has("upgrade"),
    () => ["staffing", "creativity", "security", "analysis"].map((ability) => `ability:${ability}`),
  ),
  step("immunity", ({ moves }) => moves.has("choose_threat")),
  step("upgraded", asked("upgrades")),
  step("study", asked("marks"), ({ view }) => view.centre.map((project) => `project:${project}`)),
  word("scooped", did("scooped")),
  word("banked", (moment) => submitted(moment) && !claimed(moment)),
  word("claimed", claimed, ({ view }) => [`company:${view.viewer ?? 0}`]),
  step(
    "submit",
    (moment) => asked("agenda")(moment) && !submitted(moment) && cards(moment) >= ENOUGH_CARDS,
    () => ["agenda:submit"],
  ),
  step(
    "research",
    (moment) => asked("agenda")(moment) && !submitted(moment),
    () => ["agenda:research"],
  ),
  step("method", asked("method"), () => ["method:safe", "method:standard"]),
  step("arrange", asked("arrange")),
  step("vault", asked("vault"), () => ["vault:secret", "vault:public"]),
  step("draw", asked("draws")),
  word("event", asked("bargain"), () => ["telegram"]),
  step("bargain", (moment) => asked("bargain")(moment) && !did("offer_proposed")(moment)),
  word("offered", (moment) => did("offer_proposed")(moment) && moment.view.offers.length > 0),
  step("ready", asked("bargain")),
  step("choice", asked("choice")),
  step("vote", asked("votes")),
  step("settle", asked("settle")),
  step("window", asked("window")),
  word("invasion", (moment) => (submitted(moment) && voted(moment)) || late(moment)),
  word("done", (moment) => (submitted(moment) && voted(moment)) || late(moment)),
  step("agenda", asked("agenda")),
];

/** The lesson to give now: the first one that fits and has not been given. */
export function lessonNow(moment: Moment, given: ReadonlySet<string>): Lesson | undefined {
  return LESSONS.filter((lesson) => !given.has(lesson.id)).find((lesson) => lesson.fits(moment));
}
