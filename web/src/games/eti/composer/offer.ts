/** An offer as it is written, and the small moves that put it on the table. */

import type { Move } from "@/generated/eti/moves";
import type { OfferView, View } from "@/generated/eti/view";
import type { Choice } from "@/games/module";
import { choiceOf } from "@/shared/match/sameMove";

/** What somebody gives, and to whom, for choosing or voting for `wish`. */
export interface Offer {
  to: number;
  wish: number;
  points: number;
  projects: string[];
  events: string[];
}

export function isEmpty({ points, projects, events }: Offer): boolean {
  return points === 0 && projects.length === 0 && events.length === 0;
}

/** Whether a move can be made now. */
export function canMake(choices: Choice<Move>[], move: Move): boolean {
  return choiceOf(choices, move) !== undefined;
}

/** The next small move from the offer being made, or none, towards the one wanted; null where it cannot be had. */
export function nextMove(
  wanted: Offer,
  made: OfferView | null,
  choices: Choice<Move>[],
): Move | null {
  const move = stepTowards(wanted, made, choices);
  return move && canMake(choices, move) ? move : null;
}

function stepTowards(
  { to, wish, points, projects, events }: Offer,
  made: OfferView | null,
  choices: Choice<Move>[],
): Move | null {
  if (!made) return { kind: "open_offer", to, wish };
  const rest = points - made.points;
  if (rest > 0) return largestCoin(rest, choices);
  const project = projects.find((id) => !made.projects.includes(id));
  if (project !== undefined) return { kind: "offer_project", project };
  const event = events.find((id) => !made.events.includes(id));
  if (event !== undefined) return { kind: "offer_held", event };
  return { kind: "propose" };
}

/** The largest amount that can be added and is not too much. */
function largestCoin(rest: number, choices: Choice<Move>[]): Move | null {
  const coins = choices.flatMap(({ move }) => (move.kind === "offer_points" ? [move.points] : []));
  const fitting = coins.filter((points) => points <= rest);
  return fitting.length ? { kind: "offer_points", points: Math.max(...fitting) } : null;
}

export const DEAL_KINDS = ["offer", "promise"] as const;
export type DealKind = (typeof DEAL_KINDS)[number];

export interface Partners {
  /** Who can be offered or promised something. */
  to: number[];
  /** The companies it can be about. */
  wishes: number[];
}

/** Who can be bargained with, by the moves that can be made. */
export function partnersOf(choices: Choice<Move>[], kind: DealKind): Partners {
  const deals = choices.flatMap(({ move }) => {
    if (kind === "offer" && move.kind === "open_offer") return [move];
    return kind === "promise" && move.kind === "promise_vote"
      ? [{ to: move.to, wish: move.choice }]
      : [];
  });
  const each = (seats: number[]) => [...new Set(seats)].sort((a, b) => a - b);
  return { to: each(deals.map(({ to }) => to)), wishes: each(deals.map(({ wish }) => wish)) };
}

/** What the viewer has and could give. */
export function goodsOf(view: View): { bank: number; projects: string[]; events: string[] } {
  const own = view.viewer === null ? undefined : view.seats[view.viewer];
  return {
    bank: own?.bank ?? 0,
    projects: own ? [...own.secret, ...own.public] : [],
    events: own?.held ?? [],
  };
}
