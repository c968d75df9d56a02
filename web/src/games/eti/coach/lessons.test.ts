import { expect, it } from "vitest";
import type { Event } from "@/generated/eti/events";
import type { PhaseName, View } from "@/generated/eti/view";
import { LESSONS, lessonNow, type Moment } from "./lessons";

const moment = (phase: PhaseName, changes: Partial<Moment> = {}, ports = 0): Moment => ({
  view: {
    decision: { phase },
    turn_number: 1,
    alien: null,
    centre: ["ruby-lasers"],
    offers: [],
    seats: [{ tokens: [0, 0, 0, 0], ports: Array(ports).fill({ card: null }) }],
  } as unknown as View,
  me: 0,
  moves: new Set(["finish"]),
  events: [],
  ...changes,
});
const did = (...kinds: string[]) => kinds.map((kind) => ({ kind, seat: 0 }) as unknown as Event);
const READ = new Set(["welcome", "event", "banked", "claimed"]);
const given = (now: Moment) => lessonNow(now, READ)?.id;

it("begins with a welcome, then upgrades and the first project", () => {
  expect(lessonNow(moment("upgrades"), new Set())?.id).toBe("welcome");
  expect(given(moment("upgrades", { moves: new Set(["upgrade"]) }))).toBe("upgrades");
  expect(given(moment("upgrades", { moves: new Set(["choose_threat"]) }))).toBe("immunity");
  expect(given(moment("upgrades"))).toBe("upgraded");
  expect(given(moment("marks"))).toBe("study");
});

it("takes the welcome away when the first upgrade is placed without a word", () => {
  const placed = moment("upgrades", { moves: new Set(["upgrade"]) });
  placed.view = { ...placed.view, seats: [{ ...placed.view.seats[0]!, tokens: [0, 1, 0, 0] }] };
  expect(lessonNow(placed, new Set())?.id).toBe("upgrades");
});

it("has the newcomer gather cards, submit them once and see what came of it", () => {
  expect(given(moment("agenda", {}, 3))).toBe("research");
  expect(given(moment("agenda", {}, 7))).toBe("submit");
  expect(given(moment("method"))).toBe("method");
  expect(given(moment("arrange"))).toBe("arrange");
  const counted = moment("agenda", { events: did("result_shown") });
  expect(lessonNow(counted, new Set(["welcome"]))?.id).toBe("banked");
  expect(given(counted)).toBe("agenda");
});

it("teaches a deal, a vote and what a word is worth", () => {
  expect(given(moment("bargain"))).toBe("bargain");
  expect(given(moment("bargain", { events: did("offer_proposed") }))).toBe("ready");
  expect(given(moment("votes"))).toBe("vote");
  expect(given(moment("settle"))).toBe("settle");
});

it("ends with the invasion once there was a submission and a vote, or when it gets late", () => {
  const both = moment("agenda", { events: did("result_shown", "vote_cast") });
  expect(given(both)).toBe("invasion");
  expect(lessonNow(both, new Set([...READ, "invasion"]))?.id).toBe("done");
  const late = moment("agenda");
  late.view = { ...late.view, turn_number: 12 };
  expect(given({ ...late, moves: new Set() })).toBe("invasion");
});

it("has no two lessons with the same name", () => {
  expect(new Set(LESSONS.map((lesson) => lesson.id)).size).toBe(LESSONS.length);
});
