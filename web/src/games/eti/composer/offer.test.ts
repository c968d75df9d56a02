import { expect, it } from "vitest";
import type { Move } from "@/generated/eti/moves";
import type { OfferView } from "@/generated/eti/view";
import { isEmpty, nextMove, partnersOf, type Offer } from "./offer";

const offered = (...moves: Move[]) => moves.map((move) => ({ move, text: move.kind }));
const wanted: Offer = {
  to: 1,
  wish: 0,
  points: 80,
  projects: ["ruby-lasers"],
  events: ["fire-drill"],
};
const made = (changes: Partial<OfferView>): OfferView => ({
  seat: 0,
  number: 1,
  to: 1,
  wish: 0,
  voting: true,
  points: 0,
  projects: [],
  events: [],
  ...changes,
});
const coins = offered(...[10, 20, 50].map((points): Move => ({ kind: "offer_points", points })));

it("opens the offer, adds what is missing bit by bit, and proposes it", () => {
  const opening = offered({ kind: "ready" }, { kind: "open_offer", to: 1, wish: 0 });
  expect(nextMove(wanted, null, opening)).toEqual({ kind: "open_offer", to: 1, wish: 0 });
  expect(nextMove(wanted, made({}), coins)).toEqual({ kind: "offer_points", points: 50 });
  expect(nextMove(wanted, made({ points: 50 }), coins)).toEqual({
    kind: "offer_points",
    points: 20,
  });
  const rest = offered(
    { kind: "offer_project", project: "ruby-lasers" },
    { kind: "offer_held", event: "fire-drill" },
    { kind: "propose" },
  );
  const paid = made({ points: 80 });
  expect(nextMove(wanted, paid, rest)?.kind).toBe("offer_project");
  expect(nextMove(wanted, { ...paid, projects: ["ruby-lasers"] }, rest)?.kind).toBe("offer_held");
  const all = { ...paid, projects: ["ruby-lasers"], events: ["fire-drill"] };
  expect(nextMove(wanted, all, rest)).toEqual({ kind: "propose" });
});

it("stops where something cannot be had", () => {
  expect(nextMove(wanted, null, offered({ kind: "ready" }))).toBeNull();
  expect(nextMove(wanted, made({ points: 50 }), [])).toBeNull();
});

it("knows an offer with nothing in it", () => {
  expect(isEmpty({ ...wanted, points: 0, projects: [], events: [] })).toBe(true);
  expect(isEmpty(wanted)).toBe(false);
});

it("finds out who can be bargained with", () => {
  const choices = offered(
    { kind: "open_offer", to: 2, wish: 0 },
    { kind: "open_offer", to: 2, wish: 1 },
    { kind: "promise_vote", to: 1, choice: 1 },
    { kind: "promise_vote", to: 2, choice: 0 },
  );
  expect(partnersOf(choices, "offer")).toEqual({ to: [2], wishes: [0, 1] });
  expect(partnersOf(choices, "promise")).toEqual({ to: [1, 2], wishes: [0, 1] });
});
