import { expect, it } from "vitest";
import { flightOf } from "./cardFlights";

it("a card of the viewer leaves the hand, one of others leaves their seat", () => {
  const event = { kind: "card_played", seat: 0, card: "walk", works: true } as const;
  expect(flightOf(event, 0)?.from).toEqual(["card:walk", "hand", "seat:0"]);
  expect(flightOf(event, 1)?.from).toEqual(["seat:0"]);
  expect(flightOf(event, 1)?.to).toEqual(["discards"]);
});

it("a card that others draw flies face down", () => {
  const event = { kind: "card_drawn", seat: 1, card: null } as const;
  expect(flightOf(event, 0)).toEqual({ card: null, from: ["deck"], to: ["seat:1"] });
});

it("nothing flies when a Kid walks", () => {
  expect(flightOf({ kind: "kid_moved", owner: 0, path: ["e9", "e8"] }, 0)).toBeNull();
});
