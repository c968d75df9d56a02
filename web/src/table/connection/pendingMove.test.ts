import { expect, test } from "vitest";
import { viewOf } from "./fixtures";
import { isPast, whenBack } from "./pendingMove";

const kept = { move: { kind: "pass" }, seat: 0, turn: 5, id: 1, sent: false };
const view = (turn: number, held = false, seat = 0) => viewOf(seat, turn, { held });

test("a move is sent while its decision is the same", () => {
  expect(whenBack(kept, view(5))).toBe("send");
  expect(whenBack({ ...kept, sent: true }, view(5))).toBe("send");
});

test("a move that the server weighs is not sent twice", () => {
  expect(whenBack({ ...kept, sent: true }, view(5, true))).toBe("wait");
});

test("a move for a past decision is not sent", () => {
  expect(whenBack(kept, view(6))).toBe("late");
  expect(whenBack({ ...kept, sent: true }, view(6))).toBe("unsure");
});

test("the views of other seats say nothing about it", () => {
  expect(isPast(kept, view(6))).toBe(true);
  expect(isPast(kept, view(6, false, 1))).toBe(false);
});
