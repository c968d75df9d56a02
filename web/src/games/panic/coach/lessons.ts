/** The lessons of a first match: what each is about, and when it is given. */

import type { View } from "@/generated/panic/view";
import { countLaid } from "../town";

/** What decides which lesson is given. */
export interface Moment {
  view: View;
}

export interface Lesson {
  id: string;
  /** Whether it is about what is going on now. */
  fits: (moment: Moment) => boolean;
  /** Whether it waits for a click; others end by themselves when their moment has passed. */
  waits: boolean;
}

const laid = ({ view }: Moment) => (view.town ? countLaid(view.town) : 0);
const all = ({ view }: Moment) => [...(view.town?.cells ?? []), ...(view.town?.hand ?? [])];
const hasToken = ({ view }: Moment) =>
  view.viewer !== null && (view.seats[view.viewer]?.token ?? null) !== null;
const builds = (moment: Moment) => moment.view.phase === "building" && !hasToken(moment);
const isFirst = ({ view }: Moment) => view.round === 1;
const waitsForSignal = ({ view }: Moment) => view.phase === "signal";

export const LESSONS: readonly Lesson[] = [
  { id: "welcome", fits: (now) => isFirst(now) && waitsForSignal(now), waits: true },
  { id: "cards", fits: (now) => isFirst(now) && waitsForSignal(now), waits: true },
  { id: "ready", fits: (now) => isFirst(now) && waitsForSignal(now), waits: false },
  { id: "lay", fits: (now) => builds(now) && laid(now) === 0, waits: false },
  {
    id: "turn",
    fits: (now) => builds(now) && all(now).every((tile) => !tile || tile.turn === 0),
    waits: false,
  },
  {
    id: "flip",
    fits: (now) => builds(now) && all(now).every((tile) => tile?.side !== "B"),
    waits: false,
  },
  {
    id: "join",
    fits: (now) => builds(now) && (now.view.town?.borders.length ?? 0) > 0,
    waits: true,
  },
  {
    id: "objective",
    fits: (now) => builds(now) && laid(now) >= 3 && now.view.cards.some((card) => card.value),
    waits: true,
  },
  { id: "fill", fits: (now) => builds(now) && laid(now) < 9, waits: false },
  { id: "fix", fits: (now) => builds(now) && now.view.town?.fault != null, waits: false },
  { id: "claim", fits: builds, waits: false },
  { id: "token", fits: hasToken, waits: false },
  { id: "done", fits: ({ view }) => view.round > 1, waits: true },
];

/** The lesson to give now: the first one that fits and has not been given. */
export function lessonNow(moment: Moment, given: ReadonlySet<string>): Lesson | undefined {
  return LESSONS.find((lesson) => !given.has(lesson.id) && lesson.fits(moment));
}
