/** The texts of the client and of a game, from Fluent files: the game's own are those the server uses. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { api } from "./api";
import type { Language } from "./prefs.svelte";

export type Args = Record<string, FluentVariable>;

const ENGINE = import.meta.glob<string>("../../../src/saucer/texts/*.ftl", {
  query: "?raw",
  import: "default",
});
const GAMES = import.meta.glob<string>("../../../src/saucer/games/*/texts/*.ftl", {
  query: "?raw",
  import: "default",
});
const CLIENT = import.meta.glob<string>("./texts/*.ftl", { query: "?raw", import: "default" });
const BOARDS = import.meta.glob<string>("../games/*/texts/*.ftl", {
  query: "?raw",
  import: "default",
});

/** The texts of a language, by id. */
export interface Texts {
  readonly language: Language;
  has(id: string): boolean;
  /** The text with this id, such as `title` or `card-walk.effect`; the id itself where there is none. */
  format(id: string, args?: Args): string;
  /** The name of something, such as `card-walk`, in one of its forms; its id where it has no name. */
  name(family: string, value: string | number, form?: string): string;
  /** `a, b and c` in this language. */
  list(parts: string[]): string;
  /** Whether a text has variables in it. */
  hasVariables(id: string): boolean;
}

/** Texts from Fluent sources. */
export class FluentTexts implements Texts {
  readonly language: Language;
  readonly #bundle: FluentBundle;
  readonly #names: Record<string, string>;

  /** `names` are complete texts by id, used where no source has the id. */
  constructor(language: Language, sources: string[], names: Record<string, string> = {}) {
    this.language = language;
    this.#names = names;
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources)
      this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(id: string): boolean {
    return this.#pattern(id) !== null;
  }

  format(id: string, args: Args = {}): string {
    const pattern = this.#pattern(id);
    if (pattern === null) return id;
    return this.#bundle.formatPattern(pattern, args, []).replace(/([!?])\./g, "$1");
  }

  name(family: string, value: string | number, form = ""): string {
    const own = String(value).replace(/\.\d+$/, "");
    const tail = form ? `.${form}` : "";
    if (this.has(`${family}-${own}${tail}`)) return this.format(`${family}-${own}${tail}`);
    return this.has(family + tail) ? this.format(family + tail, { id: own }) : own;
  }

  list(parts: string[]): string {
    if (parts.length < 2) return parts.join("");
    return this.format("list-end", { most: parts.slice(0, -1).join(", "), last: parts.at(-1)! });
  }

  hasVariables(id: string): boolean {
    return typeof this.#pattern(id) !== "string";
  }

  #pattern(id: string) {
    const [name, attribute] = id.split(".");
    const message = this.#bundle.getMessage(name ?? id);
    if (!message) return this.#names[id] ?? null;
    return attribute ? (message.attributes[attribute] ?? null) : message.value;
  }
}

/** The texts of the client, and those of a game. A game that did not come with the client sends its names. */
export async function loadTexts(language: Language, game?: string): Promise<Texts> {
  const own = GAMES[`../../../src/saucer/games/${game}/texts/${language}.ftl`];
  const sources = [
    ENGINE[`../../../src/saucer/texts/${language}.ftl`],
    own,
    CLIENT[`./texts/${language}.ftl`],
    BOARDS[`../games/${game}/texts/${language}.ftl`],
  ].filter((load) => load !== undefined);
  const names = game && !own ? api.names(game) : {};
  return new FluentTexts(language, await Promise.all(sources.map((load) => load())), await names);
}
