/** Sounds are short, and silent when the sound is off. */

import { beforeEach, expect, test, vi } from "vitest";
import { prefs } from "./prefs.svelte";
import { play, SOUNDS, type Sound } from "./sounds";

let started = 0;

class FakeParam {
  setValueAtTime(): void {}
  exponentialRampToValueAtTime(to: number): void {
    expect(to).toBeGreaterThan(0);
  }
}

class FakeAudio {
  state = "running";
  currentTime = 0;
  destination = {};
  createGain() {
    return { gain: new FakeParam(), connect: () => undefined };
  }
  createOscillator() {
    return {
      frequency: new FakeParam(),
      connect: (next: object) => next,
      start: () => (started += 1),
      stop: () => undefined,
    };
  }
}

beforeEach(() => {
  started = 0;
  vi.stubGlobal("AudioContext", FakeAudio);
  prefs.sound = true;
});

test.each(Object.keys(SOUNDS) as Sound[])("%s lasts less than a second", (sound) => {
  const end = Math.max(...SOUNDS[sound].map((each) => each.at + each.lasts));
  expect(end).toBeLessThan(1);
  play(sound);
  expect(started).toBe(SOUNDS[sound].length);
});

test("nothing is played while the sound is off", () => {
  prefs.sound = false;
  play("end");
  expect(started).toBe(0);
});
