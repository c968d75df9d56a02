import { expect, it } from "vitest";
import components from "@/generated/panic/components.json";
import type { Components } from "@/generated/panic/view";
import { loadTexts } from "@/shared/texts";
import { describeTile, turnEdge } from "./tileText";

const STANDARD = components as Components;

it("turns an edge clockwise", () => {
  expect(turnEdge("N", 1)).toBe("E");
  expect(turnEdge("W", 2)).toBe("E");
});

it("describes what is on a tile, as it lies", async () => {
  const texts = await loadTexts("en", "panic");
  expect(describeTile({ tile: 3, side: "A", turn: 0 }, texts, STANDARD)).toBe(
    "3A: road north-east with agent facing north, road south-west, boy",
  );
  expect(describeTile({ tile: 3, side: "A", turn: 1 }, texts, STANDARD)).toContain(
    "road south-east with agent facing east",
  );
});
