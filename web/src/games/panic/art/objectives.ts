/** The drawing on each objective card: which figures it is about, and how they are counted. */

import type { Figure, Road } from "@/generated/panic/view";

export type Drawn = Figure["kind"] | NonNullable<Road["item"]>;

/**
 * Things in the town, a product, a district of tiles with or without something, things on one road, roads themselves,
 * tiles without one, or speed.
 */
export type Counting =
  "things" | "times" | "district" | "district_without" | "on_road" | "roads" | "roadless" | "speed";

export interface DrawnFigure {
  kind: Drawn;
  /** Where it looks, in degrees clockwise from the east; null where that does not count. */
  angle: number | null;
}

export interface Drawing {
  counting: Counting;
  figures: DrawnFigure[];
}

const EAST = 0;
const WEST = 180;
const looking = (kind: Drawn, angle: number): DrawnFigure => ({ kind, angle });
const drawing = (counting: Counting, ...figures: (Drawn | DrawnFigure)[]): Drawing => ({
  counting,
  figures: figures.map((each) => (typeof each === "string" ? { kind: each, angle: null } : each)),
});
const ROADS = drawing("roads");

const DRAWINGS: Record<string, Drawing> = {
  captured_aliens: drawing("on_road", looking("agent", EAST), "alien"),
  surrounded_aliens: drawing("on_road", looking("agent", EAST), "alien", looking("agent", WEST)),
  dog_district: drawing("district", "dog", "dog"),
  speed: drawing("speed"),
  longest_road: ROADS,
  bends: ROADS,
  houses: drawing("things", "house"),
  hungry_aliens: drawing("times", "alien", "burger"),
  agents: drawing("things", "agent"),
  many_roads: ROADS,
  roadless_tiles: drawing("roadless"),
  dogs: drawing("things", "dog"),
  equal_roads: ROADS,
  guarded_road: drawing("on_road", "agent", "agent"),
  few_roads: ROADS,
  burgers_ahead: drawing("on_road", looking("alien", EAST), "burger", "burger"),
  saucer_crews: drawing("times", "ufo", "alien"),
  charging_aliens: drawing("on_road", looking("alien", EAST), looking("alien", EAST), "agent"),
  alien_road: drawing("on_road", "alien", "alien"),
  food_chains: drawing("on_road", "agent", "alien", "burger"),
  alien_free_district: drawing("district_without", "alien"),
  citizen_district: drawing("district", "boy", "girl"),
  housing_district: drawing("district", "house", "house"),
  dog_walkers: drawing("things", "girl", "dog"),
  girls: drawing("things", "girl"),
  boys: drawing("things", "boy"),
};

/** The drawing of an objective, by its name; a card without one shows its number only. */
export function drawingOf(name: string): Drawing {
  return DRAWINGS[name] ?? drawing("things");
}
