import { expect, it } from "vitest";
import type { Event } from "@/generated/eti/events";
import type { View } from "@/generated/eti/view";
import { Speech } from "./speech.svelte";

const view = (event: string): View =>
  ({ viewer: 0, president: 2, turn_number: 4, event, seats: [{}, {}, {}] }) as unknown as View;
const news = (event: object, said?: string, speaker = 1) => [
  { event: event as Event, text: "", ...(said && { said, speaker }) },
];

it("keeps the last word of each company until the next event", () => {
  const speech = new Speech();
  speech.add(
    view("science-prize"),
    news({ kind: "offer_proposed", seat: 1 }, "Every vote counts."),
  );
  speech.add(view("science-prize"), news({ kind: "choice_made", seat: 1 }));
  expect([0, 1, 2].map((seat) => speech.of(seat))).toEqual([null, "Every vote counts.", null]);
  speech.add(
    view("science-prize"),
    news({ kind: "offer_broken", seat: 1 }, "Business is business."),
  );
  expect(speech.of(1)).toBe("Business is business.");
  speech.add(view("travel-ban"), []);
  expect(speech.of(1)).toBeNull();
});

it("lets the company speak to which something was done", () => {
  const speech = new Speech();
  const broken = { kind: "offer_broken", seat: 0, to: 2 };
  speech.add(view("travel-ban"), news(broken, "We will remember that.", 2));
  expect([0, 1, 2].map((seat) => speech.of(seat))).toEqual([null, null, "We will remember that."]);
});
