/** What is asked over HTTP. */

import { prefs } from "./prefs.svelte";
import type {
  GameInfo,
  Mine,
  NewTable,
  PlanBranch,
  PutBot,
  Rematch,
  Replay,
  RulesPage,
  Sit,
  TableAnswer,
  TellRefused,
} from "./wire";

/** Something the server would not do, with the reason in words. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

async function ask<T>(path: string, body?: unknown, method = "POST"): Promise<T> {
  const url = `/api${path}${path.includes("?") ? "&" : "?"}language=${prefs.language}`;
  const response = await fetch(url, {
    method,
    ...(method === "POST" && {
      body: JSON.stringify(body ?? {}),
      headers: { "Content-Type": "application/json" },
    }),
  });
  if (response.ok) return (await response.json()) as T;
  const refused = (await response.json().catch(() => null)) as TellRefused | null;
  throw new Refused(refused?.code ?? "server/away", refused?.text ?? response.statusText);
}

const get = <T>(path: string) => ask<T>(path, undefined, "GET");
const table = (code: string) => `/tables/${encodeURIComponent(code)}`;

export const api = {
  games: () => get<GameInfo[]>("/games"),
  rules: (game: string) => get<RulesPage>(`/games/${game}/rules`),
  mine: () => get<Mine>("/mine"),
  table: (code: string) => get<TableAnswer>(table(code)),
  create: (plan: NewTable) => ask<TableAnswer>("/tables", plan),
  sit: (code: string, sit: Sit) => ask<TableAnswer>(`${table(code)}/sit`, sit),
  stand: (code: string, seat: number) => ask<TableAnswer>(`${table(code)}/stand`, { seat }),
  bot: (code: string, bot: PutBot) => ask<TableAnswer>(`${table(code)}/bot`, bot),
  start: (code: string) => ask<TableAnswer>(`${table(code)}/start`),
  lend: (code: string, seat: number) => ask<TableAnswer>(`${table(code)}/lend`, { seat }),
  leave: (code: string) => ask<TableAnswer>(`${table(code)}/leave`),
  rematch: (code: string, body: Rematch) => ask<TableAnswer>(`${table(code)}/rematch`, body),
  branch: (code: string, plan: PlanBranch) => ask<TableAnswer>(`${table(code)}/branch`, plan),
  replay: (code: string, first: number, seat: number | null) =>
    get<Replay>(
      `${table(code)}/replay?first=${first}&count=100${seat === null ? "" : `&seat=${seat}`}`,
    ),
};
