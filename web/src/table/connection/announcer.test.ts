import { expect, it } from "vitest";
import { newsOf, viewOf } from "./fixtures";
import { Perspective } from "./perspective.svelte";
import { Announcer } from "./announcer.svelte";

const BEFORE = viewOf(0, 1);
const END = viewOf(0, 2, { events: [newsOf("attack"), newsOf("end")] });

function ended(): [Announcer, Perspective] {
  const announcer = new Announcer();
  const perspective = new Perspective(BEFORE);
  announcer.follow(BEFORE, false, perspective);
  perspective.add(END, false);
  return [announcer, perspective];
}

const lines = ({ announced }: Perspective) => announced.map(({ text }) => text);

it("keeps scores and log back while the board shows how the view came about", () => {
  const [announcer, perspective] = ended();
  announcer.follow(END, true, perspective);
  announcer.follow(END, true, perspective);
  expect(announcer.viewFor(END)).toBe(BEFORE);
  expect(lines(perspective)).toEqual([]);
  announcer.follow(END, false, perspective);
  expect(announcer.viewFor(END)).toBe(END);
  expect(lines(perspective)).toEqual(["attack", "end"]);
});

it("never shows one seat the view of another", () => {
  const [announcer] = ended();
  const other = viewOf(1, 2);
  expect(announcer.viewFor(other)).toBe(other);
});
