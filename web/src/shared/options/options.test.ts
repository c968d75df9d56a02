import { expect, test } from "vitest";
import type { OptionInfo } from "@/generated/protocol";
import { choicesFor, fits, fitted, seatCounts, unusual } from "./options";

const ALL = [1, 2, 3, 4];
const teams: OptionInfo = {
  name: "teams",
  type: "str",
  default: "none",
  label: "Teams",
  help: "",
  is_fine_point: false,
  choices: [
    { value: "none", label: "No teams", seats: ALL },
    { value: "open", label: "Open", seats: [4] },
  ],
};
const target: OptionInfo = { ...teams, name: "target", type: "int", default: 7, choices: [] };

test("an option fits where it leaves a choice", () => {
  expect(fits(teams, 4)).toBe(true);
  expect(fits(teams, 2)).toBe(false);
  expect(fits(target, 2)).toBe(true);
  expect(seatCounts(teams)).toEqual([4]);
  expect(choicesFor(teams, 2).map((choice) => choice.value)).toEqual(["none"]);
});

test("what no longer fits goes back to its default", () => {
  const values = { teams: "open", target: 9 };
  expect(fitted([teams, target], values, 4)).toEqual(values);
  expect(fitted([teams, target], values, 3)).toEqual({ teams: "none", target: 9 });
});

test("only what is not as usual is worth saying", () => {
  expect(unusual([teams, target], { teams: "none", target: 7 })).toEqual([]);
  expect(unusual([teams, target], { teams: "open", target: 9 })).toEqual([
    [teams, "Open"],
    [target, "9"],
  ]);
});
