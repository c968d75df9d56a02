/** What people paste to join a table: a whole link, its end, or only the code. */

const LINK = /^(?:\S*\/[tr]\/)?([A-Za-z0-9]{12,64})\/?(?:[?#]\S*)?$/;

/** The code in a link to a table; null where there is none. */
export function codeIn(text: string): string | null {
  return LINK.exec(text.trim())?.[1] ?? null;
}
