/** The drawing on each objective card: which figures it is about, and how they are counted. */

import type { Figure, Road } from "../../../generated/panic/view";

export type Drawn = Figure["kind"] | NonNullable<Road["item"]>;

/** Things in the town, a product, a district of tiles, things on one road, roads themselves, or speed. */
export type Counting = "things" | "times" | "district" | "on_road" | "roads" | "speed";

export interface Drawing {
  counting: Counting;
  figures: Drawn[];
}

const things = (...figures: Drawn[]): Drawing => ({ counting: "things", figures });
const times = (...figures: Drawn[]): Drawing => ({ counting: "times", figures });
const district = (...figures: Drawn[]): Drawing => ({ counting: "district", figures });
const onRoad = (...figures: Drawn[]): Drawing => ({ counting: "on_road", figures });
const ROADS: Drawing = { counting: "roads", figures: [] };

const DRAWINGS: Record<string, Drawing> = {
  captured_aliens: onRoad("agent", "alien"),
  surrounded_aliens: onRoad("agent", "alien", "agent"),
  dog_district: district("dog"),
  speed: { counting: "speed", figures: [] },
  longest_road: ROADS,
  bends: ROADS,
  houses: things("house"),
  hungry_aliens: times("alien", "burger"),
  agents: things("agent"),
  many_roads: ROADS,
  roadless_tiles: district(),
  dogs: things("dog"),
  equal_roads: ROADS,
  guarded_road: onRoad("agent", "agent"),
  few_roads: ROADS,
  burgers_ahead: onRoad("alien", "burger", "burger"),
  saucer_crews: times("ufo", "alien"),
  charging_aliens: onRoad("alien", "alien", "agent"),
  alien_road: onRoad("alien", "alien"),
  food_chains: onRoad("agent", "alien", "burger"),
  alien_free_district: district("house", "dog"),
  citizen_district: district("boy", "girl"),
  housing_district: district("house"),
  dog_walkers: things("girl", "dog"),
  girls: things("girl"),
  boys: things("boy"),
};

/** The drawing of an objective, by its name; a card without one shows its number only. */
export function drawingOf(name: string): Drawing {
  return DRAWINGS[name] ?? things();
}
