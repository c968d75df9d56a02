import { expect, it } from "vitest";
import type { News } from "@/generated/protocol";
import type { Texts } from "@/shared/texts";
import { captionOf } from "./caption";

const texts = {
  format: (id: string, { label, text }: Record<string, string>) =>
    id === "said" ? `"${text}"` : `${label}:`,
} as unknown as Texts;
const broken = { event: { kind: "offer_broken" }, text: "You break offer 1." } as unknown as News;

it("has the sentence of what is shown", () => {
  expect(captionOf(broken, ["Ada", "Helix"], texts)).toBe("You break offer 1.");
});

it("has the words of a bot where one speaks", () => {
  const news = { ...broken, said: "We will remember that.", speaker: 1 };
  expect(captionOf(news, ["Ada", "Helix"], texts)).toBe('Helix: "We will remember that."');
});
