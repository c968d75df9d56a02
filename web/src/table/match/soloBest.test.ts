import { expect, test } from "vitest";
import type { Best } from "@/generated/protocol";
import { bestFor } from "./soloBest";

const best = (game: string, options: Record<string, unknown>, score: number): Best => ({
  game,
  options,
  score,
  watch: `w${score}`,
  reached: 0,
});
const BESTS = [
  best("panic", { solo: "challenge" }, 30),
  best("strangers", { board: "B", solo: "challenge" }, 17),
  best("strangers", { board: "A", solo: "challenge" }, 21),
];

test("the best score is of the same game with the same options", () => {
  const info = { game: "strangers", options: { solo: "challenge", board: "A" } };
  expect(bestFor(info, BESTS)?.score).toBe(21);
});

test("other options have no best score yet", () => {
  expect(bestFor({ game: "strangers", options: { board: "A" } }, BESTS)).toBeUndefined();
});
