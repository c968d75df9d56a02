/** Requests that were one too many are sent again after a pause. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api, Refused } from "./api";

const TOO_MANY = { status: 429, code: "requests/too-many" };
let answers: { status: number; code?: string }[];
let sent: string[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0);
  sent = [];
  vi.stubGlobal("fetch", async (url: string) => {
    sent.push(url);
    const { status, code } = answers.shift() ?? { status: 200 };
    const body = code ? { kind: "refused", code, text: "Wait." } : [];
    return new Response(JSON.stringify(body), { status });
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a request that was one too many is sent again after a pause", async () => {
  answers = [TOO_MANY, TOO_MANY];
  const games = api.games();
  await vi.advanceTimersByTimeAsync(900);
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(sent).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await games).toEqual([]);
  expect(sent).toHaveLength(3);
});

test("it is given up in the end, with the server's sentence", async () => {
  answers = Array.from({ length: 10 }, () => TOO_MANY);
  const refused = api.mine().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await refused).toEqual(new Refused("requests/too-many", "Wait."));
  expect(sent).toHaveLength(4);
});

test("other refusals are final, even those with the same status", async () => {
  for (const refusal of [
    { status: 429, code: "bots/too-many" },
    { status: 404, code: "table/unknown" },
  ]) {
    sent = [];
    answers = [refusal];
    const refused = api.table("code").catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await refused).toMatchObject({ code: refusal.code });
    expect(sent).toHaveLength(1);
  }
});
