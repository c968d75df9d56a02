import { expect, it } from "vitest";
import { emptyView, standardBoard } from "../fixtures";
import { lessonNow, type Moment } from "./lessons";

function moment(changes: Partial<Moment> = {}): Moment {
  return {
    view: emptyView(2),
    board: standardBoard("A"),
    me: 0,
    moves: new Set(),
    useless: false,
    events: [],
    ...changes,
  };
}
const greeted = new Set(["welcome", "goal"]);

it("greets first", () => {
  expect(lessonNow(moment(), new Set())?.id).toBe("welcome");
});

it("has a Kid released before it speaks of cards", () => {
  const moves = new Set(["release", "play_card"] as const);
  expect(lessonNow(moment({ moves }), greeted)?.id).toBe("release");
});

it("warns of a card that would do nothing, once", () => {
  const now = moment({ moves: new Set(["play_card"] as const), useless: true });
  expect(lessonNow(now, greeted)?.id).toBe("useless");
  expect(lessonNow(now, new Set([...greeted, "useless"]))?.id).not.toBe("useless");
});

it("explains the skyline once an Alien has landed", () => {
  const events = [{ kind: "alien_placed", seat: 1, at: "e5" } as const];
  expect(lessonNow(moment({ events }), greeted)?.id).toBe("clock");
});

it("has nothing to say while others play", () => {
  expect(lessonNow(moment(), greeted)).toBeUndefined();
});
