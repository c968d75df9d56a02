/** The chat of a table and how far it was read in this browser, also after a reload. */

import type { Line } from "@/generated/protocol";
import { load, save } from "@/shared/storage";

const MOST_TABLES = 40;
/** How many lines a page keeps: of players and of spectators. */
const MOST = { players: 300, spectators: 100 };

/** The last line read at each table, by its link to watch; the latest table at the end. */
function readMarks(): [string, number][] {
  try {
    const marks: unknown = JSON.parse(load("read") ?? "[]");
    return Array.isArray(marks) ? marks : [];
  } catch {
    return [];
  }
}

export class ChatLines {
  lines = $state.raw<Line[]>([]);
  /** Whether the chat is in front of the log. */
  open = $state(false);
  #table = "";
  #read = $state(0);
  readonly isOwn: (line: Line) => boolean;

  constructor(isOwn: (line: Line) => boolean) {
    this.isOwn = isOwn;
  }

  /** How many lines of others are new here. */
  get unread(): number {
    return this.lines.filter((line) => line.line > this.#read && !this.isOwn(line)).length;
  }

  start(table: string, lines: Line[]): void {
    this.#table = table;
    this.lines = lines;
    this.#read = readMarks().find(([each]) => each === table)?.[1] ?? 0;
  }

  /** Add a line; the oldest of its kind goes where there are too many of them. */
  add(line: Line): void {
    const bySpectator = line.seat === null;
    const alike = this.lines.filter(({ seat }) => (seat === null) === bySpectator);
    const full = alike.length >= (bySpectator ? MOST.spectators : MOST.players);
    this.lines = [...this.lines.filter((each) => !full || each !== alike[0]), line];
  }

  /** Everything so far has been seen. */
  markRead(): void {
    const last = this.lines.at(-1)?.line ?? 0;
    if (last <= this.#read) return;
    this.#read = last;
    const others = readMarks().filter(([each]) => each !== this.#table);
    save("read", JSON.stringify([...others, [this.#table, last]].slice(-MOST_TABLES)));
  }
}
