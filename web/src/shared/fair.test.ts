import { beforeEach, describe, expect, it, vi } from "vitest";
import { checkShuffles, digest, newPart, savePart } from "./fair";

const PROMISED = "680e6222637a9ba3";
const MIXED = "0079554f43149e92";

async function whole() {
  return {
    commitment: await digest("saucer seed 29d4faff"),
    secret: "29d4faff",
    parts: ["9f86d081", ""],
    seed: await digest("saucer match/29d4faff/9f86d081/"),
  };
}

describe("fair shuffles", () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
  });

  it("mixes as the engine does", async () => {
    const fair = await whole();
    expect(fair.commitment.slice(0, 16)).toBe(PROMISED);
    expect(fair.seed.slice(0, 16)).toBe(MIXED);
    expect(await checkShuffles(fair)).toBe("whole");
  });

  it("finds the part this browser gave, and misses it when it is gone", async () => {
    const fair = await whole();
    savePart(fair, "9f86d081");
    expect(await checkShuffles(fair)).toBe("own");
    savePart(fair, "ffff");
    expect(await checkShuffles(fair)).toBe("wrong");
  });

  it("notices a changed secret, part or seed", async () => {
    const fair = await whole();
    expect(await checkShuffles({ ...fair, secret: "29d4fafe" })).toBe("wrong");
    expect(await checkShuffles({ ...fair, parts: ["9f86d082", ""] })).toBe("wrong");
    expect(await checkShuffles({ ...fair, seed: fair.commitment })).toBe("wrong");
  });

  it("reports where it cannot be checked", async () => {
    expect(await checkShuffles({ ...(await whole()), secret: null })).toBe("unknown");
  });

  it("makes parts of 64 digits", () => {
    expect(newPart()).toMatch(/^[0-9a-f]{64}$/);
  });
});
