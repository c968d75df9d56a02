/** Formats a view of any game as headings, labels and texts, from its fields and the game's own names. */

import { componentsOf, type LoadedGame } from "../games/registry";
import type { Texts } from "../shared/texts";

/** A labelled value, a list of lines, or several of these under a heading. */
export type Part =
  | { kind: "fact"; label: string; text: string }
  | { kind: "lines"; label: string; lines: string[] }
  | { kind: "group"; label: string; parts: Part[] };

type Plain = null | boolean | number | string | Plain[] | { [key: string]: Plain };
type Fields = { [key: string]: Plain };

/** Everything in a view that has a label, in the view's own order; `names` are those of the players. */
export function formatView(view: object, game: LoadedGame, names: string[]): Part[] {
  return new ViewFormatter(view, game, names).fields({ ...view }, "View");
}

class ViewFormatter {
  readonly #view: object;
  readonly #game: LoadedGame;
  readonly #texts: Texts;
  readonly #names: string[];
  readonly #components: unknown;

  constructor(view: object, game: LoadedGame, names: string[]) {
    this.#view = view;
    this.#game = game;
    this.#texts = game.texts;
    this.#names = names;
    this.#components = componentsOf(view, game);
  }

  /** The fields of a struct that have a label and mean something; `index` is its place among its like. */
  fields(fields: Fields, struct: string, index = 0): Part[] {
    return Object.entries(fields).flatMap(([key, value]) => {
      const label = this.#label(key);
      const kind = this.#kind(struct, key);
      if (label === "" || isNothing(value, kind) || (key === "left" && value === 0)) return [];
      const field = `${struct}.${key}`;
      const place = this.#place(index);
      if (this.#formats?.isIdle?.(field, place)) return [];
      const own = this.#formats?.fields?.[field];
      const part = own ? ownPart(label, own(place)) : this.#fieldPart(field, label, value, kind);
      return isEmpty(part) ? [] : [part];
    });
  }

  #fieldPart(field: string, label: string, value: Plain, kind: string): Part {
    const columns = this.#formats?.columns?.[field];
    if (columns && Array.isArray(value)) return this.#columned(label, value, columns, kind);
    return this.#part(label, value, kind);
  }

  #place(index: number) {
    return {
      view: this.#view,
      index,
      texts: this.#texts,
      components: this.#components,
      names: this.#names,
    };
  }

  /** How the game itself writes things, where it does. */
  get #formats() {
    return this.#game.module.text;
  }

  /** Values with what each stands for: lists on lines of their own, single ones side by side. */
  #columned(
    label: string,
    values: Plain[],
    columns: (texts: Texts) => string[],
    kind: string,
  ): Part {
    const names = columns(this.#texts);
    if (!values.some((value) => Array.isArray(value))) {
      const text = values.map((value, index) => `${names[index] ?? ""} ${this.#text(value, "")}`);
      return { kind: "fact", label, text: text.join(", ") };
    }
    const lines = values.flatMap((value, index) =>
      Array.isArray(value) && value.length === 0
        ? []
        : this.#texts.format("label-value", {
            label: names[index] ?? "",
            value: this.#text(value, kind),
          }),
    );
    return { kind: "lines", label, lines };
  }

  #part(label: string, value: Plain, kind: string): Part {
    if (Array.isArray(value)) return this.#several(label, value, kind);
    if (isFields(value)) {
      if (this.#describer(kind)) return { kind: "fact", label, text: this.#line(value, kind) };
      return { kind: "group", label, parts: this.fields(value, kind) };
    }
    return { kind: "fact", label, text: this.#word(value, kind) };
  }

  #several(label: string, values: Plain[], kind: string): Part {
    if (!(kind in this.#game.viewFields))
      return { kind: "fact", label, text: this.#list(values, kind) };
    const structs = values.filter(isFields);
    if (kind === "SeatView") {
      const parts = structs.map((seat, index) =>
        this.#group(this.#names[index] ?? "", seat, kind, index),
      );
      return { kind: "group", label, parts };
    }
    if (structs.length < values.length) {
      const lines = values.map(
        (value, index) => `${cellAt(index, values.length)} – ${this.#text(value, kind)}`,
      );
      return { kind: "lines", label, lines };
    }
    if (this.#describer(kind) || structs.every((fields) => this.#isFlat(fields))) {
      const lines = structs.map((fields) => this.#line(fields, kind)).filter((line) => line !== "");
      return { kind: "lines", label, lines };
    }
    const parts = structs.map((fields, index) => this.#titled(fields, kind, index));
    return { kind: "group", label, parts };
  }

  #group(label: string, fields: Fields, kind: string, index: number): Part {
    return { kind: "group", label, parts: this.fields(fields, kind, index) };
  }

  /** A struct under its own name, which is not said again below; under its number where it has none. */
  #titled(fields: Fields, struct: string, index: number): Part {
    const title = Object.entries(fields).find(([, value]) => typeof value === "string");
    if (!title) return this.#group(String(index + 1), fields, struct, index);
    const rest = Object.fromEntries(Object.entries(fields).filter(([key]) => key !== title[0]));
    return this.#group(this.#word(title[1], this.#kind(struct, title[0])), rest, struct, index);
  }

  #isFlat(fields: Fields): boolean {
    return Object.values(fields).every(
      (value) => !isFields(value) && !(Array.isArray(value) && value.some(isFields)),
    );
  }

  /** Equal things are listed once, with their count; unnamed numbers one by one. */
  #list(values: Plain[], kind: string): string {
    if (kind === "") return values.map((value) => this.#word(value, kind)).join(", ");
    const counts = new Map<string, number>();
    for (const value of values) {
      const word = this.#text(value, kind);
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
    return this.#texts.list(
      [...counts].map(([word, count]) => (count > 1 ? `${word} ×${count}` : word)),
    );
  }

  /** A struct on one line: its names bare, its numbers with their labels. */
  #line(fields: Fields, struct: string): string {
    const describe = this.#describer(struct);
    if (describe) return describe(fields, this.#texts, this.#components, this.#names);
    return Object.entries(fields)
      .flatMap(([key, value]) => {
        const label = this.#label(key);
        const kind = this.#kind(struct, key);
        if (label === "" || isNothing(value) || value === false) return [];
        if (value === true) return [label.toLowerCase()];
        const text = this.#text(value, kind);
        return [
          kind !== "" && !Array.isArray(value) && kind !== "seat"
            ? text
            : `${label.toLowerCase()} ${text}`,
        ];
      })
      .join(", ");
  }

  #text(value: Plain, kind: string): string {
    if (Array.isArray(value)) return this.#list(value, kind);
    return isFields(value) ? this.#line(value, kind) : this.#word(value, kind);
  }

  #word(value: Plain, kind: string): string {
    if (value === null)
      return this.#texts.format(kind in this.#game.viewFields ? "text-empty" : "text-hidden");
    if (typeof value === "boolean")
      return this.#texts.format(value ? "choice-true" : "choice-false");
    if (kind === "seat" && typeof value === "number") return this.#names[value] ?? String(value);
    return kind === "" ? String(value) : this.#texts.name(kind, value as string | number);
  }

  /** How the game itself writes a struct, where it does. */
  #describer(struct: string) {
    return this.#formats?.structs?.[struct];
  }

  #kind(struct: string, key: string): string {
    return this.#game.viewFields[struct]?.[key] ?? "";
  }

  /** The label of a field; empty for fields that only programs need. */
  #label(key: string): string {
    const id = key.replaceAll("_", "-");
    if (this.#texts.has(`field-${id}`)) return this.#texts.format(`field-${id}`);
    return this.#texts.has(`label-${id}`) && !this.#texts.hasVariables(`label-${id}`)
      ? this.#texts.format(`label-${id}`)
      : "";
  }
}

/** A field as the game writes it. */
function ownPart(label: string, text: string | string[]): Part {
  return Array.isArray(text)
    ? { kind: "lines", label, lines: text }
    : { kind: "fact", label, text };
}

function isEmpty(part: Part): boolean {
  if (part.kind === "fact") return part.text === "";
  return (part.kind === "lines" ? part.lines : part.parts).length === 0;
}

/** Where a thing of a square of things lies: `a1`, `b1` and so on, row by row; else its number. */
function cellAt(index: number, count: number): string {
  const side = Math.sqrt(count);
  if (!Number.isInteger(side)) return String(index + 1);
  return String.fromCharCode(97 + (index % side)) + String(Math.floor(index / side) + 1);
}

function isFields(value: Plain): value is Fields {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}

/** A card that is null is hidden; a seat that is null is nobody. */
function isNothing(value: Plain, kind = ""): boolean {
  if (Array.isArray(value)) return value.every((each) => each === null && kind === "seat");
  return value === null || value === "";
}
