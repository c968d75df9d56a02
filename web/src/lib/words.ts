/** Finds the texts of the shell and of a game, from the same Fluent files the server speaks from. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Language = "en" | "fr";
export const LANGUAGES: readonly Language[] = ["en", "fr"];

export type Facts = Record<string, FluentVariable>;

type Loader = () => Promise<string>;

const shell = import.meta.glob("../texts/*.ftl", {
  query: "?raw",
  import: "default",
}) as Record<string, Loader>;
const shared = import.meta.glob("../../../src/saucer/texts/*.ftl", {
  query: "?raw",
  import: "default",
}) as Record<string, Loader>;
const games = import.meta.glob("../../../src/saucer/games/*/texts/*.ftl", {
  query: "?raw",
  import: "default",
}) as Record<string, Loader>;

export class Words {
  readonly language: Language;
  readonly #bundle: FluentBundle;

  constructor(language: Language, sources: string[]) {
    this.language = language;
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources)
      this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(id: string): boolean {
    return this.#pattern(id) !== null;
  }

  /** The text with this id, such as `title` or `card-walk.effect`; the id itself where there is none. */
  say(id: string, facts: Facts = {}): string {
    const pattern = this.#pattern(id);
    if (pattern === null) return id;
    return this.#bundle.formatPattern(pattern, facts, []).replace(/([!?])\./g, "$1");
  }

  /** What something is called, such as `card-walk`, in one of its forms; its id where it has no name. */
  name(family: string, value: string | number, form = ""): string {
    const own = String(value).replace(/\.\d+$/, "");
    const tail = form ? `.${form}` : "";
    if (this.has(`${family}-${own}${tail}`)) return this.say(`${family}-${own}${tail}`);
    return this.has(family + tail) ? this.say(family + tail, { id: own }) : own;
  }

  /** Whether a text has something to be filled in. */
  needs(id: string): boolean {
    return typeof this.#pattern(id) !== "string";
  }

  #pattern(id: string) {
    const [name, attribute] = id.split(".");
    const message = this.#bundle.getMessage(name ?? id);
    if (!message) return null;
    return attribute ? (message.attributes[attribute] ?? null) : message.value;
  }
}

export async function loadWords(language: Language, game?: string): Promise<Words> {
  const wanted = [
    shared[`../../../src/saucer/texts/${language}.ftl`],
    game ? games[`../../../src/saucer/games/${game}/texts/${language}.ftl`] : undefined,
    shell[`../texts/${language}.ftl`],
  ].filter((loader): loader is Loader => loader !== undefined);
  return new Words(language, await Promise.all(wanted.map((load) => load())));
}
