import { expect, test } from "vitest";
import { resolveColours } from "./svgColours.ts";

const SHEET = `:root { --ink: #123; --kid: var(--seat); --seat: light-dark(#e00, #f88); --font: "A B", serif; }`;
const open = '<svg xmlns="http://www.w3.org/2000/svg">';

test("custom properties become the values of the sheet, the light ones where there are two", () => {
  expect(resolveColours('<svg><path fill="var(--kid)" stroke="var(--ink)"/></svg>', SHEET)).toBe(
    `${open}<path fill="#e00" stroke="#123"/></svg>`,
  );
});

test("a style holds for what is inside its element, and no longer after it", () => {
  const inner = '<g style="--ink: var(--seat)"><!--[--><path fill="var(--ink)"></path><!--]--></g>';
  const found = resolveColours(`<svg>${inner}<path fill="var(--ink)"/></svg>`, SHEET);
  expect(found).toContain('<path fill="#e00"></path></g><path fill="#123"/>');
});

test("names of fonts do not end the attribute they are in", () => {
  expect(resolveColours('<svg><text font-family="var(--font)">A</text></svg>', SHEET)).toContain(
    `font-family="'A B', serif">A</text>`,
  );
});

test("what is declared nowhere takes its fallback, or nothing", () => {
  const found = resolveColours(
    '<svg><path fill="var(--no, red)" stroke="var(--no)"/></svg>',
    SHEET,
  );
  expect(found).toContain('fill="red" stroke="none"');
});
