/** Puts what is needed together into one file, so that a first visit makes few requests. */

import type { Rolldown } from "vite";

type Graph = Rolldown.ChunkingContext;

const MAIN = /\/web\/src\/app\/main\.ts$/;
const TABLE = /\/web\/src\/table\/TablePage\.svelte$/;
const COVER = /\/web\/src\/games\/\w+\/Cover\.svelte$/;
const GAME = /\/web\/src\/games\/\w+\/index\.ts$/;
const OF_A_GAME = /\/web\/src\/games\/(\w+)\//;

/** The shell's texts of one language, or a game's: two sources each, which are always loaded together. */
function textsOf(id: string): string | null {
  const language = /\/texts\/(\w+)\.ftl\?raw$/.exec(id)?.[1];
  const game = /\/games\/(\w+)\/texts\//.exec(id)?.[1] ?? "shell";
  return language ? `texts-${game}-${language}` : null;
}

/** The covers, which the home page shows all at once, with what they share with their boards. */
function coversOf(id: string, graph: Graph): string | null {
  return isPartOf(COVER, id, graph) && !isPartOf(MAIN, id, graph) ? "covers" : null;
}

/** All that runs before any page is there; the bundler by itself makes several files of it. */
function shellOf(id: string, graph: Graph): string | null {
  return !MAIN.test(id) && isPartOf(MAIN, id, graph) ? "shell" : null;
}

/** The page of a match with all it shows at once, and what boards share. */
function tableOf(id: string, graph: Graph): string | null {
  const isShared = !OF_A_GAME.test(id) && isPartOf(GAME, id, graph);
  return isShared || isPartOf(TABLE, id, graph) ? "table" : null;
}

/** A game's board with all that is drawn on it. */
function gameOf(id: string, graph: Graph): string | null {
  const game = OF_A_GAME.exec(id)?.[1];
  const root = new RegExp(`/web/src/games/${game}/index\\.ts$`);
  return game && isPartOf(root, id, graph) ? `game-${game}` : null;
}

/** Whether a module is one that fits `root`, or is imported by one, however many steps away. */
function isPartOf(root: RegExp, id: string, graph: Graph, seen = new Set<string>()): boolean {
  if (root.test(id)) return true;
  seen.add(id);
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => !seen.has(importer) && isPartOf(root, importer, graph, seen));
}

export const CHUNKS: Rolldown.CodeSplittingOptions = {
  includeDependenciesRecursively: false,
  groups: [
    { debugName: "texts", name: textsOf },
    { debugName: "covers", name: coversOf },
    { debugName: "shell", name: shellOf },
    { debugName: "table", name: tableOf },
    { debugName: "games", name: gameOf },
  ],
};
