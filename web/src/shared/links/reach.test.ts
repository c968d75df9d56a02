/** How far a link goes. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";

let asked: string[];
let address: string | null;

beforeEach(() => {
  vi.resetModules();
  asked = [];
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(url);
    return new Response(JSON.stringify({ address }));
  });
});

afterEach(() => vi.unstubAllGlobals());

async function openAt(origin: string): Promise<typeof import("./reach.svelte")> {
  const { hostname } = new URL(origin);
  vi.stubGlobal("location", { hostname, origin });
  return import("./reach.svelte");
}

test.each(["127.0.0.1", "localhost", "saucer.localhost", "[::1]", "127.3.2.1"])(
  "%s is this computer",
  async (hostname) => {
    const { isHere } = await openAt("http://localhost:8051");
    expect(isHere(hostname)).toBe(true);
  },
);

test.each(["192.168.1.20", "play.example.org", "localhost.example.org", "127.example.org"])(
  "%s is not",
  async (hostname) => {
    const { isHere } = await openAt("http://localhost:8051");
    expect(isHere(hostname)).toBe(false);
  },
);

test("a page that came from elsewhere makes links as it came, and asks nothing", async () => {
  const { reach } = await openAt("https://play.example.org");
  await reach.look();
  expect([reach.origin, reach.distance]).toEqual(["https://play.example.org", "far"]);
  expect(asked).toEqual([]);
});

test("on the server's own computer, links have its address in the network", async () => {
  address = "http://192.168.1.20:8051";
  const { reach } = await openAt("http://127.0.0.1:8051");
  expect(reach.distance).toBe("unknown");
  await Promise.all([reach.look(), reach.look()]);
  expect([reach.origin, reach.distance]).toEqual([address, "network"]);
  expect(asked).toHaveLength(1);
});

test("where the server listens for its own computer alone, the page knows that links do not go far", async () => {
  address = null;
  const { reach } = await openAt("http://localhost:8051");
  await reach.look();
  expect([reach.origin, reach.distance]).toEqual(["http://localhost:8051", "here"]);
});
