import { expect, it } from "vitest";
import type { Move } from "@/generated/eti/moves";
import type { Texts } from "@/shared/texts";
import { windowAnswers } from "./window";

const texts = { format: (id: string) => id } as unknown as Texts;
const asked = (...kinds: ("pass" | "reveal")[]) =>
  windowAnswers(
    kinds.map((kind) => ({ move: { kind } as Move, text: kind })),
    texts,
  );

it("shows a human, the alien and an alien that must reveal the same two answers", () => {
  const shown = [asked("pass"), asked("pass", "reveal"), asked("reveal")];
  for (const answers of shown)
    expect(answers.map(({ text }) => text)).toEqual(["move-pass", "move-reveal"]);
});

it("knows which of them the viewer may give", () => {
  expect(asked("pass").map(({ legal }) => legal)).toEqual([true, false]);
  expect(asked("reveal").map(({ legal }) => legal)).toEqual([false, true]);
});
