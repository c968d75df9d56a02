import { beforeEach, describe, expect, it } from "vitest";
import type { Move } from "@/generated/area51/moves";
import type { PhaseName, View } from "@/generated/area51/view";
import { Draft } from "./draft.svelte";

const HAND = ["blue-1", "blue-3", "green-1", "green-1"];

function viewAt(decision: Partial<View["decision"]>): View {
  const hangars = [{ hangar: "Ax" }, { hangar: "Ay" }];
  return {
    viewer: 0,
    turn: 0,
    turns: 7,
    seats: [{ hand: HAND }],
    regions: [{ region: "A", hangars, bunkers: [{ bunker: "A5", tower: "green" }] }],
    decision: {
      phase: "action" satisfies PhaseName,
      plan: "nothing",
      region: null,
      needed: 0,
      payable: [],
      card: null,
      cap: null,
      shown: null,
      hidden: [],
      ...decision,
    },
  } as unknown as View;
}

/** The draft against a server that offers what the test says. */
class Server {
  readonly draft = new Draft();
  readonly sent: Move[] = [];
  readonly asked: Move[] = [];

  answer(decision: Partial<View["decision"]>, ...moves: Move[]): void {
    this.draft.follow({
      view: viewAt(decision),
      choices: moves.map((move) => ({ move, text: "" })),
      onchoose: (move) => this.sent.push(move),
      onask: (move) => this.asked.push(move),
    });
  }
}

const BUILD: Move = { kind: "build", region: "A", tower: "green" };
const LEVEL: Partial<View["decision"]> = {
  plan: "level",
  region: "A",
  tower: "green",
  needed: 2,
  payable: ["green-1"],
};
const put = (hangar: string): Move => ({ kind: "put_into", hangar });
const down = (card: string): Move => ({ kind: "play_face_down", card });

let server: Server;
beforeEach(() => {
  server = new Server();
});

describe("a new bunker", () => {
  it("gets the colour of the first card, which then lies face up", () => {
    server.answer({}, BUILD);
    server.draft.build("A");
    expect(server.draft.takes("blue-1")).toBe(false);
    server.draft.press("green-1");
    expect(server.sent).toEqual([BUILD]);
    expect(server.draft.up).toEqual({ card: "green-1", hangar: "Ax" });
    expect(server.draft.missing).toBe(1);
  });

  it("asks why another colour is not possible", () => {
    server.answer({}, BUILD);
    server.draft.build("A");
    server.draft.press("blue-1");
    expect(server.asked).toEqual([{ ...BUILD, tower: "blue" }]);
  });
});

describe("a payment", () => {
  beforeEach(() => {
    server.answer({ ...LEVEL, phase: "face-up" }, { kind: "play_face_up", card: "green-1" });
    server.draft.press("green-1");
    server.draft.put("green-1", "Ay");
    server.draft.put("blue-3", "Ax");
  });

  it("is ready when nothing is missing, and equal cards are counted", () => {
    expect(server.draft.isReady).toBe(true);
    expect(server.draft.left("green-1")).toBe(0);
    server.draft.takeDown(0);
    expect(server.draft.isReady).toBe(false);
    expect(server.draft.left("green-1")).toBe(1);
  });

  it("is sent as small moves, face-down cards in the order of the hand", () => {
    server.draft.confirm();
    server.answer({ ...LEVEL, phase: "face-up-hangar" }, put("Ax"), put("Ay"));
    server.answer({ ...LEVEL, phase: "face-down" }, down("blue-3"), down("green-1"));
    server.answer({ ...LEVEL, phase: "face-down-hangar" }, put("Ax"), put("Ay"));
    const hidden = [{ card: "blue-3", hangar: "Ax" }];
    server.answer({ ...LEVEL, phase: "face-down", hidden }, down("green-1"));
    server.answer({ ...LEVEL, phase: "face-down-hangar", hidden }, put("Ax"), put("Ay"));
    expect(server.sent).toEqual([
      { kind: "play_face_up", card: "green-1" },
      put("Ax"),
      down("blue-3"),
      put("Ax"),
      down("green-1"),
      put("Ay"),
    ]);
  });

  it("is given up by taking back until an action can be chosen", () => {
    server.draft.cancel();
    expect(server.sent).toEqual([{ kind: "take_back" }]);
    server.answer({}, BUILD);
    expect(server.draft.isPlanning).toBe(false);
    expect(server.sent).toHaveLength(1);
  });

  it("stops and asks where the server does not offer the next move", () => {
    server.draft.confirm();
    server.answer({ ...LEVEL, phase: "face-up-hangar" }, put("Ay"));
    expect(server.asked).toEqual([put("Ax")]);
    expect(server.draft.isBusy).toBe(false);
  });
});

it("takes up what was chosen before the page was loaded", () => {
  const shown = { card: "green-1", hangar: "Ay" };
  const hidden = [{ card: "blue-1", hangar: "Ax" }];
  server.answer({ ...LEVEL, phase: "face-down", shown, hidden }, down("blue-3"));
  expect(server.draft.up).toEqual(shown);
  expect(server.draft.down).toEqual(hidden);
  server.draft.press("blue-3");
  server.draft.confirm();
  expect(server.sent).toEqual([{ kind: "take_back" }]);
});

it("begins to collect before the first card is taken", () => {
  server.answer({}, { kind: "collect" });
  server.draft.collect({ kind: "draw" });
  server.answer({ phase: "take" }, { kind: "draw" });
  expect(server.sent).toEqual([{ kind: "collect" }, { kind: "draw" }]);
});

it("forgets everything when the turn is over", () => {
  server.answer({}, BUILD);
  server.draft.build("A");
  server.draft.follow({
    view: { ...viewAt({}), turns: 8, turn: 1 } as View,
    choices: [],
    onchoose: () => undefined,
    onask: () => undefined,
  });
  expect(server.draft.isPlanning).toBe(false);
});
