/** When a page that is older than the server loads itself again. */

import { beforeEach, expect, test, vi } from "vitest";
import { PROTOCOL_VERSION } from "@/generated/protocol";
import { isOlderThan, reloadOnce, whenNobodyTypes } from "./olderPage";

const NEWER = PROTOCOL_VERSION + 1;
const reload = vi.fn();

beforeEach(() => {
  const stored = new Map<string, string>();
  reload.mockClear();
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

test("a page is older than a server with a higher version only", () => {
  expect([0, PROTOCOL_VERSION, NEWER].map(isOlderThan)).toEqual([false, false, true]);
});

test("it loads itself again once for each version", () => {
  reloadOnce(NEWER);
  reloadOnce(NEWER);
  expect(reload).toHaveBeenCalledTimes(1);
  reloadOnce(NEWER + 1);
  expect(reload).toHaveBeenCalledTimes(2);
});

test("where nothing can be remembered it stays as it is", () => {
  vi.stubGlobal("sessionStorage", undefined);
  reloadOnce(NEWER);
  expect(reload).not.toHaveBeenCalled();
});

/** A page with a text field: its focus, and what listens for its loss. */
function stubFocus(): { typing: boolean; leave: () => void } {
  const listeners = new Set<() => void>();
  const focus = { typing: true, leave: () => listeners.forEach((listener) => listener()) };
  const field = { matches: () => focus.typing };
  vi.stubGlobal("document", { activeElement: field });
  vi.stubGlobal("setTimeout", (then: () => void) => then());
  vi.stubGlobal("addEventListener", (_: string, listener: () => void) => listeners.add(listener));
  vi.stubGlobal("removeEventListener", (_: string, each: () => void) => listeners.delete(each));
  return focus;
}

test("it waits until a text field has lost the focus", () => {
  const focus = stubFocus();
  const then = vi.fn();
  whenNobodyTypes(then);
  focus.leave();
  expect(then).not.toHaveBeenCalled();
  focus.typing = false;
  focus.leave();
  focus.leave();
  expect(then).toHaveBeenCalledTimes(1);
});

test("it no longer waits once there is something to decide", () => {
  const focus = stubFocus();
  const then = vi.fn();
  whenNobodyTypes(then)();
  focus.typing = false;
  focus.leave();
  expect(then).not.toHaveBeenCalled();
});
