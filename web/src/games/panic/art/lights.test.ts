/** What is lit in 200 random towns is what the game counts there; tests/games/panic writes the file. */

import { render } from "svelte/server";
import { expect, it } from "vitest";
import json from "@/generated/panic/components.json";
import type { Components, Counted, Laid } from "@/generated/panic/view";
import { CELLS } from "../town";
import towns from "@/generated/panic/countedTowns.json";
import Town from "./Town.svelte";

const components = json as Components;

const laidOf = (word: string): Laid => ({
  tile: Number(word[0]),
  side: word[1] as Laid["side"],
  turn: Number(word[2]),
});

/** What `b2.road-0` and the like stand for. */
function countedOf(lit: string): Counted {
  const found: Counted = { tiles: [], roads: [], figures: [], items: [], because: [], lengths: [] };
  for (const name of lit.split(" ").filter(Boolean)) {
    const [cell = "", what = ""] = name.split(".");
    const [kind, nth] = what.split("-");
    if (kind === "tile") found.tiles.push(cell);
    else if (kind === "road") found.roads.push({ cell, nth: Number(nth) });
    else if (kind === "figure") found.figures.push({ cell, nth: Number(nth) });
    else if (kind === "item") found.items.push(cell);
    else found.because.push(cell);
  }
  return found;
}

/** What is lit in a drawing, named in the same way. */
function litIn(drawing: string): string[] {
  const cells = drawing.split("data-cell=").slice(1);
  return cells.flatMap((text, index) =>
    [...text.matchAll(/data-lit="([^"]+)"/g)].map(([, what]) => `${CELLS[index]}.${what}`),
  );
}

it.each(towns)("$town for card $card", ({ town, lit }) => {
  const cells = town.split(" ").map(laidOf);
  const counted = countedOf(lit);
  const { body } = render(Town, { props: { cells, tiles: components.tiles, counted } });
  expect(litIn(body).sort()).toEqual(lit.split(" ").filter(Boolean));
});

it("has a town for every card with a value, and lights in most", () => {
  expect(towns).toHaveLength(200);
  expect(new Set(towns.map(({ card }) => card)).size).toBe(25);
  expect(towns.filter(({ lit }) => lit).length).toBeGreaterThan(195);
});
