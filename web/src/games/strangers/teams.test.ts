import { expect, test } from "vitest";
import type { View } from "@/generated/strangers/view";
import { ownPoints, teamOf } from "./teams";

const playing = (teams: View["options"]["teams"]) => ({ options: { teams } }) as View;
const letters = (teams: View["options"]["teams"]) =>
  [0, 1, 2, 3].map((seat) => teamOf(playing(teams), seat)).join("");

test("partners sit side by side in open teams and opposite each other in closed ones", () => {
  expect(letters("open")).toBe("AABB");
  expect(letters("closed")).toBe("ABAB");
  expect(letters("none")).toBe("");
});

test("the points of a seat are those of its own Kids", () => {
  const slots = [
    { slot: "Library.1", owner: 0, value: 5 },
    { slot: "Library.2", owner: 1, value: 3 },
    { slot: "Pool.1", owner: 0, value: 4 },
    { slot: "Pool.2", owner: null, value: 6 },
  ] as View["slots"];
  expect(ownPoints({ slots }, 0)).toBe(9);
});
