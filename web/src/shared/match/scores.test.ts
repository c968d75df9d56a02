import { expect, it } from "vitest";
import { scoreOf, scoresOver } from "./scores";

const view = (...seats: object[]) => ({ seats });

it("shows the total where a view has one, and otherwise the score", () => {
  expect(scoreOf(view({ score: 7, total: 15 }), 0)).toBe(15);
  expect(scoreOf(view({ score: 7 }), 0)).toBe(7);
  expect(scoreOf(view({ fame: 7 }), 0)).toBeNull();
  expect(scoreOf({}, 0)).toBeNull();
});

it("follows scores over a series of views, where there are any", () => {
  expect(scoresOver([view({ score: 1 }), view({ score: 3 })], 1)).toEqual([[1, 3]]);
  expect(scoresOver([view({}), view({})], 1)).toEqual([]);
});
