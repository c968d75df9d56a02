import { describe, expect, it } from "vitest";
import { clockText, dayText, isUnbeaten, shortDay } from "./standing";

describe("the puzzle of the day", () => {
  it("knows values that nobody can beat", () => {
    const bests = [
      [4, 1, 5],
      [3, 4, null],
    ];
    expect(isUnbeaten([3, 4, null], bests)).toBe(true);
    expect(isUnbeaten([4, 4, 5], bests)).toBe(false);
    expect(isUnbeaten([], bests)).toBe(false);
  });

  it("writes times and days", () => {
    expect(clockText(59.6)).toBe("1:00");
    expect(clockText(125)).toBe("2:05");
    expect(dayText("2026-11-16", "en")).toMatch(/^Monday,? 16 November 2026$/);
    expect(dayText("2026-11-16", "fr")).toBe("lundi 16 novembre 2026");
    expect(shortDay("2026-11-16", "en")).toMatch(/^Mon,? 16 Nov$/);
    expect(shortDay("2026-11-16", "fr")).toBe("lun. 16 nov.");
  });
});
