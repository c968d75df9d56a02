import { expect, it } from "vitest";
import json from "@/generated/panic/components.json";
import examples from "@/generated/panic/exampleTowns.json";
import type { Components, Counted } from "@/generated/panic/view";
import { readTown } from "../town";
import { roadNumbers } from "./roadNumbers";

const { tiles } = json as Components;
const numbersOf = (card: keyof typeof examples) => {
  const { town, counted } = examples[card];
  return roadNumbers(counted as Counted, readTown(town), tiles);
};

it("numbers each of several roads that count, at places apart from each other", () => {
  const numbers = numbersOf("10");
  expect(numbers.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
  for (const [index, one] of numbers.entries())
    for (const other of numbers.slice(index + 1))
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(25);
});

it("numbers nothing where one road counts, or none", () => {
  expect(numbersOf("5")).toEqual([]);
  expect(numbersOf("7")).toEqual([]);
});
