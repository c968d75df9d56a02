import { expect, it } from "vitest";
import { loadWords } from "../../lib/words";
import { describeTile, turned } from "./plain";

it("turns an edge clockwise", () => {
  expect(turned("N", 1)).toBe("E");
  expect(turned("W", 2)).toBe("E");
});

it("tells what is on a tile, as it lies", async () => {
  const words = await loadWords("en", "panic");
  expect(describeTile({ tile: 3, side: "A", turn: 0 }, words)).toBe(
    "3A: road north-east with agent facing north, road west-south, boy",
  );
  expect(describeTile({ tile: 3, side: "A", turn: 1 }, words)).toContain(
    "road east-south with agent facing east",
  );
});
