/** Who may write in the chat of a table. */

import type { TableInfo, You } from "@/generated/protocol";

/** Whether those without a seat may write. */
export function spectatorsWrite({ settings }: TableInfo): boolean {
  return settings.spectators_write ?? !settings.spectators;
}

/** Whether this browser may write, or why not. */
export function voiceOf(info: TableInfo, you: You): "free" | "muted" | "only-players" {
  if (you.seats.some((seat) => info.muted.includes(seat))) return "muted";
  return you.seats.length > 0 || you.maker || spectatorsWrite(info) ? "free" : "only-players";
}

/** The link by which this browser makes requests about a table. */
export function linkOf(info: TableInfo): string {
  return info.code ?? info.watch;
}
