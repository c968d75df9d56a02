import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SampleLine, viewOf } from "./fixtures";
import { OutgoingMoves } from "./outgoingMoves.svelte";

const PASS = { kind: "pass" };
let line: SampleLine;
let moves: OutgoingMoves;

beforeEach(() => {
  vi.useFakeTimers();
  line = new SampleLine();
  moves = new OutgoingMoves(line);
});
afterEach(() => void vi.useRealTimers());

test("a move is on its way until a view shows it as made, which is reported once", () => {
  moves.send(PASS, viewOf(0, 5));
  expect(line.sent).toEqual([{ kind: "move", move: PASS, turn: 5, seat: 0, id: 1 }]);
  expect(moves.sent).toBe(true);
  expect(moves.onView(viewOf(0, 6))).toBe(null);
  expect(moves.sent).toBe(false);
  expect(moves.takeMade()).toBe(true);
  expect(moves.takeMade()).toBe(false);
});

test("views of other seats answer nothing", () => {
  moves.send(PASS, viewOf(0, 5));
  moves.onView(viewOf(1, 6));
  expect(moves.sent).toBe(true);
});

test("a line without an answer is opened again, but not once the answer has come", () => {
  moves.send(PASS, viewOf(0, 5));
  vi.advanceTimersByTime(8000);
  expect(line.reopened).toBe(1);
  moves.onView(viewOf(0, 5, { again: true }));
  moves.onView(viewOf(0, 6));
  vi.advanceTimersByTime(60_000);
  expect(line.reopened).toBe(1);
});

test("a move without a line is kept, and sent when the line is back", () => {
  line.isOpen = false;
  moves.send(PASS, viewOf(0, 5));
  expect([moves.sent, moves.kept]).toEqual([false, true]);
  line.isOpen = true;
  expect(moves.onView(viewOf(0, 5, { again: true }))?.id).toBe("notice-sent");
  expect([moves.sent, moves.kept]).toEqual([true, false]);
});

test("a move that was kept can be forgotten, and comes too late once the decision is over", () => {
  line.isOpen = false;
  moves.send(PASS, viewOf(0, 5));
  moves.forget();
  expect(moves.kept).toBe(false);
  moves.send(PASS, viewOf(0, 5));
  expect(moves.onView(viewOf(0, 6, { again: true }))?.id).toBe("notice-late");
  expect(line.sent).toEqual([]);
});

test("a refusal says whether it is of the move, of one after it, or of something else", () => {
  moves.sendAhead(PASS, viewOf(0, 5));
  moves.sendAhead(PASS, viewOf(0, 5));
  moves.send(PASS, viewOf(0, 5));
  expect(moves.onRefused(99)).toBe("other");
  expect(moves.onRefused(1)).toBe("other");
  expect(moves.onRefused(2)).toBe("later");
  expect(moves.sent).toBe(true);
  expect(moves.onRefused(3)).toBe("move");
  expect(moves.sent).toBe(false);
});

test("nothing is sent ahead while a move waits for its answer", () => {
  expect(moves.canSendAhead).toBe(true);
  moves.send(PASS, viewOf(0, 5));
  expect(moves.canSendAhead).toBe(false);
  moves.onAnswered([1]);
  expect(moves.canSendAhead).toBe(false);
  moves.onAnswered([0, 1]);
  expect(moves.canSendAhead).toBe(true);
});
