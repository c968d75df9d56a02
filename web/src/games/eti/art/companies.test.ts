import { expect, test } from "vitest";
import { COMPANIES, companyOf } from "./companies";

test("a seat plays its own company unless another was chosen", () => {
  expect([0, 1, 2].map((seat) => companyOf(seat))).toEqual([0, 1, 2]);
  expect([0, 1, 2].map((seat) => companyOf(seat, [2, 5, 0]))).toEqual([2, 5, 0]);
});

test("no two companies look alike", () => {
  for (const part of ["letter", "colour", "shape"] as const)
    expect(new Set(COMPANIES.map((company) => company[part])).size).toBe(COMPANIES.length);
});
