/** The lessons of a first match: what each is about, and when it is given. */

import type { Event } from "@/generated/area51/events";
import type { Move } from "@/generated/area51/moves";
import type { View } from "@/generated/area51/view";
import { spaceSpot, spotsFor } from "../board/targets";
import type { Step } from "../hand/draft.svelte";

/** What decides which lesson is given. */
export interface Moment {
  view: View;
  me: number;
  /** The moves that can be made now. */
  moves: Move[];
  /** What is still missing of what is being put together; null where nothing is. */
  step: Step | null;
  /** Whether a pile is looked at. */
  pile: boolean;
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

/** After this many turns the lessons end, whatever has been tried. */
const LONGEST = 16;

const nowhere = () => [];
const done = (kind: Event["kind"]) => (moment: Moment) =>
  moment.events.some((event) => event.kind === kind && "seat" in event && event.seat === moment.me);
const built = done("bunker_built");
const upgraded = done("bunker_upgraded");
const sent = done("vehicle_hired");
const lifted = done("pile_lifted");
const own = ({ view, me }: Moment) =>
  view.regions.flatMap((region) => region.bunkers).filter((bunker) => bunker.owner === me);
const can = ({ moves }: Moment, kind: Move["kind"]) => moves.some((move) => move.kind === kind);
/** The spots where moves of a kind can be made. */
const spotsOf =
  (...kinds: Move["kind"][]) =>
  ({ moves, view }: Moment) => [
    ...new Set(
      moves.filter((move) => kinds.includes(move.kind)).flatMap((move) => spotsFor(move, view)),
    ),
  ];
const step = (id: Step): Lesson => ({
  id: `pay-${id}`,
  fits: (moment) => moment.step === id,
  spots: nowhere,
  waits: false,
});

export const LESSONS: readonly Lesson[] = [
  { id: "welcome", fits: () => true, spots: nowhere, waits: true },
  { id: "regions", fits: () => true, spots: spotsOf("build"), waits: true },
  step("route"),
  step("up"),
  step("down"),
  step("ready"),
  {
    id: "pile",
    fits: (moment) => moment.pile && can(moment, "pick_up"),
    spots: nowhere,
    waits: false,
  },
  { id: "load", fits: (moment) => can(moment, "load"), spots: nowhere, waits: false },
  {
    id: "built",
    fits: built,
    spots: (moment) => own(moment).map((each) => spaceSpot(each.bunker)),
    waits: true,
  },
  {
    id: "stored",
    fits: ({ events, me }) =>
      events.some((event) => event.kind === "card_loaded" && event.owner === me),
    spots: nowhere,
    waits: true,
  },
  {
    id: "done",
    fits: (moment) =>
      (upgraded(moment) && lifted(moment) && sent(moment)) ||
      moment.events.filter((event) => event.kind === "turn_started" && event.seat === moment.me)
        .length > LONGEST,
    spots: nowhere,
    waits: true,
  },
  {
    id: "build",
    fits: (moment) => can(moment, "build") && !built(moment),
    spots: spotsOf("build"),
    waits: false,
  },
  {
    id: "upgrade",
    fits: (moment) => can(moment, "upgrade") && !upgraded(moment),
    spots: spotsOf("upgrade"),
    waits: false,
  },
  {
    id: "pick-up",
    fits: (moment) => can(moment, "pick_up") && !lifted(moment) && upgraded(moment),
    spots: spotsOf("pick_up"),
    waits: false,
  },
  {
    id: "send",
    fits: (moment) => can(moment, "send") && lifted(moment) && !sent(moment),
    spots: spotsOf("send"),
    waits: false,
  },
  {
    id: "collect",
    fits: (moment) => can(moment, "collect") || can(moment, "take"),
    spots: spotsOf("collect", "take", "draw"),
    waits: false,
  },
];

/** The lesson to give now: the first one that fits and has not been given. */
export function lessonNow(moment: Moment, given: ReadonlySet<string>): Lesson | undefined {
  return LESSONS.filter((lesson) => !given.has(lesson.id)).find((lesson) => lesson.fits(moment));
}
