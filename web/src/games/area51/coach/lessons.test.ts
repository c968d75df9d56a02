import { expect, it } from "vitest";
import type { Event } from "@/generated/area51/events";
import type { Move } from "@/generated/area51/moves";
import type { View } from "@/generated/area51/view";
import { lessonNow, LESSONS, type Moment } from "./lessons";

const view = { regions: [], vehicles: [], display: [] } as unknown as View;
const moment = (changes: Partial<Moment>): Moment => ({
  view,
  me: 0,
  moves: [],
  step: null,
  pile: false,
  events: [],
  ...changes,
});
const READ = new Set(["welcome", "regions"]);
const moves = (...kinds: Move["kind"][]) =>
  kinds.map(
    (kind) => ({ kind, region: "A", bunker: "A5", vehicle: "blue-truck" }) as unknown as Move,
  );
const did = (kind: string) => ({ kind, seat: 0 }) as unknown as Event;

it("begins with a welcome and then teaches to build", () => {
  expect(lessonNow(moment({}), new Set())?.id).toBe("welcome");
  expect(lessonNow(moment({ moves: moves("build", "collect") }), READ)?.id).toBe("build");
});

it("goes on to upgrading, picking up and sending, and ends", () => {
  const read = new Set([...READ, "built"]);
  const after = (...kinds: string[]) =>
    lessonNow(moment({ moves: moves("upgrade", "pick_up", "send"), events: kinds.map(did) }), read)
      ?.id;
  expect(after("bunker_built")).toBe("upgrade");
  expect(after("bunker_built", "bunker_upgraded")).toBe("pick-up");
  const tried = ["bunker_built", "bunker_upgraded", "pile_lifted"];
  expect(after(...tried)).toBe("send");
  expect(after(...tried, "vehicle_hired")).toBe("done");
});

it("has no two lessons with the same name", () => {
  expect(new Set(LESSONS.map((lesson) => lesson.id)).size).toBe(LESSONS.length);
});

it("asks for what is missing next, never for more", () => {
  for (const step of ["route", "up", "down", "ready"] as const)
    expect(lessonNow(moment({ step, moves: moves("build") }), READ)?.id).toBe(`pay-${step}`);
});

it("marks only bunkers that can be raised now", () => {
  const owned = ["A5", "A4"].map((bunker) => ({ bunker, owner: 0 }));
  const region = { region: "A", bunkers: owned, hangars: [], next_space: null };
  const table = { ...view, regions: [region] } as unknown as View;
  const now = moment({ view: table, moves: moves("upgrade"), events: [did("bunker_built")] });
  const lesson = lessonNow(now, new Set([...READ, "built"]));
  expect(lesson?.id).toBe("upgrade");
  expect(lesson?.spots(now)).toEqual(["space:A5"]);
});
