/** Puts what is needed together into one file, so that a first visit makes few requests. */

import type { Rolldown } from "vite";

type Graph = Rolldown.ChunkingContext;

/** The shell's texts of one language, or a game's: two sources each, which are always loaded together. */
function textsOf(id: string): string | null {
  const language = /\/texts\/(\w+)\.ftl\?raw$/.exec(id)?.[1];
  const game = /\/games\/(\w+)\/texts\//.exec(id)?.[1] ?? "shell";
  return language ? `texts-${game}-${language}` : null;
}

/** The covers, which the home page shows all at once, with what they share with their boards. */
function coversOf(id: string, graph: Graph): string | null {
  return /\/web\/src\/games\/\w+\//.test(id) && isPartOfCover(id, graph) ? "covers" : null;
}

function isPartOfCover(id: string, graph: Graph, seen = new Set<string>()): boolean {
  if (/\/games\/\w+\/Cover\.svelte/.test(id)) return true;
  seen.add(id);
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => !seen.has(importer) && isPartOfCover(importer, graph, seen));
}

export const CHUNKS: Rolldown.CodeSplittingOptions = {
  includeDependenciesRecursively: false,
  groups: [
    { debugName: "texts", name: textsOf },
    { debugName: "covers", name: coversOf },
  ],
};
