/** Finds drawings by the id of what they draw: one component file each, named after the id. */

import type { Component } from "svelte";

type Drawing = Component<Record<string, unknown>>;

/**
 * From the files of a folder, as `import.meta.glob` gives them, a function that returns the drawing of the first of
 * some ids that has one, or the drawing called `usual`: other component files may have ids without any.
 */
export function drawingsIn(
  files: Record<string, Drawing>,
  usual: string,
): (...ids: (string | undefined)[]) => Drawing {
  const drawings = new Map(
    Object.entries(files).map(([path, drawing]) => [path.replace(/^.*\/|\.svelte$/g, ""), drawing]),
  );
  const standing = drawings.get(usual);
  if (!standing) throw new Error(`there is no drawing called ${usual}`);
  return (...ids) =>
    ids.map((id) => drawings.get(id ?? "")).find((drawing) => drawing !== undefined) ?? standing;
}
