import { describe, expect, it } from "vitest";
import { keepPositions } from "./handPositions";

const laid = (...cards: (string | null)[]) =>
  cards.map((card) => (card === null ? null : { card }));

describe("positions of a hand", () => {
  it("are in order at first", () => {
    expect(keepPositions([], ["run", "walk"])).toEqual(laid("run", "walk"));
  });

  it("stay when a card is played, and the next one fills the gap", () => {
    const left = keepPositions(laid("bmx", "run", "walk"), ["bmx", "walk"]);
    expect(left).toEqual(laid("bmx", null, "walk"));
    expect(keepPositions(left, ["bmx", "city-bus", "walk"])).toEqual(
      laid("bmx", "city-bus", "walk"),
    );
  });

  it("end with a card", () => {
    expect(keepPositions(laid("bmx", "run", "walk"), ["bmx"])).toEqual(laid("bmx"));
  });

  it("grow at the end", () => {
    expect(keepPositions(laid("walk"), ["bmx", "walk"])).toEqual(laid("walk", "bmx"));
  });
});
