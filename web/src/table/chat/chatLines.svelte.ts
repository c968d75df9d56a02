/** The chat of a table and how far it was read in this browser, also after a reload. */

import type { Line } from "../../generated/protocol";
import { load, save } from "../../shared/storage";

const MOST_TABLES = 40;

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
  #isOwn: (line: Line) => boolean;

  constructor(isOwn: (line: Line) => boolean) {
    this.#isOwn = isOwn;
  }

  /** How many lines of others are new here. */
  get unread(): number {
    return this.lines.filter((line) => line.line > this.#read && !this.#isOwn(line)).length;
  }

  start(table: string, lines: Line[]): void {
    this.#table = table;
    this.lines = lines;
    this.#read = readMarks().find(([each]) => each === table)?.[1] ?? 0;
  }

  add(line: Line): void {
    this.lines = [...this.lines, line];
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
