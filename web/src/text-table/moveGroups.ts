/** Groups long lists of moves: those whose sentences begin and end with the same words belong together. */

import type { AnyMove, Choice } from "../generated/protocol";

export interface Group {
  /** What its moves have in common; two groups with the same key are the same group, at different times. */
  key: string;
  /** The words its moves begin and end with; empty for a move that stands alone. */
  label: string;
  choices: Choice[];
}

/** The longest list of moves that is not grouped. */
const LONGEST_LIST = 12;
/** The fewest moves of one kind that become a group. */
const SMALLEST_GROUP = 4;

/** A list that is not longer than `longest` is left as it is. */
export function groupMoves(choices: Choice[], longest = LONGEST_LIST): Group[] {
  if (choices.length <= longest) return choices.map(lone);
  const groups = gather(choices, (choice) => keyOf(choice.move));
  const single = [...groups.values()].filter((group) => group.length === 1).flat();
  const alike = gather(single, (choice) => choice.move.kind);
  const found = [...groups].flatMap(([key, group]) => {
    if (group.length > 1) return [{ key, label: common(group), choices: group }];
    const choice = group[0]!;
    const others = alike.get(choice.move.kind) ?? group;
    const label = others.length >= SMALLEST_GROUP ? common(others) : "";
    if (label === "") return [lone(choice)];
    return others[0] === choice ? [{ key: choice.move.kind, label, choices: others }] : [];
  });
  return mergeEqual(found);
}

function lone(choice: Choice): Group {
  return { key: JSON.stringify(choice.move), label: "", choices: [choice] };
}

/** Groups that would be called the same become one. */
function mergeEqual(groups: Group[]): Group[] {
  const merged = new Map<string, Group>();
  for (const group of groups) {
    const name = group.label || group.key;
    const before = merged.get(name);
    const choices = [...(before?.choices ?? []), ...group.choices];
    merged.set(name, { ...group, key: before?.key ?? group.key, choices });
  }
  return [...merged.values()];
}

function gather(choices: Choice[], key: (choice: Choice) => string): Map<string, Choice[]> {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices)
    groups.set(key(choice), [...(groups.get(key(choice)) ?? []), choice]);
  return groups;
}

/** A move's kind and its first part: what is done, with what. */
function keyOf(move: AnyMove): string {
  return JSON.stringify(Object.entries(move).slice(0, 2));
}

/** The words that all texts begin with, "…", and the words that all end with. */
function common(group: Choice[]): string {
  const texts = group.map((choice) => choice.text.split(" "));
  const shortest = Math.min(...texts.map((words) => words.length));
  const start = shared(texts, shortest);
  const end = shared(
    texts.map((words) => words.toReversed()),
    shortest - start.length,
  );
  return [...start, "…", ...end.reverse()].join(" ").replace(/ …$/, "…");
}

function shared(texts: string[][], most: number): string[] {
  const first = (texts[0] ?? []).slice(0, most);
  const length = first.findIndex((word, index) => texts.some((text) => text[index] !== word));
  return length < 0 ? first : first.slice(0, length);
}
