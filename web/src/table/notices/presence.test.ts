import { expect, test } from "vitest";
import type { Sitting } from "@/generated/protocol";
import { awayFor, presenceNews } from "./presence";

const here: Sitting = {
  seat: 0,
  kind: "person",
  name: "Bo",
  called: "Red Cap",
  level: null,
  present: true,
  absent_for: null,
  lent: false,
  piece: 0,
};
const away: Sitting = { ...here, present: false, absent_for: 2 };
const news = (before: Sitting, after: Sitting, own: number[] = []) =>
  presenceNews([before], [after], own)?.id ?? null;

test("coming, going and leaving are news", () => {
  expect(news(here, away)).toBe("notice-away");
  expect(news(away, here)).toBe("notice-back");
  expect(news(here, { ...here, lent: true })).toBe("notice-left");
  expect(news(away, { ...away, lent: true })).toBe("notice-lent");
  expect(news({ ...here, lent: true }, { ...away, lent: true })).toBe(null);
  expect(presenceNews([here], [away], [])?.args).toEqual({ name: "Bo" });
});

test("your own seat and those of bots are not", () => {
  expect(news(here, away, [0])).toBe(null);
  expect(news({ ...here, kind: "bot" }, { ...away, kind: "bot" })).toBe(null);
  expect(news(here, here)).toBe(null);
  expect(presenceNews([], [away], [])).toBe(null);
});

test("absence grows while nothing is sent", () => {
  expect(awayFor(away, 1000, 4000)).toBe(5);
  expect(awayFor(here, 1000, 4000)).toBe(null);
});
