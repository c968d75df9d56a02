import { expect, it } from "vitest";
import names from "../../../../src/saucer/games/strangers/texts/en.ftl?raw";
import rules from "../../../../docs/games/strangers.en.md?raw";
import components from "@/generated/strangers/components.json";
import { CARD_RULES } from "./cardRules";

const SIGHTINGS: Record<string, string> = { alien: "Alien card", saucer: "Saucer card" };

it("every card of the box has the rule that names it", () => {
  for (const { id } of components.cards) {
    const name = SIGHTINGS[id] ?? new RegExp(`^card-${id} = (.+)$`, "m").exec(names)?.[1];
    const rule = rules.split("\n").find((line) => line.startsWith(`**${CARD_RULES[id]}**`));
    expect(rule, id).toContain(name);
  }
});
