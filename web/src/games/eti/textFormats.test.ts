import { describe, expect, it } from "vitest";
import type { Components, DealView, View } from "@/generated/eti/view";
import { loadTexts } from "@/shared/texts";
import { TEXT } from "./textFormats";

const NAMES = ["Ada", "Bo", "Cy"];
const NO_COMPONENTS = {} as Components;
const structs = TEXT.structs!;

const OFFER: DealView = {
  turn: 4,
  event: "discretionary-fund",
  seat: 1,
  number: 1,
  to: 0,
  wish: 1,
  voting: false,
  points: 20,
  projects: ["ruby-lasers"],
  events: [],
  fate: "broken",
};

describe("what the game reckons, on the text table", () => {
  it("writes an offer and what became of it", async () => {
    const texts = await loadTexts("en", "eti");
    expect(structs.DealView!(OFFER, texts, NO_COMPONENTS, NAMES)).toBe(
      "Turn 4, Discretionary Fund: Bo offered Ada 20 points and Ruby Lasers for Bo: broken.",
    );
  });

  it("writes a promise, which has number 0", async () => {
    const texts = await loadTexts("fr", "eti");
    const promise = { ...OFFER, number: 0, points: 0, projects: [], fate: "kept" as const };
    expect(structs.DealView!(promise, texts, NO_COMPONENTS, NAMES)).toContain("a promis à Ada");
  });

  it("writes votes by the names of those who voted", async () => {
    const texts = await loadTexts("en", "eti");
    const vote = { turn: 3, event: "draft-exemption", choices: [1, 1, null], votes: [2, 1, 0] };
    expect(structs.VoteNote!(vote, texts, NO_COMPONENTS, NAMES)).toBe(
      "Turn 3, Draft Exemption: Ada → Bo 2, Bo → Bo 1.",
    );
  });

  it("writes suspicion with its reasons and what the company would be as the alien", async () => {
    const texts = await loadTexts("en", "eti");
    const suspicion = {
      seat: 2,
      share: 61,
      doubts: [{ doubt: "breaks-words" as const, number: 2, more: true }],
      as_alien: { turns: 3, intel: 1, tactics: 0, base: 5 },
    };
    expect(structs.Suspicion!(suspicion, texts, NO_COMPONENTS, NAMES)).toBe(
      "Cy 61 % – has broken their word 2 times – As the alien they would leave 3 turns; " +
        "Intel 1, tactics 0, base attack 5",
    );
  });

  it("writes who was the alien and by which rule the winner won", async () => {
    const texts = await loadTexts("en", "eti");
    const ending = {
      winner: 1,
      rule: "R10.11",
      held: true,
      alien: 2,
      survivors: [0, 1],
      destroyed: [],
    };
    expect(structs.EndingView!(ending, texts, NO_COMPONENTS, NAMES)).toBe(
      "Cy was the alien. The Earth held: Bo wins with the most fame (R10.11).",
    );
  });
});

describe("what means nothing yet", () => {
  const seat = { kept: 0, broken: 0, votes: 0 };
  const before = {
    alien: null,
    outcome: null,
    turn_number: 0,
    decision: { phase: "upgrades" },
    seats: [seat, { ...seat, kept: 1, votes: 3 }],
  } as unknown as View;
  const isIdle = async (field: string, view: View, index = 0) =>
    TEXT.isIdle?.(field, {
      view,
      index,
      texts: await loadTexts("en", "eti"),
      components: NO_COMPONENTS,
      names: NAMES,
    });

  it.each([
    "SeatView.survives",
    "View.countdown",
    "View.turn_number",
    "View.left",
    "SeatView.votes",
    "SeatView.kept",
    "SeatView.broken",
  ])("leaves out %s at the start", async (field) => {
    expect(await isIdle(field, before)).toBe(true);
  });

  it("shows it once it means something", async () => {
    expect(await isIdle("View.countdown", { ...before, alien: 2 })).toBe(false);
    expect(await isIdle("View.claimed", before)).toBe(false);
    expect(await isIdle("SeatView.broken", before, 1)).toBe(false);
    expect(await isIdle("SeatView.votes", before, 1)).toBe(false);
    const sending = { ...before, decision: { ...before.decision, phase: "send" as const } };
    expect(await isIdle("View.left", sending)).toBe(false);
  });
});
