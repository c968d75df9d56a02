/** What can be done at each spot of a board. */

export type Targets<Choice> = Map<string, Choice[]>;

/** The choices by the names of the spots they light, in their order; a choice may light several spots or none. */
export function groupBySpot<Choice>(
  choices: Choice[],
  spotsOf: (choice: Choice) => string[],
): Targets<Choice> {
  const targets: Targets<Choice> = new Map();
  for (const choice of choices)
    for (const spot of spotsOf(choice)) targets.set(spot, [...(targets.get(spot) ?? []), choice]);
  return targets;
}
