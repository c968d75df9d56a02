/** Puts a view of any game into headings, labels and words, from its fields and the game's own names alone. */

import type { Words } from "./words";

/** A labelled value, a list of lines, or several of these under a heading. */
export type Part =
  | { kind: "fact"; label: string; text: string }
  | { kind: "lines"; label: string; lines: string[] }
  | { kind: "group"; label: string; parts: Part[] };

/** What the fields of a view are: `seat`, a family of names such as `card`, or another struct. */
export type Shape = Record<string, Record<string, string>>;

type Plain = null | boolean | number | string | Plain[] | { [key: string]: Plain };
type Fields = { [key: string]: Plain };

const SHAPES = import.meta.glob("../games/*/types.ts", { import: "SHAPE" });

async function loadShape(game: string): Promise<Shape> {
  return ((await SHAPES[`../games/${game}/types.ts`]?.()) ?? {}) as Shape;
}

/** Puts a struct of a game into words, where its fields alone do not say enough. */
export type Describer = (fields: Record<string, unknown>, words: Words) => string;

/** What the numbers of a list stand for, where their place alone says it. */
export type Columns = (words: Words) => string[];

interface Plainly {
  DESCRIBERS?: Record<string, Describer>;
  COLUMNS?: Record<string, Columns>;
}

const PLAINLY = import.meta.glob("../games/*/plain.ts") as Record<string, () => Promise<Plainly>>;

/** What is needed to tell the views of a game. */
export interface Telling {
  shape: Shape;
  describers: Record<string, Describer>;
  /** By struct and field, such as `View.towers`. */
  columns: Record<string, Columns>;
}

export const UNTOLD: Telling = { shape: {}, describers: {}, columns: {} };

export async function loadTelling(game: string): Promise<Telling> {
  const plainly = await PLAINLY[`../games/${game}/plain.ts`]?.();
  return {
    shape: await loadShape(game),
    describers: plainly?.DESCRIBERS ?? {},
    columns: plainly?.COLUMNS ?? {},
  };
}

export class PlainView {
  readonly #words: Words;
  readonly #names: string[];
  readonly #shape: Shape;
  readonly #describers: Record<string, Describer>;
  readonly #columns: Record<string, Columns>;

  constructor(words: Words, names: string[], telling: Telling) {
    this.#words = words;
    this.#names = names;
    this.#shape = telling.shape;
    this.#describers = telling.describers;
    this.#columns = telling.columns;
  }

  /** Everything in a view that has a label, in its own order. */
  tell(view: unknown): Part[] {
    return this.#fields(view as Fields, "View");
  }

  #fields(fields: Fields, struct: string): Part[] {
    return Object.entries(fields).flatMap(([key, value]) => {
      const label = this.#label(key);
      const kind = this.#kind(struct, key);
      if (label === "" || isNothing(value, kind) || (key === "left" && value === 0)) return [];
      const columns = this.#columns[`${struct}.${key}`];
      if (columns && Array.isArray(value)) return [this.#columned(label, value, columns)];
      const part = this.#part(label, value, kind);
      return part.kind === "lines" && part.lines.length === 0 ? [] : [part];
    });
  }

  #columned(label: string, values: Plain[], columns: Columns): Part {
    const names = columns(this.#words);
    const text = values.map((value, index) => `${names[index]} ${this.#word(value, "")}`);
    return { kind: "fact", label, text: text.join(", ") };
  }

  #part(label: string, value: Plain, kind: string): Part {
    if (Array.isArray(value)) return this.#several(label, value, kind);
    if (isFields(value)) return { kind: "group", label, parts: this.#fields(value, kind) };
    return { kind: "fact", label, text: this.#word(value, kind) };
  }

  #several(label: string, values: Plain[], kind: string): Part {
    if (!(kind in this.#shape)) return { kind: "fact", label, text: this.#list(values, kind) };
    const structs = values.filter(isFields);
    if (kind === "SeatView") {
      const parts = structs.map((seat, index) => this.#group(this.#names[index] ?? "", seat, kind));
      return { kind: "group", label, parts };
    }
    if (structs.length < values.length) {
      const lines = values.map(
        (value, index) => `${cellAt(index, values.length)}: ${this.#text(value, kind)}`,
      );
      return { kind: "lines", label, lines };
    }
    if (structs.every((fields) => this.#isFlat(fields))) {
      const lines = structs.map((fields) => this.#line(fields, kind)).filter((line) => line !== "");
      return { kind: "lines", label, lines };
    }
    const parts = structs.map((fields, index) =>
      this.#group(this.#title(fields, kind, index), fields, kind),
    );
    return { kind: "group", label, parts };
  }

  #group(label: string, fields: Fields, kind: string): Part {
    return { kind: "group", label, parts: this.#fields(fields, kind) };
  }

  #isFlat(fields: Fields): boolean {
    return Object.values(fields).every(
      (value) => !isFields(value) && !(Array.isArray(value) && value.some(isFields)),
    );
  }

  /** Alike things are told once, with their number; unnamed numbers one by one. */
  #list(values: Plain[], kind: string): string {
    if (kind === "") return values.map((value) => this.#word(value, kind)).join(", ");
    const counts = new Map<string, number>();
    for (const value of values) {
      const word = this.#text(value, kind);
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
    return [...counts].map(([word, count]) => (count > 1 ? `${word} ×${count}` : word)).join(", ");
  }

  /** A struct on one line: its names bare, its numbers with their labels. */
  #line(fields: Fields, struct: string): string {
    const describe = this.#describers[struct];
    if (describe) return describe(fields, this.#words);
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

  #title(fields: Fields, struct: string, index: number): string {
    const first = Object.entries(fields).find(([, value]) => typeof value === "string");
    return first ? this.#word(first[1], this.#kind(struct, first[0])) : String(index + 1);
  }

  #text(value: Plain, kind: string): string {
    if (Array.isArray(value)) return this.#list(value, kind);
    return isFields(value) ? this.#line(value, kind) : this.#word(value, kind);
  }

  #word(value: Plain, kind: string): string {
    if (value === null) return this.#words.say(kind in this.#shape ? "text-empty" : "text-hidden");
    if (typeof value === "boolean") return this.#words.say(value ? "choice-true" : "choice-false");
    if (kind === "seat" && typeof value === "number") return this.#names[value] ?? String(value);
    return kind === "" ? String(value) : this.#words.name(kind, value as string | number);
  }

  #kind(struct: string, key: string): string {
    return this.#shape[struct]?.[key] ?? "";
  }

  /** What a field is called; nothing for what only programs want to know. */
  #label(key: string): string {
    const id = key.replaceAll("_", "-");
    if (this.#words.has(`field-${id}`)) return this.#words.say(`field-${id}`);
    return this.#words.has(`label-${id}`) && !this.#words.needs(`label-${id}`)
      ? this.#words.say(`label-${id}`)
      : "";
  }
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

/** A card that is not told is hidden; a seat that is not told is nobody. */
function isNothing(value: Plain, kind = ""): boolean {
  if (Array.isArray(value)) return value.every((each) => each === null && kind === "seat");
  return value === null || value === "";
}
