import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Choice } from "@/generated/protocol";
import type { TableClient } from "./tableClient.svelte";
import { prefs } from "@/shared/prefs.svelte";
import { DefaultMove } from "./defaultMove.svelte";
import { viewOf } from "./fixtures";

const PASS: Choice = { move: { kind: "pass" }, text: "Pass", after: 5 };
const REVEAL: Choice = { move: { kind: "reveal" }, text: "Reveal" };

function asked(turn: number, ...choices: Choice[]): TableClient {
  const shown = viewOf(0, turn);
  const time = { paused: false };
  return { shown, choices, time, move: vi.fn() } as unknown as TableClient;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  prefs.askAll = false;
});

test("the default is made when its time has come, and not before", () => {
  const table = asked(1, PASS, REVEAL);
  new DefaultMove(table).wait();
  vi.advanceTimersByTime(4900);
  expect(table.move).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(table.move).toHaveBeenCalledWith(PASS.move);
});

test("news of others do not start its time again", () => {
  const table = asked(1, PASS);
  const defaults = new DefaultMove(table);
  const stop = defaults.wait();
  vi.advanceTimersByTime(3000);
  stop?.();
  defaults.wait();
  vi.advanceTimersByTime(2100);
  expect(table.move).toHaveBeenCalledTimes(1);
});

test("who wants to be asked everything is asked", () => {
  prefs.askAll = true;
  const table = asked(1, PASS);
  const defaults = new DefaultMove(table);
  expect(defaults.wait()).toBeUndefined();
  vi.advanceTimersByTime(60_000);
  expect(table.move).not.toHaveBeenCalled();
  expect(defaults.known).toBe(true);
  expect(defaults.isDue).toBe(false);
});

test("a masked default is left to the server, also where everything is asked", () => {
  prefs.askAll = true;
  const table = asked(1, { ...PASS, masked: true }, REVEAL);
  const defaults = new DefaultMove(table);
  expect(defaults.wait()).toBeUndefined();
  vi.advanceTimersByTime(60_000);
  expect(table.move).not.toHaveBeenCalled();
  expect(defaults.isDue).toBe(true);
  expect(defaults.known).toBe(false);
});

test("other decisions wait for the player", () => {
  const table = asked(1, REVEAL);
  const defaults = new DefaultMove(table);
  expect(defaults.wait()).toBeUndefined();
  expect(defaults.known).toBe(false);
});

test("nothing is made while there is a pause, and then its time starts again", () => {
  const table = asked(1, PASS);
  const defaults = new DefaultMove(table);
  defaults.wait()?.();
  table.time.paused = true;
  defaults.wait();
  vi.advanceTimersByTime(60_000);
  expect(table.move).not.toHaveBeenCalled();
  table.time.paused = false;
  defaults.wait();
  vi.advanceTimersByTime(4900);
  expect(table.move).not.toHaveBeenCalled();
});
