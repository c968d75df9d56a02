import { expect, it } from "vitest";
import type { SendChange } from "@/generated/protocol";
import { ChangedViews } from "./changedViews";
import { newsOf, viewOf } from "./fixtures";

const change = (number: number, more: Partial<SendChange> = {}): SendChange => ({
  kind: "change",
  seat: 0,
  number,
  events: [],
  fields: {},
  edits: [],
  ...more,
});

function listening() {
  const asked: (number | null)[] = [];
  return { asked, views: new ChangedViews((seat) => asked.push(seat)) };
}

it("makes whole views of changes, one after the other", () => {
  const { asked, views } = listening();
  views.complete(viewOf(0, 5, { again: true, question: "Which?", view: { hand: ["a"], cows: 2 } }));
  const events = [newsOf("cow_gone")];
  expect(
    views.complete(change(1, { events, fields: { turn: 6 }, edits: [[["cows"], 1]] })),
  ).toEqual(viewOf(0, 6, { events, question: "Which?", view: { hand: ["a"], cows: 1 } }));
  expect(views.complete(change(2, { edits: [[["hand"], 1, 0, ["b"]]] }))).toEqual(
    viewOf(0, 6, { question: "Which?", view: { hand: ["a", "b"], cows: 1 } }),
  );
  expect(asked).toEqual([]);
});

it("asks for the whole view once after a change was missed, and goes on from it", () => {
  const { asked, views } = listening();
  views.complete(viewOf(0, 5, { view: { cows: 2 } }));
  expect(views.complete(change(2))).toBeNull();
  expect(views.complete(change(3))).toBeNull();
  expect(asked).toEqual([0]);
  views.complete(viewOf(0, 7, { view: { cows: 9 } }));
  expect(views.complete(change(1, { edits: [[["cows"], 8]] }))).toEqual(
    viewOf(0, 7, { view: { cows: 8 } }),
  );
});

it("keeps the views of several seats apart, and forgets them all on a new connection", () => {
  const { asked, views } = listening();
  views.complete(viewOf(0, 1, { view: { cows: 2 } }));
  views.complete(viewOf(null, 1, { view: { cows: 3 } }));
  expect(views.complete(change(1, { seat: null, edits: [[["cows"], 4]] }))).toEqual(
    viewOf(null, 1, { view: { cows: 4 } }),
  );
  views.restart();
  expect(views.complete(change(1))).toBeNull();
  expect(asked).toEqual([]);
});

it("gives every view a list of moves of its own, though the moves are the same", () => {
  const { views } = listening();
  const before = viewOf(0, 5);
  views.complete(before);
  const after = views.complete(change(1, { fields: { turn: 6 } }));
  expect(after).toMatchObject({ moves: before.moves });
  expect(after).not.toHaveProperty(
    "moves",
    expect.toSatisfy((moves) => moves === before.moves),
  );
});
