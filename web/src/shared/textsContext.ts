/** Texts by context: a page provides them, and every component below it can ask for them. */

import { createContext } from "svelte";
import type { Args, Texts } from "./texts";

const [getTexts, setTexts] = createContext<Texts>();

/** The texts of the page this component is on. They stay the same object when the language changes. */
export { getTexts };

/** Provide the texts that `current` returns to all components below this one. */
export function provideTexts(current: () => Texts): void {
  setTexts(new CurrentTexts(current));
}

/** The texts that a function returns at the moment of each question, so that templates follow a change. */
class CurrentTexts implements Texts {
  readonly #current: () => Texts;

  constructor(current: () => Texts) {
    this.#current = current;
  }

  get language() {
    return this.#current().language;
  }
  has(id: string): boolean {
    return this.#current().has(id);
  }
  format(id: string, args?: Args): string {
    return this.#current().format(id, args);
  }
  name(family: string, value: string | number, form?: string): string {
    return this.#current().name(family, value, form);
  }
  list(parts: string[]): string {
    return this.#current().list(parts);
  }
  hasVariables(id: string): boolean {
    return this.#current().hasVariables(id);
  }
}
