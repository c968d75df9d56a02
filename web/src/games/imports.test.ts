import { expect, it } from "vitest";

const CODE = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** What each file imports, as paths from `src`: `["table/MatchPage.svelte", "games/registry"]`. */
const IMPORTS = Object.entries(CODE).flatMap(([path, code]) => {
  const file = new URL(path, "file:///games/").pathname.slice(1);
  const found = code.matchAll(/(?:from|import|import\() ?"((?:\.|@\/)[^"]+)"/g);
  return [...found].map(([, target = ""]) => [
    file,
    new URL(target.replace(/^@/, ""), `file:///${file}`).pathname.slice(1),
  ]);
});
const gameOf = (path = "") => /^games\/(\w+)\//.exec(path)?.[1];

it("no file outside a game's folder imports from it", () => {
  expect(IMPORTS.length).toBeGreaterThan(100);
  const crossing = IMPORTS.filter(
    ([file, target]) => gameOf(target) !== undefined && gameOf(file) !== gameOf(target),
  );
  expect(crossing).toEqual([]);
});

it("a game imports only its own files, generated types and what all share", () => {
  const allowed = /^(shared|generated|games\/module)/;
  const outside = IMPORTS.filter(([file]) => gameOf(file))
    .filter(([file, target]) => gameOf(file) !== gameOf(target))
    .filter(([, target]) => !allowed.test(target ?? ""));
  expect(outside).toEqual([]);
});
