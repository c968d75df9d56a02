import { expect, it } from "vitest";
import type { CardView, Components, View } from "@/generated/panic/view";
import { loadTexts } from "@/shared/texts";
import { buildingView } from "./fixtures";
import { TEXT } from "./textFormats";

const card: CardView = { card: "1", star: false, low_wins: false, value: 2 };
const building = buildingView({}, { cards: [card], glass: false });
const before: View = { ...building, phase: "signal" };

async function at(view: View) {
  const texts = await loadTexts("en", "panic");
  return { view, index: 0, texts, components: {} as Components, names: ["Ada", "Bo"] };
}

it("says what the own town is worth for an objective only while it is built", async () => {
  expect(TEXT.fields?.["View.cards"]?.(await at(building))?.[0]).toContain("in your town 2");
  expect(TEXT.fields?.["View.cards"]?.(await at(before))?.[0]).not.toContain("2");
});

it.each([
  ["View.glass", building, true],
  ["View.glass", { ...building, glass: true }, false],
  ["SeatView.ready", building, true],
  ["SeatView.ready", before, false],
  ["SeatView.tiles", before, true],
  ["OwnTown.fault", before, true],
  ["OwnTown.fault", building, false],
])("leaves out what means nothing yet: %s", async (field, view, idle) => {
  expect(TEXT.isIdle?.(field, await at(view))).toBe(idle);
});

it("writes what a town lacks in words", async () => {
  const texts = await loadTexts("en", "panic");
  const fault = { kind: "unfinished" as const, cells: ["a1", "b2"] };
  expect(TEXT.structs?.FaultView?.(fault, texts, {} as Components, [])).toBe(
    "2 tiles to go (a1 and b2)",
  );
});
