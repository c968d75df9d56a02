import { expect, test } from "vitest";
import type { OwnTable } from "../generated/protocol";
import { FluentTexts } from "../shared/texts";
import { detailsOf, inOrder, isYourTurn, playersOf, standOf } from "./ownTable";

const texts = new FluentTexts("en", [
  "table-your-turn = Your turn\nown-turn = Waiting for { $names }\nown-empty = empty\n" +
    "own-ready = Ready\nown-free = { $free } free\nown-left = A bot plays\nown-tutorial = Tutorial\n" +
    "own-daily = Puzzle\nown-steps = { $steps } steps\n",
]);
const table: OwnTable = {
  code: "c",
  watch: "w",
  game: "g",
  title: "G",
  status: "playing",
  seats: ["Ada", "Bo", "bot"],
  to_move: [1, 2],
  own: [0],
  maker: true,
  alone: false,
  outcome: null,
  left: false,
  daily: null,
  tutorial: false,
  steps: 12,
  created: 1,
  changed: 1,
};

test("whose turn it is", () => {
  expect(standOf(table, texts)).toBe("Waiting for Bo and bot");
  expect(standOf({ ...table, to_move: [0, 1] }, texts)).toBe("Your turn");
  expect(standOf({ ...table, to_move: [] }, texts)).toBe("");
});

test("a seat left to a bot is nobody's turn", () => {
  const left: OwnTable = { ...table, to_move: [0], left: true };
  expect(standOf(left, texts)).toBe("A bot plays");
  expect(isYourTurn(left)).toBe(false);
});

test("how tables differ", () => {
  expect(detailsOf(table, texts)).toEqual(["12 steps"]);
  expect(detailsOf({ ...table, tutorial: true }, texts)).toEqual(["Tutorial", "12 steps"]);
  expect(detailsOf({ ...table, daily: "2026-11-16", status: "over" }, texts)).toEqual(["Puzzle"]);
});

test("a table before its match says what it waits for", () => {
  const open: OwnTable = { ...table, status: "open", seats: ["Ada", ""], to_move: [] };
  expect(standOf(open, texts)).toBe("1 free");
  expect(playersOf(open, texts)).toBe("Ada, empty");
  expect(standOf({ ...open, seats: ["Ada", "Bo"] }, texts)).toBe("Ready");
});

test("a finished match says how it ended", () => {
  const outcome = { scores: [1, 2], winners: [1], reason: "end", text: "Bo wins." };
  expect(standOf({ ...table, status: "over", outcome }, texts)).toBe("Bo wins.");
});

test("tables that wait for you come first", () => {
  const mine = { ...table, watch: "mine", to_move: [0], changed: 0 };
  const late = { ...table, watch: "late", changed: 9 };
  expect(isYourTurn(mine)).toBe(true);
  expect(inOrder([table, late, mine]).map((one) => one.watch)).toEqual(["mine", "late", "w"]);
});
