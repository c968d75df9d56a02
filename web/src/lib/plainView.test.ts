import { describe, expect, it } from "vitest";
import { emptyView } from "../games/strangers/scene";
import { SHAPE } from "../games/strangers/types";
import { PlainView, type Part } from "./plainView";
import { loadWords } from "./words";

const view = emptyView(2);
view.seats[0]!.hand = ["walk", "walk", "run"];
view.seats[1]!.hand = [null, null];
view.seats[1]!.way = [{ at: "d3", crossed: [], moved: false }];
view.slots = [{ slot: "pool.1", owner: 1, value: 6 }];

async function told(language: "en" | "fr"): Promise<Part[]> {
  const words = await loadWords(language, "strangers");
  return new PlainView(words, ["Ada", "Bo"], { shape: SHAPE, describers: {}, columns: {} }).tell(
    view,
  );
}

function find(parts: Part[], label: string): Part | undefined {
  for (const part of parts) {
    if (part.label === label) return part;
    const inside = part.kind === "group" ? find(part.parts, label) : undefined;
    if (inside) return inside;
  }
  return undefined;
}

describe("a view in words", () => {
  it("calls seats by their players and cards by their names, alike ones together", async () => {
    const parts = await told("en");
    expect(find(parts, "Turn")).toEqual({ kind: "fact", label: "Turn", text: "Ada" });
    expect(find(parts, "Hand")).toEqual({ kind: "fact", label: "Hand", text: "Walk ×2, Run" });
  });

  it("keeps hidden what is hidden", async () => {
    const bo = find(await told("en"), "Bo");
    expect(bo?.kind === "group" && find(bo.parts, "Hand")).toMatchObject({ text: "hidden ×2" });
  });

  it("puts a list of small things on lines", async () => {
    expect(find(await told("en"), "Slots")).toMatchObject({ lines: ["Pool, owner Bo, worth 6"] });
  });

  it("speaks French", async () => {
    expect(find(await told("fr"), "Places")).toMatchObject({
      lines: ["Piscine, propriétaire Bo, valeur 6"],
    });
  });
});
