import { expect, it } from "vitest";
import components from "@/generated/panic/components.json";
import examples from "@/generated/panic/exampleTowns.json";
import { loadTexts } from "@/shared/texts";
import { GAME } from "..";
import { termsOf } from "./terms";

it.each(["en", "fr"] as const)(
  "explains every objective and the words it uses (%s)",
  async (language) => {
    const texts = await loadTexts(language, "panic");
    for (const { number, name, valued } of components.objectives) {
      const about = GAME.board?.describePiece(`card-${number}`, components as never, texts);
      expect(about?.text).toMatch(/^\p{Lu}.+[.]$/u);
      expect(about?.text).not.toBe(texts.name("card", String(number), "goal"));
      expect(String(number) in examples).toBe(valued);
      for (const term of termsOf(name))
        expect(texts.format(`panic-term-${term}.means`)).toMatch(/[.]$/);
    }
  },
);

it("defines words for objectives that there are", () => {
  const names = components.objectives.map(({ name }) => name);
  expect(names.filter((name) => termsOf(name).length)).toHaveLength(19);
});
