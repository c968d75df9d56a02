/** Puts a view of any game into headings, labels and words, from its fields and the game's own names alone. */

import type { Words } from "./words";

/** A labelled value, a list of them under a heading, or several such lists. */
export type Part =
  | { kind: "fact"; label: string; text: string }
  | { kind: "group"; label: string; parts: Part[] }
  | { kind: "lines"; label: string; lines: string[] };

type Plain = null | boolean | number | string | Plain[] | { [key: string]: Plain };
type Fields = { [key: string]: Plain };

const UNSAID = new Set(["viewer", "options", "outcome", "decision", "components", "turns"]);
const SEATS = new Set([
  "seat",
  "owner",
  "turn",
  "first",
  "president",
  "holder",
  "proposer",
  "target",
]);

export class PlainView {
  constructor(
    readonly words: Words,
    readonly names: string[],
  ) {}

  /** Everything in a view that people want to know, in its own order. */
  tell(view: unknown): Part[] {
    return this.#fields(view as Fields);
  }

  #fields(fields: Fields): Part[] {
    return Object.entries(fields).flatMap(([key, value]) =>
      UNSAID.has(key) || isNothing(value) ? [] : [this.#part(key, value)],
    );
  }

  #part(key: string, value: Plain): Part {
    const label = this.label(key);
    if (key === "seats" && Array.isArray(value)) return this.#seats(label, value as Fields[]);
    if (Array.isArray(value)) return this.#several(key, label, value);
    if (value !== null && typeof value === "object")
      return { kind: "group", label, parts: this.#fields(value) };
    return { kind: "fact", label, text: this.#word(key, value) };
  }

  #seats(label: string, seats: Fields[]): Part {
    return {
      kind: "group",
      label,
      parts: seats.map((seat, index) => ({
        kind: "group",
        label: this.names[index] ?? String(index + 1),
        parts: this.#fields(seat),
      })),
    };
  }

  #several(key: string, label: string, values: Plain[]): Part {
    if (values.every((value) => value === null || typeof value !== "object")) {
      return { kind: "fact", label, text: this.#counted(key, values) };
    }
    const simple = values.every(
      (value) => isFields(value) && Object.values(value).every((part) => !isFields(part)),
    );
    if (simple)
      return {
        kind: "lines",
        label,
        lines: (values as Fields[]).map((fields) => this.#line(fields)),
      };
    return {
      kind: "group",
      label,
      parts: values.map((value, index) => ({
        kind: "group",
        label: isFields(value) ? this.#title(value, index) : String(index + 1),
        parts: isFields(value)
          ? this.#fields(value)
          : [{ kind: "fact", label: "", text: this.#text(key, value) }],
      })),
    };
  }

  /** Alike things are told once, with their number. */
  #counted(key: string, values: Plain[]): string {
    const counts = new Map<string, number>();
    for (const value of values) {
      const word = value === null ? this.words.say("text-hidden") : this.#word(key, value);
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
    return [...counts].map(([word, count]) => (count > 1 ? `${word} ×${count}` : word)).join(", ");
  }

  #line(fields: Fields): string {
    return Object.entries(fields)
      .filter(([, value]) => !isNothing(value) && value !== false)
      .map(([key, value], index) => {
        const text = this.#text(key, value);
        if (value === true) return this.label(key);
        return index === 0 || typeof value === "string" ? text : `${this.label(key)} ${text}`;
      })
      .join(", ");
  }

  #title(fields: Fields, index: number): string {
    const first = Object.entries(fields).find(([, value]) => typeof value === "string");
    return first ? this.#word(first[0], first[1]) : String(index + 1);
  }

  #text(key: string, value: Plain): string {
    if (Array.isArray(value)) return this.#counted(key, value);
    return isFields(value) ? this.#line(value) : this.#word(key, value);
  }

  #word(key: string, value: Plain): string {
    if (typeof value === "boolean") return this.words.say(value ? "choice-true" : "choice-false");
    if (typeof value === "number")
      return SEATS.has(key) ? (this.names[value] ?? String(value)) : String(value);
    return typeof value === "string" ? this.words.called(key, value) : "";
  }

  label(key: string): string {
    const id = key.replaceAll("_", "-");
    for (const text of [`field-${id}`, `label-${id}`])
      if (this.words.has(text)) return this.words.say(text);
    return id.replaceAll("-", " ");
  }
}

function isFields(value: Plain): value is Fields {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}

function isNothing(value: Plain): boolean {
  return value === null || value === "" || (Array.isArray(value) && value.length === 0);
}
