import { expect, test } from "vitest";
import { likings } from "./liking";

const advice = (share: number) => ({ move: { kind: "pass" }, text: "", share, value: null });

test("a move the bot hardly looked beyond is by far its favourite", () => {
  expect(likings([advice(0.8), advice(0.15), advice(0.05)])).toEqual(["much", "little", "little"]);
});

test("a move that comes close is worth a thought", () => {
  expect(likings([advice(0.45), advice(0.4), advice(0.1)])).toEqual(["more", "some", "little"]);
});

test("there may be one move only", () => {
  expect(likings([advice(1)])).toEqual(["much"]);
});
