/**
 * Decisions that answer themselves: after some seconds, unless the player chooses or wants to be asked everything.
 * A masked one is answered by the server, whatever the player wants, and all answers are shown together.
 */

import type { Choice } from "@/generated/protocol";
import { prefs } from "@/shared/prefs.svelte";
import type { TableClient } from "./tableClient.svelte";

export class DefaultMove {
  /** Whether this match has asked anything that answers itself. */
  known = $state(false);
  #table: TableClient;
  #asked = { question: "", at: 0 };

  constructor(table: TableClient) {
    this.#table = table;
  }

  /** The choice that is made by itself, if there is one now. */
  get choice(): Choice | undefined {
    return this.#table.choices.find(({ after }) => after !== undefined && after !== null);
  }

  /** Whether it will be made. */
  get isDue(): boolean {
    return this.isMasked || (this.choice !== undefined && !prefs.askAll);
  }

  /** Whether the server makes it, and shows it together with the answers of the others. */
  get isMasked(): boolean {
    return this.choice?.masked ?? false;
  }

  /** Make the move when its time has come, counted from the first time it was asked for; returns what stops it. */
  wait(): (() => void) | undefined {
    const choice = this.choice;
    if (!choice || choice.masked) return undefined;
    this.known = true;
    if (this.#table.time.paused) {
      this.#asked.question = "";
      return undefined;
    }
    const shown = this.#table.shown;
    const question = `${String(shown?.seat)}/${String(shown?.turn)}`;
    if (this.#asked.question !== question) this.#asked = { question, at: performance.now() };
    if (prefs.askAll) return undefined;
    const left = this.#asked.at + (choice.after ?? 0) * 1000 - performance.now();
    const timer = setTimeout(() => this.#table.move(choice.move), Math.max(0, left));
    return () => clearTimeout(timer);
  }
}
