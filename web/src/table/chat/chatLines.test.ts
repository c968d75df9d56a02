import { beforeEach, expect, test, vi } from "vitest";
import { ChatLines } from "./chatLines.svelte";

const line = (number: number, seat: number | null) => ({
  line: number,
  seat,
  name: "",
  text: "hello",
  said: 0,
});
const chat = () => new ChatLines(({ seat }) => seat === 0);

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

test("own lines are never unread", () => {
  const lines = chat();
  lines.start("w", [line(1, 1)]);
  lines.add(line(2, 0));
  lines.add(line(3, null));
  expect(lines.unread).toBe(2);
});

test("what was read stays read after a reload, and what was not stays unread", () => {
  const before = chat();
  before.start("w", [line(1, 1)]);
  before.markRead();
  before.add(line(2, 1));
  const after = chat();
  after.start("w", before.lines);
  expect(after.unread).toBe(1);
  const elsewhere = chat();
  elsewhere.start("v", [line(1, 1)]);
  expect(elsewhere.unread).toBe(1);
});

test("what is stored stays short, and rubbish in it does no harm", () => {
  localStorage.setItem("saucer-read", "{");
  for (let table = 0; table < 60; table++) {
    const lines = chat();
    lines.start(`t${table}`, [line(1, 1)]);
    lines.markRead();
  }
  expect(JSON.parse(localStorage.getItem("saucer-read") ?? "")).toHaveLength(40);
});

test("old lines go, and those of spectators never push out those of players", () => {
  const lines = chat();
  lines.start("w", [line(1, 1)]);
  for (let number = 2; number <= 400; number++) lines.add(line(number, null));
  expect(lines.lines).toHaveLength(101);
  expect(lines.lines[0]?.seat).toBe(1);
  for (let number = 401; number <= 800; number++) lines.add(line(number, 1));
  expect(lines.lines.filter(({ seat }) => seat === 1)).toHaveLength(300);
  expect(lines.lines.at(-1)?.line).toBe(800);
});
