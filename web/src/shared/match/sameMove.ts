/** Whether two moves are the same. */

import type { AnyMove } from "@/generated/protocol";

/** Compare two moves field by field, in whatever order the fields are written. */
export function sameMove(one: AnyMove, other: AnyMove): boolean {
  return isSame(one, other);
}

/** The choice that makes a move, if it is offered. */
export function choiceOf<Choice extends { move: AnyMove }>(
  choices: readonly Choice[],
  move: AnyMove,
): Choice | undefined {
  return choices.find((choice) => sameMove(choice.move, move));
}

function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) || Array.isArray(other))
    return Array.isArray(one) && Array.isArray(other) && areSame(one, other);
  return isRecord(one) && isRecord(other) && haveSameFields(one, other);
}

function areSame(one: unknown[], other: unknown[]): boolean {
  return one.length === other.length && one.every((each, index) => isSame(each, other[index]));
}

/** A field that is undefined counts as missing, as in a message to the server. */
function haveSameFields(one: Record<string, unknown>, other: Record<string, unknown>): boolean {
  for (const name in one) if (!isSame(one[name], other[name])) return false;
  for (const name in other) if (!(name in one) && other[name] !== undefined) return false;
  return true;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
