import { beforeEach, expect, test } from "vitest";
import { Curtain } from "./curtain.svelte";
import { SampleLine } from "./fixtures";

let line: SampleLine;
let seats: number[];
let deciding: number[];
let curtain: Curtain;

beforeEach(() => {
  line = new SampleLine();
  seats = [0, 1];
  deciding = [];
  curtain = new Curtain({
    seats: () => seats,
    deciding: () => deciding,
    send: (message) => line.send(message),
  });
});

test("a browser with one seat looks from it and has no curtain", () => {
  seats = deciding = [2];
  curtain.onSeats();
  expect(curtain.seat).toBe(2);
  expect(curtain.awaited).toBeUndefined();
  expect(curtain.isCovered).toBe(false);
});

test("a spectator looks from no seat, and nothing is covered", () => {
  seats = [];
  curtain.onSeats();
  expect(curtain.seat).toBe(null);
  expect(curtain.isCovered).toBe(false);
});

test("a shared screen is covered until the views of its next player have come", () => {
  deciding = [1];
  curtain.onSeats();
  expect([curtain.isCovered, curtain.awaited]).toEqual([true, 1]);
  curtain.lookFrom(1);
  expect(line.sent).toEqual([{ kind: "look", seat: 1 }]);
  expect([curtain.isCovered, curtain.isTurning]).toEqual([true, true]);
  expect(curtain.onView(0)).toBe(false);
  expect(curtain.onView(1)).toBe(true);
  expect([curtain.isCovered, curtain.isTurning]).toEqual([false, false]);
  expect(curtain.seat).toBe(1);
});

test("the player at the screen is not awaited, the next one is", () => {
  curtain.seat = 0;
  deciding = [0, 1];
  expect(curtain.awaited).toBeUndefined();
  deciding = [1];
  expect(curtain.awaited).toBe(1);
  expect(curtain.isCovered).toBe(false);
});

test("a new connection goes on with the seat looked from; without a line nothing turns", () => {
  curtain.seat = 0;
  curtain.onHello();
  expect(line.sent).toEqual([{ kind: "look", seat: 0 }]);
  curtain.onLineDown();
  expect(curtain.isTurning).toBe(false);
  line.isOpen = false;
  curtain.lookFrom(1);
  expect(curtain.isTurning).toBe(false);
});

test("at the end a covered screen opens by itself, for its first seat", () => {
  curtain.onSeats();
  curtain.onEnd();
  expect(line.sent).toEqual([{ kind: "look", seat: 0 }]);
});
