import { expect, test } from "vitest";
import { choiceOf, sameMove } from "./sameMove";

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
  expect(sameMove(OFFER, { ...OFFER, to: 1 })).toBe(false);
  expect(sameMove(OFFER, { ...OFFER, until: 0 })).toBe(false);
  expect(sameMove(OFFER, shorter)).toBe(false);
  expect(sameMove(shorter, OFFER)).toBe(false);
  expect(sameMove(OFFER, { ...OFFER, gives: { cards: ["a"], money: 3 } })).toBe(false);
  expect(sameMove({ kind: "go", path: [] }, { kind: "go", path: {} })).toBe(false);
});

test("a field that is undefined counts as missing, as it is not sent", () => {
  expect(sameMove({ kind: "pass", card: undefined }, { kind: "pass" })).toBe(true);
  expect(sameMove({ kind: "pass" }, { kind: "pass", card: undefined })).toBe(true);
});

test("a move is found among the choices", () => {
  const choices = [
    { move: { kind: "pass" }, text: "Pass" },
    { move: OFFER, text: "Offer" },
  ];
  expect(choiceOf(choices, { ...OFFER })?.text).toBe("Offer");
  expect(choiceOf(choices, { kind: "wait" })).toBeUndefined();
});
