import { describe, expect, it } from "vitest";
import { loadTexts, FluentTexts } from "./texts";

const SOURCES = import.meta.glob<string>(["./texts/*.ftl", "../games/*/texts/*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const english = Object.keys(SOURCES).filter((path) => path.endsWith("/en.ftl"));

/** `strangers` in `../games/strangers/index.ts`; empty for a file of the shell. */
const gameOf = (path: string) => /games\/(\w+)\//.exec(path)?.[1] ?? "";

const ids = (source: string) => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id);

describe.each(english)("the client's own texts in %s", (path) => {
  const all = ids(SOURCES[path] ?? "");

  it("are the same in both languages", () => {
    expect(all.length).toBeGreaterThan(0);
    expect(ids(SOURCES[path.replace("/en.ftl", "/fr.ftl")] ?? "")).toEqual(all);
  });

  it("put no-break spaces before high punctuation in French", () => {
    const french = SOURCES[path.replace("/en.ftl", "/fr.ftl")] ?? "";
    const bare = french
      .split("\n")
      .filter((line) => !line.startsWith("#") && / [;:!?»]|« /.test(line));
    expect(bare).toEqual([]);
  });

  it("are there once each", () => {
    expect(all).toHaveLength(new Set(all).size);
  });
});

const CODE = import.meta.glob<string>(
  ["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts", "!../generated/**"],
  { query: "?raw", import: "default", eager: true },
);

it.each(english.map(gameOf))("every text the code of %s asks for is there", async (game) => {
  const texts = await loadTexts("en", game || undefined);
  const files = Object.keys(CODE).filter((path) => gameOf(path) === game);
  const used = files.flatMap((path) => [...(CODE[path] ?? "").matchAll(/\.format\(\s*"([^"]+)"/g)]);
  const ids = used.map(([, id]) => id ?? "");
  expect(ids.filter((id) => !texts.has(id))).toEqual([]);
});

describe("texts of a game", () => {
  const texts = new FluentTexts("en", [
    "spot = { $id }\n    .at = on { $id }\nspot-pool = Pool\n    .at = in the Pool\n",
  ]);

  it("name things, slots by their place, and the nameless by their id", () => {
    expect(texts.name("spot", "pool.2")).toBe("Pool");
    expect(texts.name("spot", "pool", "at")).toBe("in the Pool");
    expect(texts.name("spot", "e9", "at")).toBe("on e9");
  });

  it("join lists as the language does", async () => {
    const french = await loadTexts("fr");
    expect(french.list(["a", "b", "c"])).toBe("a, b et c");
    expect(french.list(["a"])).toBe("a");
    expect(french.list([])).toBe("");
  });

  it("return an id they do not know", () => {
    expect(texts.format("nothing")).toBe("nothing");
  });
});
