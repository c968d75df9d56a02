import { expect, it, vi } from "vitest";
import type { Move } from "@/generated/eti/moves";
import type { OfferView, PhaseName, View } from "@/generated/eti/view";
import { Draft } from "./draft.svelte";

const own = { bank: 60, secret: ["ruby-lasers"], public: [], held: [] };
const view = (draft: OfferView | null): View =>
  ({
    viewer: 0,
    turn_number: 3,
    talks: 1,
    decision: { phase: "bargain" satisfies PhaseName },
    seats: [own, own, own],
    draft,
  }) as unknown as View;
const offered = (...moves: Move[]) => moves.map((move) => ({ move, text: move.kind }));
const OPENINGS = offered(
  { kind: "ready" },
  { kind: "open_offer", to: 1, wish: 0 },
  { kind: "open_offer", to: 1, wish: 2 },
  { kind: "promise_vote", to: 1, choice: 1 },
  { kind: "promise_vote", to: 2, choice: 0 },
);
const made: OfferView = {
  seat: 0,
  number: 1,
  to: 1,
  wish: 0,
  voting: false,
  points: 0,
  projects: [],
  events: [],
};

function begin() {
  const draft = new Draft();
  const onchoose = vi.fn<(move: Move) => void>();
  const follow = (made: OfferView | null, choices: ReturnType<typeof offered>) =>
    draft.follow({ view: view(made), choices, sending: false, onchoose });
  follow(null, OPENINGS);
  return { draft, onchoose, follow };
}

it("fills in the only decider and the own company, so that an amount is all it takes", () => {
  const { draft } = begin();
  expect([draft.to, draft.wish, draft.isComplete]).toEqual([1, 0, false]);
  draft.setPoints(20);
  expect(draft.isComplete).toBe(true);
});

it("sends nothing before it is put on the table, then one move for each answer", () => {
  const { draft, onchoose, follow } = begin();
  draft.setPoints(20);
  draft.toggle("projects", "ruby-lasers");
  draft.toggle("projects", "ruby-lasers");
  expect(onchoose).not.toHaveBeenCalled();
  draft.propose();
  follow(made, offered({ kind: "offer_points", points: 10 }, { kind: "offer_points", points: 20 }));
  follow({ ...made, points: 20 }, offered({ kind: "propose" }));
  expect(onchoose.mock.calls.map(([move]) => move.kind)).toEqual([
    "open_offer",
    "offer_points",
    "propose",
  ]);
  expect([draft.busy, draft.points]).toEqual([false, 0]);
});

it("offers no more than the bank holds", () => {
  const { draft } = begin();
  draft.setPoints(400);
  expect(draft.points).toBe(60);
  draft.setPoints(-10);
  expect(draft.points).toBe(0);
});

it("goes on with the offer of the server after the page was loaded again", () => {
  const { draft, onchoose, follow } = begin();
  follow({ ...made, points: 30 }, offered({ kind: "propose" }, { kind: "withdraw", offer: 1 }));
  expect([draft.points, draft.isOpen]).toEqual([30, true]);
  draft.tearUp();
  expect(onchoose).toHaveBeenCalledWith({ kind: "withdraw", offer: 1 });
  draft.follow({ view: view({ ...made, points: 30 }), choices: [], sending: true, onchoose });
  expect(draft.points).toBe(0);
});

it("promises a vote by one move", () => {
  const { draft, onchoose } = begin();
  draft.choose("promise");
  expect([draft.to, draft.wish]).toEqual([null, null]);
  draft.to = 2;
  draft.wish = 0;
  draft.propose();
  expect(onchoose).toHaveBeenCalledWith({ kind: "promise_vote", to: 2, choice: 0 });
});

it("shows nothing of an offer that is on its way to the table, and all of one that was refused", () => {
  const { draft, onchoose, follow } = begin();
  draft.setPoints(20);
  draft.propose();
  const paid = { ...made, points: 20 };
  follow(paid, offered({ kind: "propose" }));
  const propose = offered({ kind: "propose" }, { kind: "withdraw", offer: 1 });
  draft.follow({ view: view(paid), choices: propose, sending: true, onchoose });
  expect([draft.points, draft.isOpen]).toEqual([0, false]);
  follow(paid, propose);
  expect(draft.points).toBe(20);
});

it("promises where there is nobody to make an offer to", () => {
  const { draft, follow } = begin();
  follow(null, offered({ kind: "ready" }, { kind: "promise_vote", to: 1, choice: 0 }));
  expect([draft.kind, draft.kinds]).toEqual(["promise", ["promise"]]);
});

it("asks for no company by itself where the event does harm", () => {
  const draft = new Draft();
  const onchoose = () => undefined;
  draft.follow({ view: view(null), choices: OPENINGS, sending: false, harms: true, onchoose });
  expect([draft.to, draft.wish]).toEqual([1, null]);
});

it("starts afresh in another bargaining", () => {
  const { draft } = begin();
  draft.setPoints(30);
  const next = { ...view(null), talks: 2 };
  draft.follow({ view: next, choices: OPENINGS, sending: false, onchoose: () => undefined });
  expect(draft.points).toBe(0);
});
