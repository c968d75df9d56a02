import { expect, test } from "vitest";
import { choiceOf, sameMove } from "./sameMove";

const move = (kind: string, more: object) => ({ kind, ...more });
const OFFER = { kind: "offer", to: 2, gives: { cards: ["a", "b"], money: 3 }, until: null };

test("the order of fields does not matter, at any depth", () => {
  const again = { until: null, gives: { money: 3, cards: ["a", "b"] }, to: 2, kind: "offer" };
  expect(sameMove(OFFER, again)).toBe(true);
});

test("the order of a list does", () => {
  const turned = { ...OFFER, gives: { cards: ["b", "a"], money: 3 } };
  expect(sameMove(OFFER, turned)).toBe(false);
});

test("another value, a missing field and one too many make another move", () => {
  const { until: _, ...shorter } = OFFER;
  const other = (more: object) => move("offer", { ...OFFER, ...more });
  expect(sameMove(OFFER, other({ to: 1 }))).toBe(false);
  expect(sameMove(OFFER, other({ until: 0 }))).toBe(false);
  expect(sameMove(OFFER, shorter)).toBe(false);
  expect(sameMove(shorter, OFFER)).toBe(false);
  expect(sameMove(OFFER, other({ gives: { cards: ["a"], money: 3 } }))).toBe(false);
  expect(sameMove(move("go", { path: [] }), move("go", { path: {} }))).toBe(false);
});

test("a field that is undefined counts as missing, as it is not sent", () => {
  expect(sameMove(move("pass", { card: undefined }), { kind: "pass" })).toBe(true);
  expect(sameMove({ kind: "pass" }, move("pass", { card: undefined }))).toBe(true);
});

test("a move is found among the choices", () => {
  const choices = [
    { move: { kind: "pass" }, text: "Pass" },
    { move: OFFER, text: "Offer" },
  ];
  expect(choiceOf(choices, { ...OFFER })?.text).toBe("Offer");
  expect(choiceOf(choices, { kind: "wait" })).toBeUndefined();
});
