import { describe, expect, it } from "vitest";
import components from "@/generated/strangers/components.json";
import { VIEW_FIELDS } from "@/generated/strangers/viewFields";
import type { View } from "@/generated/strangers/view";
import { loadTexts } from "@/shared/texts";
import { formatView, type Part } from "@/text-table/viewText";
import type { AnyGameModule } from "../module";
import { emptyView, standardBoard } from "./fixtures";
import { TEXT } from "./textFormats";

async function linesOf(view: View, language: "en" | "fr" = "en"): Promise<string[]> {
  const texts = await loadTexts(language, "strangers");
  const module = { text: TEXT } as unknown as AnyGameModule;
  const game = { board: null, module, components, viewFields: VIEW_FIELDS, texts };
  return formatView(view, game, ["Ada", "Bo", "Cy", "Di"]).flatMap(written);
}

function written(part: Part): string[] {
  if (part.kind === "fact") return [`${part.label}: ${part.text}`];
  return part.kind === "lines" ? part.lines : [part.label, ...part.parts.flatMap(written)];
}

const slots = standardBoard("A").places.flatMap((place) =>
  place.values.map((value, index) => ({ slot: `${place.id}.${index + 1}`, owner: null, value })),
);

describe("Don't Talk to Strangers as text", () => {
  it("writes every place once, with what it is worth, also when it is full", async () => {
    const lines = await linesOf({ ...emptyView(2), slots });
    expect(lines.filter((line) => line.startsWith("Gymnasium"))).toEqual([
      "Gymnasium. 3 slots free: 2, 2, 2. Worth when full: 4, 4, 4. " +
        "Every Kid here scores more if the place is full at the end.",
    ]);
    expect(lines.filter((line) => line.startsWith("Pool"))).toEqual([
      "Pool. 4 slots free: 6, 5, 4, 3. First come, best slot.",
    ]);
  });

  it("leaves out rounds and contacts where there are none", async () => {
    const view = emptyView(2);
    const lines = (await linesOf(view)).join("\n");
    expect(lines).not.toMatch(/Round|Points|Contacts/);
    const several = { ...view, options: { ...view.options, best_of_three: true }, contacts: 1 };
    expect((await linesOf(several)).join("\n")).toMatch(/Rounds won: 0[^]*Contacts: 1/);
  });

  it("says of a team's score whose it is", async () => {
    const view = emptyView(4);
    view.options.teams = "open";
    view.slots = [{ slot: "pool.1", owner: 1, value: 6 }];
    view.seats[1]!.score = 6;
    expect(await linesOf(view)).toContain("Score: Team A: 6 in all, 6 of them here");
  });
});
