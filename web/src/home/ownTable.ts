/** What to say of a table in the list of a browser's tables. */

import type { OwnTable } from "../generated/protocol";
import type { Texts } from "../shared/texts";

export function isYourTurn(table: OwnTable): boolean {
  return !table.left && table.to_move.some((seat) => table.own.includes(seat));
}

/** The names of the players, with a word for seats that nobody has taken. */
export function playersOf(table: OwnTable, texts: Texts): string {
  return table.seats.map((name) => name || texts.format("own-empty")).join(", ");
}

/** Where the table stands: who is awaited, or how the match ended. */
export function standOf(table: OwnTable, texts: Texts): string {
  if (table.status === "over") return table.outcome?.text ?? "";
  if (table.status === "playing") return turnOf(table, texts);
  const free = table.seats.filter((name) => !name).length;
  return texts.format(free ? "own-free" : "own-ready", { free });
}

function turnOf(table: OwnTable, texts: Texts): string {
  if (table.left) return texts.format("own-left");
  if (isYourTurn(table)) return texts.format("table-your-turn");
  const names = [...new Set(table.to_move.map((seat) => table.seats[seat] ?? ""))];
  const list = new Intl.ListFormat(texts.language).format(names);
  return names.length ? texts.format("own-turn", { names: list }) : "";
}

/** Tables where this browser is awaited first, then the latest. */
export function inOrder(tables: OwnTable[]): OwnTable[] {
  return tables.toSorted(
    (one, other) =>
      Number(isYourTurn(other)) - Number(isYourTurn(one)) || other.changed - one.changed,
  );
}

/** How tables of one game differ: a tutorial, the day of a puzzle, how far the match is. */
export function detailsOf(table: OwnTable, texts: Texts): string[] {
  const details = table.tutorial ? [texts.format("own-tutorial")] : [];
  if (table.daily) details.push(texts.format("own-daily"));
  if (table.status === "playing") details.push(texts.format("own-steps", { steps: table.steps }));
  return details;
}
