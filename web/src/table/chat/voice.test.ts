import { expect, test } from "vitest";
import type { TableInfo } from "@/generated/protocol";
import { voiceOf } from "./voice";

const table = (spectators: boolean, write: boolean | null) =>
  ({ settings: { spectators, spectators_write: write }, muted: [1] }) as unknown as TableInfo;
const you = (seats: number[], maker = false) => ({ seats, maker, muted: [] });

test("where strangers can watch, only players and the maker write unless it is allowed", () => {
  expect(voiceOf(table(true, null), you([]))).toBe("only-players");
  expect(voiceOf(table(true, null), you([0]))).toBe("free");
  expect(voiceOf(table(true, null), you([], true))).toBe("free");
  expect(voiceOf(table(true, true), you([]))).toBe("free");
  expect(voiceOf(table(false, null), you([]))).toBe("free");
  expect(voiceOf(table(false, false), you([]))).toBe("only-players");
});

test("someone whom the maker has muted does not write", () => {
  expect(voiceOf(table(true, true), you([1]))).toBe("muted");
});
