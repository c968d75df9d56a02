import { describe, expect, it } from "vitest";
import type { Move } from "@/generated/strangers/moves";
import type { View } from "@/generated/strangers/view";
import { emptyView, standardBoard } from "../fixtures";
import { layOut } from "./geometry";
import { kidPieces, targetsOf } from "./pieces";

const board = standardBoard("A");
const layout = layOut(board);
const kid = (at: string) => ({ at, crossed: [], moved: false });

function targets(view: View, ...moves: Move[]) {
  const choices = moves.map((move) => ({ move, text: move.kind }));
  return targetsOf(choices, view, layout, board.school);
}

describe("pieces", () => {
  it("puts Kids of one seat on one space together, with their number", () => {
    const view = emptyView(2);
    view.seats[0]!.way = [kid("e9"), kid("e9")];
    view.seats[1]!.way = [kid("e9")];
    const pieces = kidPieces(view, layout);
    expect(pieces.map(({ key, count }) => [key, count]).sort()).toEqual([
      ["0@e9", 2],
      ["1@e9", 1],
    ]);
    expect(new Set(pieces.map((piece) => piece.x)).size).toBe(2);
  });

  it("shows a Kid in each taken slot", () => {
    const view = emptyView(2);
    view.slots.find((slot) => slot.slot === "pool.1")!.owner = 1;
    expect(kidPieces(view, layout).map((piece) => piece.key)).toEqual(["1@pool.1"]);
  });
});

describe("targets", () => {
  it("lights up the School for a release, and a place or a space for a move", () => {
    const view = emptyView(1);
    const found = targets(
      view,
      { kind: "release" },
      { kind: "move_to", to: "pool" },
      { kind: "move_to", to: "d3" },
    );
    expect(found.map(({ spot, shape }) => [spot, shape])).toEqual([
      ["e9", "pad"],
      ["pool", "lot"],
      ["d3", "pad"],
    ]);
  });

  it("keeps Kids of different seats on one space apart", () => {
    const view = emptyView(2);
    view.seats[0]!.way = [kid("d3")];
    view.seats[1]!.way = [kid("d3")];
    const found = targets(
      view,
      { kind: "choose_kid", owner: 0, at: "d3" },
      { kind: "choose_kid", owner: 1, at: "d3" },
    );
    expect(found.map((target) => target.key)).toEqual(["0@d3", "1@d3"]);
    expect(found[0]!.box.x).not.toBe(found[1]!.box.x);
  });

  it("leaves cards to the hand", () => {
    expect(targets(emptyView(1), { kind: "play_card", card: "walk" })).toEqual([]);
  });
});
