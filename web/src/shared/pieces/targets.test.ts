import { expect, it } from "vitest";
import { groupBySpot } from "./targets";

const SPOTS: Record<string, string[]> = {
  swap: ["port:1", "port:2"],
  drop: ["port:1"],
  finish: [],
};
const grouped = (...moves: string[]) => groupBySpot(moves, (move) => SPOTS[move] ?? []);

it("puts a choice at every spot it lights", () => {
  expect([...grouped("swap")]).toEqual([
    ["port:1", ["swap"]],
    ["port:2", ["swap"]],
  ]);
});

it("keeps the choices of a spot in their order", () => {
  expect(grouped("swap", "drop").get("port:1")).toEqual(["swap", "drop"]);
  expect(grouped("drop", "swap").get("port:1")).toEqual(["drop", "swap"]);
});

it("leaves out what lights nothing", () => {
  expect(grouped("finish").size).toBe(0);
});
