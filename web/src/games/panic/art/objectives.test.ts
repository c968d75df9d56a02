import { expect, it } from "vitest";
import json from "@/generated/panic/components.json";
import { drawingOf } from "./objectives";

const PICTURES_WITHOUT_FIGURES = ["roads", "roadless", "district", "speed"];

it.each(json.objectives)("has a drawing for $name", ({ name }) => {
  const { counting, figures } = drawingOf(name);
  expect(figures.length > 0 || PICTURES_WITHOUT_FIGURES.includes(counting)).toBe(true);
});
