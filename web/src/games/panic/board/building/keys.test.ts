import { expect, it } from "vitest";
import { commandOf, neighbour } from "./keys";

it("takes tiles by number and knows capital letters", () => {
  expect(commandOf("7")).toEqual({ kind: "take", tile: 7 });
  expect(commandOf("0")).toBeNull();
  expect(commandOf("R")).toEqual({ kind: "turn" });
  expect(commandOf("Enter")).toBeNull();
});

it("goes from cell to cell and stops at the edge", () => {
  expect(neighbour("b2", 1, 0)).toBe("c2");
  expect(neighbour("b2", 0, -1)).toBe("b1");
  expect(neighbour("c3", 1, 0)).toBe("c3");
  expect(neighbour("a1", 0, -1)).toBe("a1");
});
