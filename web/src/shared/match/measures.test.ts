import { expect, it } from "vitest";
import { seriesOf } from "./measures";

const view = (...scores: number[]) => ({ seats: scores.map((score) => ({ score })) });

it("shows the score of every seat", () => {
  expect(seriesOf([view(0, 0), view(2, 0), view(2, 5)], 2)).toEqual([
    {
      name: "table-score",
      lines: [
        [0, 2, 2],
        [0, 0, 5],
      ],
    },
  ]);
});

it("shows nothing where views have no scores", () => {
  expect(seriesOf([{ seats: [{}] }], 1)).toEqual([]);
});
