import { expect, it } from "vitest";
import { densityOf } from "./density";

it("gives way to the log step by step", () => {
  expect(densityOf(6, 285, 300)).toBe("");
  expect(densityOf(6, 285, 260)).toBe("dense");
  expect(densityOf(6, 285, 90)).toBe("chips");
  expect(densityOf(6, 285, Infinity)).toBe("");
  expect(densityOf(1, 60, 10)).toBe("");
});
