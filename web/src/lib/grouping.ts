/** Puts many moves into groups one can look through: those that begin with the same words belong together. */

import type { Choice } from "./wire";

export interface Group {
  /** The words its moves begin with; empty for a move that stands alone. */
  label: string;
  choices: Choice[];
}

const FEW = 12;

export function grouped(choices: Choice[]): Group[] {
  if (choices.length <= FEW) return choices.map((choice) => ({ label: "", choices: [choice] }));
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    const key = keyOf(choice.move);
    groups.set(key, [...(groups.get(key) ?? []), choice]);
  }
  return [...groups.values()].map((group) =>
    group.length > 1 ? { label: beginning(group), choices: group } : { label: "", choices: group },
  );
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
