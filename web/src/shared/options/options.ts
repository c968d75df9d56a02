/** Options of a game: which fit a number of seats, and values that do. */

import type { OptionChoice, OptionInfo } from "@/generated/protocol";

export type Values = Record<string, boolean | number | string>;

/** The choices of an option at a table with this many seats. */
export function choicesFor(option: OptionInfo, seats: number): OptionChoice[] {
  return option.choices.filter((choice) => choice.seats.includes(seats));
}

/** Whether there is something to choose at a table with this many seats. */
export function fits(option: OptionInfo, seats: number): boolean {
  return option.choices.length === 0 || choicesFor(option, seats).length > 1;
}

/** For how many seats an option is, beside its default. */
export function seatCounts(option: OptionInfo): number[] {
  const other = option.choices.filter((choice) => choice.value !== option.default);
  return [...new Set(other.flatMap((choice) => choice.seats))].sort((one, next) => one - next);
}

/** The values with defaults in place of what does not fit this many seats. */
export function fitted(options: OptionInfo[], values: Values, seats: number): Values {
  const found = options.map((option): [string, boolean | number | string] => {
    const value = values[option.name] ?? option.default;
    const possible = choicesFor(option, seats).some((choice) => choice.value === value);
    return [option.name, possible || option.choices.length === 0 ? value : option.default];
  });
  return Object.fromEntries(found);
}

/** The options that are not as usual, each with the label of its value. */
export function unusual(options: OptionInfo[], values: Values): [OptionInfo, string][] {
  return options
    .filter((option) => (values[option.name] ?? option.default) !== option.default)
    .map((option) => [option, labelOf(option, values[option.name] ?? option.default)]);
}

function labelOf(option: OptionInfo, value: boolean | number | string): string {
  return option.choices.find((choice) => choice.value === value)?.label ?? String(value);
}
