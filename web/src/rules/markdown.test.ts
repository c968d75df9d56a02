import { expect, it } from "vitest";
import { readRules, readSpans, searchRules } from "./markdown";

const PAGE = `# Toy: the rules

A game. [En français](toy.fr.md)

**What is reconstructed.** Nothing.
- one;
- two.

## How to play
**The goal.** Most points win.

**A turn.** Take a card, see R1.2.

## R1 Setup
**R1.1** Deal three cards (R2).

| Card | Copies |
|---|---:|
| Été | 10 |

## R2 The end
**R2.1** When \`all\` are *gone*.
`;

it("reads how to play apart from the chapters of rules", () => {
  const page = readRules(PAGE);
  expect(page.howTo).toBe("How to play");
  expect(page.steps.map((step) => step.title)).toEqual(["The goal", "A turn"]);
  expect(page.chapters.map(({ number, title }) => `${number} ${title}`)).toEqual([
    "R1 Setup",
    "R2 The end",
  ]);
});

it("keeps the tables of a chapter, with their columns of numbers", () => {
  const [setup] = readRules(PAGE).chapters;
  expect(setup?.blocks.map((block) => block.kind)).toEqual(["rule", "table"]);
  expect(setup?.blocks[1]).toMatchObject({ right: [false, true] });
});

it("links the rules a text names", () => {
  expect(readSpans("see R3.2, **never** R8.")).toEqual([
    { text: "see ", style: "plain" },
    { text: "R3.2", style: "plain", rule: "R3.2" },
    { text: ", ", style: "plain" },
    { text: "never", style: "bold" },
    { text: " ", style: "plain" },
    { text: "R8", style: "plain", rule: "R8" },
    { text: ".", style: "plain" },
  ]);
});

it("finds words whatever their case and accents, in tables too", () => {
  const found = searchRules(readRules(PAGE).chapters, "ete");
  expect(found.map((chapter) => chapter.number)).toEqual(["R1"]);
  expect(found[0]?.blocks.map((block) => block.kind)).toEqual(["table"]);
});

it("reads a page without a section on how to play", () => {
  expect(readRules("# Nim\n\n## R1 Setup\n**R1.1** Heaps.")).toMatchObject({
    howTo: "",
    steps: [],
  });
});
