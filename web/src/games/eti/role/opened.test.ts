import { beforeEach, expect, it, vi } from "vitest";
import { envelopeAt, isOpened, rememberOpened } from "./opened";

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

it("remembers an envelope for one seat of one table", () => {
  rememberOpened(envelopeAt("/t/ABC", 1));
  expect(isOpened(envelopeAt("/t/ABC", 1))).toBe(true);
  expect(isOpened(envelopeAt("/t/ABC", 2))).toBe(false);
  expect(isOpened(envelopeAt("/t/XYZ", 1))).toBe(false);
});

it("forgets the oldest of many", () => {
  for (let match = 0; match < 50; match++) rememberOpened(envelopeAt(`/t/${match}`, 0));
  expect(isOpened(envelopeAt("/t/49", 0))).toBe(true);
  expect(isOpened(envelopeAt("/t/0", 0))).toBe(false);
});
