import { beforeEach, describe, expect, it, vi } from "vitest";
import { checkShuffles, digest, mix, newPart, savePart } from "./fair";

const PROMISED = "8e549a78ddd1fe12";
const MIXED = "blake2b-8d5012bc26bdb018";
const OLDER = "0079554f43149e92";

async function whole(secret = "blake2b-29d4faff") {
  const parts = ["9f86d081", ""];
  const commitment = await digest(`saucer seed ${secret}`);
  return { commitment, secret, parts, seed: await mix(secret, parts) };
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
    expect(fair.seed.slice(0, 24)).toBe(MIXED);
    expect(await checkShuffles(fair)).toBe("whole");
  });

  it("still checks tables with the seeds of an older server", async () => {
    const fair = await whole("29d4faff");
    expect(fair.seed.slice(0, 16)).toBe(OLDER);
    expect(await checkShuffles(fair)).toBe("whole");
  });

  it("says of a puzzle of the day and of a tutorial that everyone has the same", async () => {
    expect(await checkShuffles(await whole("blake2b-daily panic 2026-11-16 0"))).toBe("fixed");
    expect(await checkShuffles(await whole("blake2b-tutorial area51 0"))).toBe("fixed");
  });

  it("does not let a server choose the generator afterwards", async () => {
    const fair = await whole();
    expect(await checkShuffles({ ...fair, seed: fair.seed.replace("blake2b-", "") })).toBe("wrong");
    const older = await whole("29d4faff");
    expect(await checkShuffles({ ...older, seed: `blake2b-${older.seed}` })).toBe("wrong");
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
    expect(await checkShuffles({ ...fair, secret: "blake2b-29d4fafe" })).toBe("wrong");
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
