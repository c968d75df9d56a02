import { expect, test } from "vitest";
import { ago } from "./ago";

const NOW = 1_800_000_000;

test.each([
  [0, "now"],
  [59, "now"],
  [-5, "now"],
  [60, "1 minute ago"],
  [3599, "59 minutes ago"],
  [7300, "2 hours ago"],
  [25 * 3600, "yesterday"],
  [8 * 24 * 3600, "last week"],
  [70 * 24 * 3600, "2 months ago"],
])("%d seconds are %s", (seconds, text) => {
  expect(ago("en", NOW - seconds, NOW)).toBe(text);
});

test("in French too", () => {
  expect(ago("fr", NOW - 120, NOW)).toBe("il y a 2 minutes");
});
