/** The words of the rules that objectives use, which their sheets define. */

export type Term =
  "road" | "length" | "bend" | "district" | "captured" | "free" | "ahead" | "token";

const TERMS: Partial<Record<string, Term[]>> = {
  captured_aliens: ["captured", "ahead"],
  surrounded_aliens: ["road"],
  dog_district: ["district"],
  speed: ["token"],
  longest_road: ["road", "length"],
  bends: ["bend"],
  hungry_aliens: ["free", "captured", "ahead"],
  many_roads: ["road"],
  equal_roads: ["road", "length"],
  guarded_road: ["road"],
  few_roads: ["road"],
  burgers_ahead: ["free", "captured", "ahead"],
  saucer_crews: ["free", "captured", "ahead"],
  charging_aliens: ["road", "ahead"],
  alien_road: ["road", "free", "captured", "ahead"],
  food_chains: ["road"],
  alien_free_district: ["district"],
  citizen_district: ["district"],
  housing_district: ["district"],
};

/** The words to define for an objective, by its name; none where everyone knows what is counted. */
export const termsOf = (name: string): Term[] => TERMS[name] ?? [];
