/** How often a client loads itself again. */

import { beforeEach, expect, test, vi } from "vitest";
import { mayReload } from "./updates";

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

test("a client loads itself again once, and later once more, but not for ever", () => {
  expect(mayReload(100_000)).toBe(true);
  expect(mayReload(101_000)).toBe(false);
  expect(mayReload(129_000)).toBe(false);
  expect(mayReload(131_000)).toBe(true);
});
