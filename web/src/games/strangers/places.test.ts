import { describe, expect, it } from "vitest";
import { keepPlaces } from "./places";

const lie = (...cards: (string | null)[]) => cards.map((card) => card && { card });

describe("places of a hand", () => {
  it("are in order at first", () => {
    expect(keepPlaces([], ["run", "walk"])).toEqual(lie("run", "walk"));
  });

  it("stay when a card is played, and the next one fills the gap", () => {
    const left = keepPlaces(lie("bmx", "run", "walk") as never, ["bmx", "walk"]);
    expect(left).toEqual(lie("bmx", null, "walk"));
    expect(keepPlaces(left, ["bmx", "city-bus", "walk"])).toEqual(lie("bmx", "city-bus", "walk"));
  });

  it("end with a card", () => {
    expect(keepPlaces(lie("bmx", "run", "walk") as never, ["bmx"])).toEqual(lie("bmx"));
  });

  it("grow at the end", () => {
    expect(keepPlaces(lie("walk") as never, ["bmx", "walk"])).toEqual(lie("walk", "bmx"));
  });
});
