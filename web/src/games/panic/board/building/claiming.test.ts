import { expect, it } from "vitest";
import { buildingView } from "@/games/panic/fixtures";
import { pressOf, type ClaimMoment } from "./claiming";

const CLAIM = { move: { kind: "claim" as const }, text: "Claim" };
const BORDER = { kind: "border" as const, cells: ["a1", "b1"] };

function moment(more: Partial<ClaimMoment> = {}): ClaimMoment {
  const usual = { view: buildingView(), choices: [CLAIM], laid: 9, editing: false };
  return { ...usual, sending: false, warned: false, canAct: true, race: "", ...more };
}

it("claims a town in which nothing wrong is shown", () => {
  expect(pressOf(moment())).toBe("claim");
});

it("asks the server while tiles are missing, and where a faulty town cannot be claimed", () => {
  expect(pressOf(moment({ laid: 8 }))).toBe("ask");
  const view = buildingView({ fault: BORDER });
  expect(pressOf(moment({ view, choices: [] }))).toBe("ask");
});

it("warns before a claim that is known to be wrong", () => {
  const view = buildingView({ fault: BORDER });
  expect(pressOf(moment({ view }))).toBe("warn");
  expect(pressOf(moment({ view, warned: true }))).toBe("claim");
});

it("does not go by what the view says of a town that is being changed", () => {
  const view = buildingView({ fault: BORDER });
  expect(pressOf(moment({ view, editing: true }))).toBe("claim");
});
