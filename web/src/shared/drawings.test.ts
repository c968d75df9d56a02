import type { Component } from "svelte";
import { expect, it } from "vitest";
import { drawingsIn } from "./drawings";

const drawing = (): Component<Record<string, unknown>> => () => ({});
const walk = drawing();
const schoolBus = drawing();
const find = drawingsIn(
  { "./pictograms/walk.svelte": walk, "./pictograms/school-bus.svelte": schoolBus },
  "walk",
);

it("a drawing is found by the name of its file", () => {
  expect(find("school-bus")).toBe(schoolBus);
});

it("the first id that has a drawing counts", () => {
  expect(find("night-bus", undefined, "school-bus", "walk")).toBe(schoolBus);
});

it("ids without a drawing get the usual one", () => {
  expect(find("night-bus")).toBe(walk);
  expect(find("constructor")).toBe(walk);
  expect(find()).toBe(walk);
});

it("the usual drawing has to be there", () => {
  expect(() => drawingsIn({}, "walk")).toThrow("there is no drawing called walk");
});
