import { expect, it } from "vitest";
import type { Laid } from "@/generated/panic/view";
import { loadTexts } from "@/shared/texts";
import { buildingView, FULL } from "../fixtures";
import { LESSONS, lessonNow } from "./lessons";

const lessonOf = (view: ReturnType<typeof buildingView>, ...given: string[]) =>
  lessonNow({ view }, new Set(given))?.id;
const laid = (more: Partial<Laid>): Laid => ({ tile: 1, side: "A", turn: 0, ...more });
const withOne = (tile: Laid) => [tile, ...Array.from({ length: 8 }, () => null)];

it("follows the first round: cards, laying, turning, flipping", () => {
  expect(lessonOf(buildingView({}, { phase: "signal" }))).toBe("welcome");
  expect(lessonOf(buildingView({}, { phase: "signal" }), "welcome", "cards")).toBe("ready");
  expect(lessonOf(buildingView())).toBe("lay");
  expect(lessonOf(buildingView({ cells: withOne(laid({})) }))).toBe("turn");
  expect(lessonOf(buildingView({ cells: withOne(laid({ turn: 1 })) }))).toBe("flip");
  expect(lessonOf(buildingView({ cells: withOne(laid({ turn: 1, side: "B" })) }))).toBe("fill");
});

it("explains a join that does not meet, a fault, and the claim", () => {
  const cells = FULL.hand.concat(FULL.cells.map((tile) => laid({ ...tile, turn: 1, side: "B" })));
  const full = { cells, hand: [] };
  const borders = [{ first: "a1", second: "b1" }];
  expect(lessonOf(buildingView({ ...full, borders }))).toBe("join");
  const fault = { kind: "border" as const, cells: ["a1", "b1"] };
  expect(lessonOf(buildingView({ ...full, fault }))).toBe("fix");
  expect(lessonOf(buildingView(full))).toBe("claim");
});

it("has words for every lesson in both languages", async () => {
  for (const language of ["en", "fr"] as const) {
    const texts = await loadTexts(language, "panic");
    for (const { id } of LESSONS) expect(texts.has(`panic-coach-${id}`)).toBe(true);
  }
});
