/** Puts many moves into groups one can look through: those that begin with the same words belong together. */

import type { Choice } from "./wire";

export interface Group {
  /** The words its moves begin with; empty for a move that stands alone. */
  label: string;
  choices: Choice[];
}

const FEW = 12;

const MANY = 4;

export function grouped(choices: Choice[]): Group[] {
  if (choices.length <= FEW) return choices.map((choice) => ({ label: "", choices: [choice] }));
  const groups = gather(choices, (choice) => keyOf(choice.move));
  const lone = groups.filter((group) => group.length === 1).flat();
  const alike = gather(lone, (choice) => (choice.move as { kind: string }).kind);
  const told = new Set<Choice[]>();
  return groups.flatMap((group) => {
    if (group.length > 1) return [{ label: beginning(group), choices: group }];
    const others = alike.find((each) => each.includes(group[0]!)) ?? group;
    const label = others.length >= MANY ? beginning(others) : "";
    if (label === "") return [{ label, choices: group }];
    if (told.has(others)) return [];
    told.add(others);
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
function keyOf(move: unknown): string {
  return JSON.stringify(Object.entries(move as Record<string, unknown>).slice(0, 2));
}

function beginning(group: Choice[]): string {
  const texts = group.map((choice) => choice.text.split(" "));
  const first = texts[0] ?? [];
  const length = first.findIndex((word, index) => texts.some((text) => text[index] !== word));
  return first.slice(0, length < 0 ? first.length : length).join(" ");
}
