import { expect, it } from "vitest";
import type { Event } from "@/generated/area51/events";
import type { View } from "@/generated/area51/view";
import { lessonNow, LESSONS, type Moment } from "./lessons";

const view = { regions: [], vehicles: [], display: [] } as unknown as View;
const moment = (changes: Partial<Moment>): Moment => ({
  view,
  me: 0,
  moves: new Set(),
  planning: false,
  pile: false,
  events: [],
  ...changes,
});
const READ = new Set(["welcome", "regions"]);
const did = (kind: string) => ({ kind, seat: 0 }) as unknown as Event;

it("begins with a welcome and then teaches to build", () => {
  expect(lessonNow(moment({}), new Set())?.id).toBe("welcome");
  expect(lessonNow(moment({ moves: new Set(["build", "collect"]) }), READ)?.id).toBe("build");
});

it("goes on to upgrading, picking up and sending, and ends", () => {
  const read = new Set([...READ, "built"]);
  const after = (...kinds: string[]) =>
    lessonNow(
      moment({ moves: new Set(["upgrade", "pick_up", "send"]), events: kinds.map(did) }),
      read,
    )?.id;
  expect(after("bunker_built")).toBe("upgrade");
  expect(after("bunker_built", "bunker_upgraded")).toBe("pick-up");
  const tried = ["bunker_built", "bunker_upgraded", "pile_lifted"];
  expect(after(...tried)).toBe("send");
  expect(after(...tried, "vehicle_hired")).toBe("done");
});

it("has no two lessons with the same name", () => {
  expect(new Set(LESSONS.map((lesson) => lesson.id)).size).toBe(LESSONS.length);
});
