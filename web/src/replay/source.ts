/** Where a replay comes from: the table at which a match was played, or a record from a file. */

import type { RecordInfo, Sitting, TableInfo } from "../generated/protocol";

export interface Source {
  /** The path of the match below `/api`. */
  path: string;
  game: string;
  title: string;
  seats: Sitting[];
  /** The code of the link to share; null for a record, which is only kept for a while. */
  watch: string | null;
}

export function tableSource(code: string, { game, title, seats, watch }: TableInfo): Source {
  return { path: `/tables/${encodeURIComponent(code)}`, game, title, seats, watch };
}

export function recordSource({ code, game, title, seats }: RecordInfo): Source {
  return { path: `/records/${encodeURIComponent(code)}`, game, title, seats, watch: null };
}
