/** Fair shuffles: this browser's part in them, and the check that nobody chose them. */

import type { Fair, NewTable, TableAnswer } from "@/generated/protocol";
import { api } from "../api";
import { load, save } from "../storage";

/** Result of a check: all fits and our part is in it, all fits, it was the same match for everyone, something does not fit,
 * or it cannot be checked here. */
export type Finding = "own" | "whole" | "fixed" | "wrong" | "unknown";

const KEPT = 100;
/** Begins secrets and seeds whose numbers are drawn from a cryptographic stream. Older tables have neither. */
const SECURE = "blake2b-";
/** Begins the secrets of puzzles of the day and of tutorials, which are none. */
const FIXED = /^blake2b-(daily|tutorial) /;

/** A part of a seed, of this browser's own. */
export function newPart(): string {
  return hex(crypto.getRandomValues(new Uint8Array(32)));
}

/** Open a table with our part in its seed. */
export async function openTable({ start, ...plan }: NewTable): Promise<TableAnswer> {
  const made = await addPart(await api.create(plan));
  return start ? api.start(made.table.code ?? "") : made;
}

/** Take our seats at a new table, with our part in its seed; it starts when everybody is back. */
export async function playAgain(code: string): Promise<TableAnswer> {
  const made = await addPart(await api.rematch(code, {}));
  const { table } = made;
  const complete = table.status === "open" && table.seats.every((seat) => seat.kind !== "open");
  return complete ? api.start(table.code ?? "").catch(() => made) : made;
}

/** Send our part to a table: only now, when the server has published its commitment. */
async function addPart(made: TableAnswer): Promise<TableAnswer> {
  const part = newPart();
  let answer = made;
  if (made.table.status === "open") {
    for (const seat of made.you.seats)
      answer = await api.sit(made.table.code ?? "", { seat, part });
    savePart(made.table.fair, part);
  }
  return answer;
}

/** Store which part we gave, to look for it when all of them are published. */
export function savePart(fair: Fair, part: string): void {
  save("parts", JSON.stringify([...loadParts(), [fair.commitment, part]].slice(-KEPT)));
}

function loadParts(): [string, string][] {
  try {
    return JSON.parse(load("parts") ?? "[]") as [string, string][];
  } catch {
    return [];
  }
}

/** Whether secret, parts and seed are what the commitment promised. */
export async function checkShuffles({ commitment, secret, parts, seed }: Fair): Promise<Finding> {
  if (!secret || !parts || !seed || !(crypto.subtle as SubtleCrypto | undefined)) return "unknown";
  const promised = (await digest(`saucer seed ${secret}`)) === commitment;
  const mixed = (await mix(secret, parts)) === seed;
  const ours = loadParts().findLast(([made]) => made === commitment)?.[1];
  if (!promised || !mixed || (ours !== undefined && !parts.includes(ours))) return "wrong";
  if (FIXED.test(secret)) return "fixed";
  return ours === undefined ? "whole" : "own";
}

/** The seed that a secret and the parts of all seats make; the secret says which generator it is for. */
export async function mix(secret: string, parts: readonly string[]): Promise<string> {
  const mixed = await digest(["saucer match", secret, ...parts].join("/"));
  return secret.startsWith(SECURE) ? SECURE + mixed : mixed;
}

export async function digest(text: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))));
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
