import { expect, it } from "vitest";
import { hoursAndMinutes } from "./countdown";

it("counts down in hours and minutes, and never shows nothing at all", () => {
  expect(hoursAndMinutes(18_720)).toEqual({ hours: 5, minutes: 12 });
  expect(hoursAndMinutes(3_599)).toEqual({ hours: 1, minutes: 0 });
  expect(hoursAndMinutes(61)).toEqual({ hours: 0, minutes: 2 });
  expect(hoursAndMinutes(-3)).toEqual({ hours: 0, minutes: 1 });
});
