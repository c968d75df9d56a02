import { describe, expect, it } from "vitest";
import { standardBoard } from "../fixtures";
import { layOut, type Box } from "./geometry";
import { placeSigns } from "./signs";

/** Letters of 14 pixels on the smallest phone. */
const SIZE = 44;

const inside = (one: Box, other: Box) =>
  one.x >= other.x &&
  one.y >= other.y &&
  one.x + one.w <= other.x + other.w + 0.01 &&
  one.y + one.h <= other.y + other.h + 0.01;
const overlap = (one: Box, other: Box) =>
  Math.min(one.x + one.w, other.x + other.w) > Math.max(one.x, other.x) &&
  Math.min(one.y + one.h, other.y + other.h) > Math.max(one.y, other.y);

describe.each(["A", "B"] as const)("signs on board %s of a phone", (id) => {
  const layout = layOut(standardBoard(id));
  const signs = placeSigns(layout.lots, (lot) => lot, SIZE, layout.grid);

  it("has a sign for every place, all of it on the board", () => {
    expect([...signs.keys()]).toEqual(layout.lots.map((lot) => lot.id));
    for (const sign of signs.values()) expect(inside(sign, layout.grid)).toBe(true);
  });

  it("lets every sign touch its own place, and none cover another", () => {
    for (const lot of layout.lots) {
      const sign = signs.get(lot.id)!;
      expect(overlap(sign, lot), lot.id).toBe(true);
      for (const [other, box] of signs)
        if (other !== lot.id) expect(overlap(sign, box), `${lot.id} ${other}`).toBe(false);
    }
  });
});
