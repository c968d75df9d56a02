import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Event } from "@/generated/eti/events";
import type { View } from "@/generated/eti/view";
import { stepsOf, Story } from "./story.svelte";

vi.mock("@/shared/sounds", () => ({ play: vi.fn() }));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const news = [
  { kind: "deck_shuffled" },
  { kind: "role_shown", seat: 2, role: "saboteur" },
  { kind: "company_attacked", company: 2, survives: true },
  { kind: "company_attacked", company: 0, survives: false },
  { kind: "match_ended", winner: 2, reason: "fame" },
].map((event) => ({ event: event as Event, text: "" }));
const over = { outcome: { scores: [] } } as unknown as View;

it("shows roles and attacks in their order", () => {
  expect(stepsOf(news).map(({ seat, kind, sound }) => [seat, kind, sound])).toEqual([
    [2, "role", "card"],
    [2, "attack", "score"],
    [0, "attack", "wrong"],
  ]);
});

it("holds the end back until all is shown, and keeps the fate of each company until its turn", () => {
  const story = new Story();
  expect(story.holds(over, news)).toBe(true);
  story.play(over, news);
  expect(story.now(news)?.kind).toBe("role");
  expect(story.isSecret(2, "attack", news)).toBe(true);
  vi.advanceTimersByTime(800);
  expect(story.isSecret(2, "attack", news)).toBe(false);
  expect(story.isSecret(0, "attack", news)).toBe(true);
  vi.runAllTimers();
  expect(story.holds(over, news)).toBe(false);
});

it("has nothing to show to those who come later, or before the end", () => {
  const story = new Story();
  expect(story.holds(over, [])).toBe(false);
  expect(story.holds({ outcome: null } as unknown as View, news)).toBe(false);
});

it("can be cut short", () => {
  const story = new Story();
  const stop = story.play(over, news);
  story.finish(over);
  stop();
  vi.runAllTimers();
  expect(story.holds(over, news)).toBe(false);
});
