/** Which envelopes have been opened in this browser: each player opens theirs once a match. */

import { load, save } from "@/shared/storage";

const KEY = "eti-envelopes";
/** How many are remembered; a seat of a match older than that is asked again. */
const MOST = 40;

function openedBefore(): string[] {
  return (load(KEY) ?? "").split("\n").filter(Boolean);
}

/** The envelope of a seat at the table with this address. */
export function envelopeAt(address: string, seat: number): string {
  return `${address}#${seat}`;
}

export function isOpened(envelope: string): boolean {
  return openedBefore().includes(envelope);
}

export function rememberOpened(envelope: string): void {
  const others = openedBefore().filter((each) => each !== envelope);
  save(KEY, [...others, envelope].slice(-MOST).join("\n"));
}
