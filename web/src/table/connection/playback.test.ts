import { beforeEach, expect, test } from "vitest";
import type { AnyEvent } from "@/generated/protocol";
import { newsOf, viewOf } from "./fixtures";
import { Perspective } from "./perspective.svelte";
import { Playback } from "./playback.svelte";

/** An animator whose events last until `finish` is called. */
class SampleAnimator {
  shown: [string, number][] = [];
  cleared = 0;
  #finish: (() => void) | null = null;

  show(event: AnyEvent, speed: number): Promise<void> {
    this.shown.push([event.kind, speed]);
    return new Promise((finish) => (this.#finish = finish));
  }
  clear(): void {
    this.cleared += 1;
  }
  skip(): void {}

  async finish(): Promise<void> {
    this.#finish?.();
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  }
}

const FIRST = viewOf(0, 1);
const SECOND = viewOf(0, 2, { events: [newsOf("step"), newsOf("jump")] });
const THIRD = viewOf(0, 3, { events: [newsOf("rest")] });
let seat: number | null;
let playback: Playback;
let perspective: Perspective;
let animator: SampleAnimator;

beforeEach(() => {
  seat = 0;
  playback = new Playback(() => seat);
  perspective = new Perspective(FIRST);
  animator = new SampleAnimator();
});

test("without an animator a view is shown at once, and its news are announced", () => {
  playback.add(SECOND, perspective);
  expect(perspective.shown).toBe(SECOND);
  expect(playback.announced).toEqual(["step", "jump"]);
  expect(playback.hasAnimator).toBe(false);
});

test("a view of a seat that is not on the screen is neither animated nor announced", () => {
  playback.animateOn(animator);
  seat = 1;
  playback.add(SECOND, perspective);
  expect(perspective.shown).toBe(SECOND);
  expect(animator.shown).toEqual([]);
  expect(playback.announced).toEqual([]);
});

test("events are animated one by one, then their view is shown, then the next one", async () => {
  playback.animateOn(animator);
  playback.add(SECOND, perspective);
  playback.add(THIRD, perspective);
  expect(animator.shown).toEqual([["step", 1]]);
  expect(playback.caption?.text).toBe("step");
  await animator.finish();
  expect(perspective.shown).toBe(FIRST);
  await animator.finish();
  expect(perspective.shown).toBe(SECOND);
  expect(animator.shown.map(([kind]) => kind)).toEqual(["step", "jump", "rest"]);
  await animator.finish();
  expect(perspective.shown).toBe(THIRD);
  expect(playback.caption).toBe(null);
  expect(animator.cleared).toBe(2);
});

test("the more views wait, the faster they are animated", async () => {
  playback.animateOn(animator);
  for (let turn = 0; turn < 9; turn += 1) playback.add(THIRD, perspective);
  for (let turn = 0; turn < 9; turn += 1) await animator.finish();
  expect(animator.shown.map(([, speed]) => speed)).toEqual([1, 4, 2, 2, 2, 2, 1, 1, 1]);
});

test("what happened since the last move is shown again, from its first view", async () => {
  playback.animateOn(animator);
  perspective.since = [FIRST, THIRD];
  perspective.shown = THIRD;
  playback.showAgain(perspective);
  expect(playback.showingAgain).toBe(true);
  expect(perspective.shown).toBe(FIRST);
  await animator.finish();
  expect(playback.showingAgain).toBe(false);
  expect(perspective.shown).toBe(THIRD);
});

test("events enter the log once they have been seen, those of the last view with it", async () => {
  const end = viewOf(0, 3, {
    events: [newsOf("rest"), newsOf("end")],
    outcome: { scores: [1], winners: [0], reason: "", text: "" },
  });
  const lines = () => perspective.announced.map(({ text }) => text);
  playback.animateOn(animator);
  for (const view of [SECOND, end]) {
    perspective.add(view, false);
    playback.add(view, perspective);
  }
  expect(lines()).toEqual([]);
  await animator.finish();
  expect(lines()).toEqual(["step"]);
  await animator.finish();
  await animator.finish();
  expect(lines()).toEqual(["step", "jump"]);
  await animator.finish();
  expect(lines()).toEqual(["step", "jump", "rest", "end"]);
});
