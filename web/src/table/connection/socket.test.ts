/** When the client connects again. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pauseBefore, TableSocket } from "./socket";

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = FakeSocket.OPEN;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  send(): void {}
  close(): void {}
}

beforeEach(() => {
  FakeSocket.all = [];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "http:", host: "localhost" });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Open a socket and have the server close it with a code; whether the client takes that as final. */
function closedWith(code: number): boolean {
  let gone = false;
  new TableSocket(
    "code",
    () => {},
    (_, final) => (gone = final),
  );
  FakeSocket.all[0]?.onopen?.();
  FakeSocket.all[0]?.onclose?.({ code });
  return gone;
}

test("a client that was one too many comes back after a pause", () => {
  expect(closedWith(4029)).toBe(false);
  vi.advanceTimersByTime(3000);
  expect(FakeSocket.all).toHaveLength(1);
  vi.advanceTimersByTime(4000);
  expect(FakeSocket.all).toHaveLength(2);
});

test("a lost connection is opened again soon", () => {
  expect(closedWith(1006)).toBe(false);
  vi.advanceTimersByTime(500);
  expect(FakeSocket.all).toHaveLength(2);
});

test("a table that does not exist is not asked for again", () => {
  expect(closedWith(4004)).toBe(true);
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});

test("being let in and turned away at once does not shorten the pause", () => {
  closedWith(1006);
  vi.advanceTimersByTime(500);
  FakeSocket.all[1]?.onopen?.();
  FakeSocket.all[1]?.onclose?.({ code: 1006 });
  vi.advanceTimersByTime(490);
  expect(FakeSocket.all).toHaveLength(2);
  vi.advanceTimersByTime(500);
  expect(FakeSocket.all).toHaveLength(3);
});

test("pauses are spread by chance", () => {
  expect(pauseBefore(1006, 250, 0)).toBe(250);
  expect(pauseBefore(1006, 250, 1)).toBe(375);
  expect(pauseBefore(4029, 250, 0)).toBe(4000);
  expect(pauseBefore(4029, 8000, 0)).toBe(8000);
});
