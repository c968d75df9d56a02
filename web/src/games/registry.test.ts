import { afterEach, expect, it, vi } from "vitest";
import { componentsOf, hasBoard, hasScene, loadGame } from "./registry";

const ANSWERS: Record<string, unknown> = {
  "/api/games/nim/components": null,
  "/api/games/nim/words": { title: "Nim", "field-heap": "Heap" },
  "/api/games/strangers/components": { name: "standard" },
};

function stubServer(): void {
  vi.stubGlobal("fetch", async (url: string) => ({
    ok: true,
    json: async () => ANSWERS[url.split("?")[0] ?? ""],
  }));
}
afterEach(() => vi.unstubAllGlobals());

it("loads a game with its board, its texts and the standard components", async () => {
  stubServer();
  const game = await loadGame("strangers", "en");
  expect(game.board).not.toBeNull();
  expect(game.texts.format("coach-next")).toBe("Go on");
  expect(componentsOf({ options: { components: null } }, game)).toEqual({ name: "standard" });
});

it("prefers the components a match brings along", async () => {
  stubServer();
  const game = await loadGame("strangers", "en");
  const own = { name: "my own" };
  expect(componentsOf({ options: { components: own } }, game)).toBe(own);
});

it("puts a game it does not know on the text table, with the names the server sends", async () => {
  stubServer();
  const game = await loadGame("nim", "en");
  expect(game.board).toBeNull();
  expect(game.texts.format("field-heap")).toBe("Heap");
  expect(componentsOf({ heaps: [3, 5] }, game)).toBeNull();
});

it("knows without loading a game whether it has a board and drawings of how to play", async () => {
  stubServer();
  for (const id of ["strangers", "area51", "eti", "panic", "nim"])
    expect(hasBoard(id)).toBe((await loadGame(id, "en")).board !== null);
  expect(hasScene("panic")).toBe(true);
  expect(hasScene("nim")).toBe(false);
});
