/** Reads a rules page: how to play, then chapters of rules with their tables. */

/** A piece of text; `rule` where it names a rule, such as `R3.2` or the chapter `R8`. */
export interface Span {
  text: string;
  style: "plain" | "bold" | "italic" | "code";
  rule?: string;
}

export type Block =
  | { kind: "text"; spans: Span[] }
  | { kind: "rule"; number: string; spans: Span[] }
  | { kind: "list"; items: Span[][] }
  | { kind: "table"; head: Span[][]; rows: Span[][][]; right: boolean[] };

/** A part of the page under a heading: a chapter such as `R1`, or one without a number. */
export interface Chapter {
  number: string;
  title: string;
  blocks: Block[];
}

/** One step of how to play. */
export interface Step {
  title: string;
  spans: Span[];
}

export interface RulesText {
  /** The heading above the steps; empty for a page that has none. */
  howTo: string;
  steps: Step[];
  chapters: Chapter[];
}

/** The name of an address such as `#R3.2` inside a page. */
const RULE = /\bR\d+(?:\.\d+)?\b/;

export function readRules(markdown: string): RulesText {
  const parts = markdown
    .split(/^## /m)
    .slice(1)
    .map((part) => readChapter(part));
  const howTo = parts.find((part) => !part.number && part.blocks.length > 0);
  return {
    howTo: howTo?.title ?? "",
    steps: (howTo?.blocks ?? []).map(readStep).filter((step) => step !== null),
    chapters: parts.filter((part) => part.number),
  };
}

function readChapter(part: string): Chapter {
  const [heading = "", ...rest] = part.split("\n");
  const [, number = "", title = ""] = /^(?:(R\d+) )?(.*)$/.exec(heading) ?? [];
  const blocks = rest
    .join("\n")
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean);
  return { number, title, blocks: blocks.map(readBlock) };
}

function readBlock(text: string): Block {
  const lines = text.split("\n");
  if (lines[0]?.startsWith("|")) return readTable(lines);
  if (lines.every((line) => line.startsWith("- ")))
    return { kind: "list", items: lines.map((line) => readSpans(line.slice(2))) };
  const numbered = /^\*\*(R\d+\.\d+)\*\*\s*(.*)$/s.exec(text);
  if (numbered) return { kind: "rule", number: numbered[1]!, spans: readSpans(numbered[2]!) };
  return { kind: "text", spans: readSpans(text) };
}

function readTable(lines: string[]): Block {
  const cells = (line = "") => line.replace(/^\||\|$/g, "").split("|");
  const row = (line?: string) => cells(line).map((cell) => readSpans(cell.trim()));
  const right = cells(lines[1]).map((cell) => cell.endsWith(":"));
  return { kind: "table", head: row(lines[0]), rows: lines.slice(2).map(row), right };
}

/** A paragraph that begins with its title in bold. */
function readStep(block: Block): Step | null {
  if (block.kind !== "text" || block.spans[0]?.style !== "bold") return null;
  const [title, ...spans] = block.spans;
  return { title: title!.text.replace(/\.$/, ""), spans };
}

/** Bold, italic and code; links keep their words only; a rule that is named becomes a link to it. */
export function readSpans(text: string): Span[] {
  return text
    .replace(/\[([^\]]+)\]\([^)]+\)/g, "$1")
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/)
    .filter(Boolean)
    .flatMap((part) => {
      if (part.startsWith("**")) return styled(part.slice(2, -2), "bold");
      if (part.startsWith("*")) return styled(part.slice(1, -1), "italic");
      if (part.startsWith("`")) return styled(part.slice(1, -1), "code");
      return linked(part);
    });
}

function styled(text: string, style: Span["style"]): Span[] {
  return [{ text, style }];
}

function linked(text: string): Span[] {
  return text
    .split(new RegExp(`(${RULE.source})`))
    .filter(Boolean)
    .map((part) => ({
      text: part,
      style: "plain",
      ...(RULE.test(part) && { rule: part }),
    }));
}

const bare = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The chapters with only the blocks in which the words are found, whatever their case and accents. */
export function searchRules(chapters: Chapter[], words: string): Chapter[] {
  const wanted = bare(words.trim());
  if (!wanted) return chapters;
  return chapters
    .map((chapter) => ({
      ...chapter,
      blocks: chapter.blocks.filter((block) => bare(blockText(block)).includes(wanted)),
    }))
    .filter((chapter) => chapter.blocks.length > 0);
}

function blockText(block: Block): string {
  const text = (spans: Span[]) => spans.map((span) => span.text).join("");
  switch (block.kind) {
    case "rule":
      return `${block.number} ${text(block.spans)}`;
    case "text":
      return text(block.spans);
    case "list":
      return block.items.map(text).join("\n");
    case "table":
      return [block.head, ...block.rows].map((row) => row.map(text).join(" ")).join("\n");
  }
}
