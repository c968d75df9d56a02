/** Groups long lists of moves: those whose sentences begin with the same words belong together. */

import type { AnyMove, Choice } from "../generated/protocol";

export interface Group {
  /** The words its moves begin with; empty for a move that stands alone. */
  label: string;
  choices: Choice[];
}

/** The longest list of moves that is not grouped. */
const LONGEST_LIST = 12;
/** The fewest moves of one kind that become a group. */
const SMALLEST_GROUP = 4;

export function groupMoves(choices: Choice[]): Group[] {
  if (choices.length <= LONGEST_LIST)
    return choices.map((choice) => ({ label: "", choices: [choice] }));
  const groups = gather(choices, (choice) => keyOf(choice.move));
  const lone = groups.filter((group) => group.length === 1).flat();
  const alike = gather(lone, (choice) => choice.move.kind);
  const listed = new Set<Choice[]>();
  return groups.flatMap((group) => {
    if (group.length > 1) return [{ label: beginning(group), choices: group }];
    const others = alike.find((each) => each.includes(group[0]!)) ?? group;
    const label = others.length >= SMALLEST_GROUP ? beginning(others) : "";
    if (label === "") return [{ label, choices: group }];
    if (listed.has(others)) return [];
    listed.add(others);
    return [{ label, choices: others }];
  });
}

function gather(choices: Choice[], key: (choice: Choice) => string): Choice[][] {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices)
    groups.set(key(choice), [...(groups.get(key(choice)) ?? []), choice]);
  return [...groups.values()];
}

/** A move's kind and its first part: what is done, with what. */
function keyOf(move: AnyMove): string {
  return JSON.stringify(Object.entries(move).slice(0, 2));
}

function beginning(group: Choice[]): string {
  const texts = group.map((choice) => choice.text.split(" "));
  const first = texts[0] ?? [];
  const length = first.findIndex((word, index) => texts.some((text) => text[index] !== word));
  return first.slice(0, length < 0 ? first.length : length).join(" ");
}
