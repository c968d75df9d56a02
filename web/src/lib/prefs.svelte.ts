/** What this browser remembers: language, colours, nickname, and board or text. */

import { recall, store } from "./memory";
import { LANGUAGES, type Language } from "./words";

export type Theme = "auto" | "light" | "dark";

function firstLanguage(): Language {
  const wanted = [recall("language") ?? "", ...navigator.languages].map((tag) => tag.slice(0, 2));
  return (
    wanted.find((tag): tag is Language => (LANGUAGES as readonly string[]).includes(tag)) ?? "en"
  );
}

class Prefs {
  #language = $state<Language>(firstLanguage());
  #theme = $state<Theme>((recall("theme") as Theme | null) ?? "auto");
  #name = $state(recall("name") ?? "");
  #text = $state(recall("text") === "yes");

  get language(): Language {
    return this.#language;
  }
  set language(value: Language) {
    this.#language = value;
    store("language", value);
  }
  get theme(): Theme {
    return this.#theme;
  }
  set theme(value: Theme) {
    this.#theme = value;
    store("theme", value);
  }
  /** The nickname. */
  get name(): string {
    return this.#name;
  }
  set name(value: string) {
    this.#name = value;
    store("name", value);
  }
  /** Whether games are shown as text. */
  get text(): boolean {
    return this.#text;
  }
  set text(value: boolean) {
    this.#text = value;
    store("text", value ? "yes" : "no");
  }
}

export const prefs = new Prefs();

export function seen(what: string): boolean {
  return recall(`seen-${what}`) === "yes";
}

export function markSeen(what: string): void {
  store(`seen-${what}`, "yes");
}
