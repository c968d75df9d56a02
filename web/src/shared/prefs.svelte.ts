/** Preferences stored in this browser: language, colours, nickname, board or text, sound, pace, and what to be asked. */

import type { AskPace } from "@/generated/protocol";
import { load, save } from "./storage";

export type Language = "en" | "fr";
const LANGUAGES: readonly Language[] = ["en", "fr"];

export type Theme = "auto" | "light" | "dark";
export const THEMES: readonly Theme[] = ["auto", "light", "dark"];

export type Pace = AskPace["pace"];
export const PACES: readonly Pace[] = ["calm", "normal", "fast"];

function firstLanguage(): Language {
  const wanted = [load("language") ?? "", ...navigator.languages].map((tag) => tag.slice(0, 2));
  return wanted.flatMap((tag) => LANGUAGES.filter((language) => language === tag))[0] ?? "en";
}

class Prefs {
  #language = $state<Language>(firstLanguage());
  #theme = $state<Theme>(THEMES.find((theme) => theme === load("theme")) ?? "auto");
  #name = $state(load("name") ?? "");
  #text = $state(load("text") === "yes");
  #sound = $state(load("sound") !== "no");
  #pace = $state<Pace>(PACES.find((pace) => pace === load("pace")) ?? "normal");
  #askAll = $state(load("ask-all") === "yes");

  get language(): Language {
    return this.#language;
  }
  set language(value: Language) {
    this.#language = value;
    save("language", value);
  }
  get theme(): Theme {
    return this.#theme;
  }
  set theme(value: Theme) {
    this.#theme = value;
    save("theme", value);
  }
  /** The nickname. */
  get name(): string {
    return this.#name;
  }
  set name(value: string) {
    this.#name = value;
    save("name", value);
  }
  /** Whether games are shown as text. */
  get text(): boolean {
    return this.#text;
  }
  set text(value: boolean) {
    this.#text = value;
    save("text", value ? "yes" : "no");
  }
  /** How fast bots and movements are. */
  get pace(): Pace {
    return this.#pace;
  }
  set pace(value: Pace) {
    this.#pace = value;
    save("pace", value);
  }
  /** Whether sounds are played. */
  get sound(): boolean {
    return this.#sound;
  }
  set sound(value: boolean) {
    this.#sound = value;
    save("sound", value ? "yes" : "no");
  }
  /** Whether the player wants to be asked even what answers itself. */
  get askAll(): boolean {
    return this.#askAll;
  }
  set askAll(value: boolean) {
    this.#askAll = value;
    save("ask-all", value ? "yes" : "no");
  }
}

export const prefs = new Prefs();
