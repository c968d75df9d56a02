/** The lessons of a first match: what each is about, and when it is given. */

import type { Event } from "@/generated/area51/events";
import type { Move } from "@/generated/area51/moves";
import type { View } from "@/generated/area51/view";
import { DECK, displaySpot, hangarSpot, spaceSpot, vehicleSpot } from "../board/targets";

/** What decides which lesson is given. */
export interface Moment {
  view: View;
  me: number;
  /** Kinds of moves that can be made now. */
  moves: Set<Move["kind"]>;
  /** Whether something is being put together. */
  planning: boolean;
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
const piles = ({ view }: Moment) =>
  view.regions
    .flatMap((region) => region.hangars)
    .filter((pile) => pile.shown.length + pile.hidden.length > 0)
    .map((pile) => hangarSpot(pile.hangar));
const nextSpaces = ({ view }: Moment) =>
  view.regions.flatMap((region) => (region.next_space ? [spaceSpot(region.next_space)] : []));

export const LESSONS: readonly Lesson[] = [
  { id: "welcome", fits: () => true, spots: nowhere, waits: true },
  {
    id: "regions",
    fits: () => true,
    spots: nextSpaces,
    waits: true,
  },
  { id: "pay", fits: ({ planning }) => planning, spots: nowhere, waits: false },
  {
    id: "pile",
    fits: ({ pile, moves }) => pile && moves.has("pick_up"),
    spots: nowhere,
    waits: false,
  },
  { id: "load", fits: ({ moves }) => moves.has("load"), spots: nowhere, waits: false },
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
    fits: (moment) => moment.moves.has("build") && !built(moment),
    spots: nextSpaces,
    waits: false,
  },
  {
    id: "upgrade",
    fits: (moment) => moment.moves.has("upgrade") && !upgraded(moment),
    spots: (moment) => own(moment).map((each) => spaceSpot(each.bunker)),
    waits: false,
  },
  {
    id: "pick-up",
    fits: (moment) => moment.moves.has("pick_up") && !lifted(moment) && upgraded(moment),
    spots: piles,
    waits: false,
  },
  {
    id: "send",
    fits: (moment) => moment.moves.has("send") && lifted(moment) && !sent(moment),
    spots: ({ view }) => view.vehicles.map(({ vehicle }) => vehicleSpot(vehicle)),
    waits: false,
  },
  {
    id: "collect",
    fits: ({ moves }) => moves.has("collect") || moves.has("take"),
    spots: ({ view }) => [DECK, ...view.display.map(displaySpot)],
    waits: false,
  },
];

/** The lesson to give now: the first one that fits and has not been given. */
export function lessonNow(moment: Moment, given: ReadonlySet<string>): Lesson | undefined {
  return LESSONS.filter((lesson) => !given.has(lesson.id)).find((lesson) => lesson.fits(moment));
}
