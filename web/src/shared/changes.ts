/** Rebuilds values of which only the changes were sent; src/saucer/server/protocol/changes.py finds them. */

/** What is to be changed: `[path, value]`, `[path]` or `[path, at, count, items]`. */
export type Edit = unknown[];

type Key = string | number;
type Container = Record<Key, unknown>;

/** The value after these edits. `before` is left alone, and what has not changed is shared with it. */
export function applyChanges<T>(before: T, edits: Edit[]): T {
  return edits.reduce<unknown>(
    (value, [path, ...edit]) => edited(value, path as Key[], edit),
    before,
  ) as T;
}

/** A value with one edit made at a path. */
function edited(value: unknown, [key, ...rest]: Key[], edit: unknown[]): unknown {
  if (key === undefined) return edit.length === 1 ? edit[0] : spliced(value, edit);
  const copy = (Array.isArray(value) ? [...value] : { ...(value as Container) }) as Container;
  if (rest.length || edit.length) copy[key] = edited(copy[key], rest, edit);
  else delete copy[key];
  return copy;
}

function spliced(list: unknown, edit: unknown[]): unknown[] {
  const [at, count, items] = edit as [number, number, unknown[]];
  const known = list as unknown[];
  return [...known.slice(0, at), ...items, ...known.slice(at + count)];
}
