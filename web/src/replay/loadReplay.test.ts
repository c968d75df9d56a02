import { afterEach, expect, it, vi } from "vitest";
import type { Replay } from "../generated/protocol";
import { api } from "../shared/api";
import { loadReplay } from "./loadReplay";

const TOTAL = 6;
const step = (number: number) => ({
  step: number,
  seat: null,
  move: null,
  text: "",
  time: 0,
  events: [],
  views: [{}],
});

/** A server that answers with three steps from a multiple of three on. */
function serve(): number[] {
  const asked: number[] = [];
  vi.spyOn(api, "replay").mockImplementation((_path, first) => {
    asked.push(first);
    const start = first - (first % 3);
    const steps = [start, start + 1, start + 2].filter((number) => number <= TOTAL).map(step);
    return Promise.resolve({ total: TOTAL, steps } as unknown as Replay);
  });
  return asked;
}

afterEach(() => vi.restoreAllMocks());

it("loads part by part until every step is there", async () => {
  const asked = serve();
  const { steps } = await loadReplay("/tables/x", "spectator");
  expect(asked).toEqual([0, 3, 6]);
  expect(steps.map((each) => each?.step)).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

it("loads the part with the step on the screen first", async () => {
  const asked = serve();
  await loadReplay("/tables/x", 0, undefined, () => 4);
  expect(asked).toEqual([4, 0, 6]);
});

it("stops when nobody looks any more", async () => {
  const asked = serve();
  await loadReplay("/tables/x", "everything", () => false);
  expect(asked).toEqual([0]);
});
