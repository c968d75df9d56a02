/** Keeps buttons in their places while moves come and go, so that no other button slips under a finger. */

import type { Choice } from "../generated/protocol";
import { groupMoves, type Group } from "./moveGroups";

export interface SteadyChoice {
  key: string;
  text: string;
  /** Null where the move is gone and only its place is left. */
  choice: Choice | null;
}

export interface SteadyGroup {
  key: string;
  label: string;
  choices: SteadyChoice[];
  /** Whether it came after others that are still in their places. */
  added: boolean;
}

/** The moves of now, in the places they had before; those that are gone leave theirs empty. */
export function keepPlaces(before: SteadyGroup[], choices: Choice[]): SteadyGroup[] {
  const grouped = before.some((group) => group.label !== "" && isThere(group));
  const fresh = [groupMoves(choices, grouped ? 0 : undefined), groupMoves(choices)]
    .map((groups) => groups.map(steady))
    .find((groups) => goesOn(before, groups));
  if (!fresh) return groupMoves(choices).map(steady);
  const added = fresh.map((group) => ({ ...group, added: true }));
  return merge(before, added, (old, group) => ({
    ...old,
    label: group?.label ?? old.label,
    choices: merge(old.choices, group?.choices ?? [], (gone, choice) =>
      choice ? choice : { ...gone, choice: null },
    ),
  }));
}

/** Whether some group is still there, or some move that stands alone. */
function goesOn(before: SteadyGroup[], now: SteadyGroup[]): boolean {
  return before.some((group) => isThere(group) && now.some(({ key }) => key === group.key));
}

/** Whether a group has a move that can be made. */
export function isThere(group: SteadyGroup): boolean {
  return group.choices.some(({ choice }) => choice !== null);
}

function steady(group: Group): SteadyGroup {
  const choices = group.choices.map((choice) => ({
    key: JSON.stringify(choice.move),
    text: choice.text,
    choice,
  }));
  return { key: group.key, label: group.label, choices, added: false };
}

/** The things of before, each brought up to date, then the new ones. */
function merge<Thing extends { key: string }>(
  before: Thing[],
  now: Thing[],
  update: (old: Thing, thing: Thing | undefined) => Thing,
): Thing[] {
  const known = new Set(before.map(({ key }) => key));
  return [
    ...before.map((old) =>
      update(
        old,
        now.find(({ key }) => key === old.key),
      ),
    ),
    ...now.filter(({ key }) => !known.has(key)),
  ];
}
