import { describe, expect, it } from "vitest";
import type { LoadedGame } from "../games/registry";
import { emptyView } from "../games/strangers/fixtures";
import { VIEW_FIELDS } from "../generated/strangers/viewFields";
import { loadTexts } from "../shared/texts";
import { formatView, type Part } from "./viewText";

const view = emptyView(2);
view.seats[0]!.hand = ["walk", "walk", "run"];
view.seats[1]!.hand = [null, null];
view.seats[1]!.way = [{ at: "d3", crossed: [], moved: false }];
view.slots = [{ slot: "pool.1", owner: 1, value: 6 }];

async function format(language: "en" | "fr"): Promise<Part[]> {
  const game: LoadedGame = {
    board: null,
    module: {},
    components: null,
    viewFields: VIEW_FIELDS,
    texts: await loadTexts(language, "strangers"),
  };
  return formatView(view, game, ["Ada", "Bo"]);
}

function find(parts: Part[], label: string): Part | undefined {
  for (const part of parts) {
    if (part.label === label) return part;
    const inside = part.kind === "group" ? find(part.parts, label) : undefined;
    if (inside) return inside;
  }
  return undefined;
}

describe("a view as text", () => {
  it("names seats by their players and cards by their names, equal ones together", async () => {
    const parts = await format("en");
    expect(find(parts, "Turn")).toEqual({ kind: "fact", label: "Turn", text: "Ada" });
    expect(find(parts, "Hand")).toEqual({ kind: "fact", label: "Hand", text: "Walk ×2 and Run" });
  });

  it("keeps hidden what is hidden", async () => {
    const bo = find(await format("en"), "Bo");
    expect(bo?.kind === "group" && find(bo.parts, "Hand")).toMatchObject({ text: "hidden ×2" });
  });

  it("puts a list of small things on lines", async () => {
    expect(find(await format("en"), "Slots")).toMatchObject({ lines: ["Pool, owner Bo, worth 6"] });
  });

  it("is there in French", async () => {
    expect(find(await format("fr"), "Places")).toMatchObject({
      lines: ["Piscine, propriétaire Bo, valeur 6"],
    });
  });
});
