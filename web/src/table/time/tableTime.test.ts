import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ClientMessage } from "@/generated/protocol";
import { AWAY_AFTER, TableTime } from "./tableTime.svelte";

const sent: ClientMessage[] = [];
let time: TableTime;
let onVisibility: () => void;
const page = {
  hidden: false,
  addEventListener: (_kind: string, listener: () => void) => (onVisibility = listener),
  removeEventListener: () => undefined,
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", page);
  page.hidden = false;
  sent.length = 0;
  time = new TableTime((message) => sent.push(message) > 0);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function show(hidden: boolean): void {
  page.hidden = hidden;
  onVisibility();
}

it("says that the page is hidden after ten seconds, and when it is back", () => {
  time.watchPage();
  show(true);
  vi.advanceTimersByTime(AWAY_AFTER - 1);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1);
  show(false);
  expect(sent).toEqual([
    { kind: "page", hidden: true },
    { kind: "page", hidden: false },
  ]);
});

it("says nothing of a page that was hidden for a moment", () => {
  time.watchPage();
  show(true);
  vi.advanceTimersByTime(AWAY_AFTER / 2);
  show(false);
  vi.advanceTimersByTime(AWAY_AFTER);
  expect(sent).toEqual([]);
});

it("says on a new socket what the old one knew", () => {
  time.watchPage();
  time.read(true);
  show(true);
  vi.advanceTimersByTime(AWAY_AFTER);
  time.choosePace("calm");
  sent.length = 0;
  time.onHello();
  time.choosePace("calm");
  expect(sent.map(({ kind }) => kind)).toEqual(["page", "reading", "pace"]);
});

it("lets clocks stand still while there is a pause", () => {
  const shown = { timers: [], seats: [10], running: [0] };
  const paused = { timers: [], seats: [7], running: [0] };
  time.onView();
  expect(time.clockOf(shown)).toBe(shown);
  time.onPaused({ kind: "paused", paused: true, clock: paused });
  expect([time.clockOf(shown), time.since]).toEqual([paused, Infinity]);
  time.onPaused({ kind: "paused", paused: false, clock: paused });
  expect(time.since).toBe(performance.now());
  time.onView();
  expect(time.clockOf(shown)).toBe(shown);
});
