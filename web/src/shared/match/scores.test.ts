import { expect, it } from "vitest";
import { scoreOf } from "./scores";

const view = (...seats: object[]) => ({ seats });

it("shows the total where a view has one, and otherwise the score", () => {
  expect(scoreOf(view({ score: 7, total: 15 }), 0)).toBe(15);
  expect(scoreOf(view({ score: 7 }), 0)).toBe(7);
  expect(scoreOf(view({ fame: 7 }), 0)).toBeNull();
  expect(scoreOf({}, 0)).toBeNull();
});
