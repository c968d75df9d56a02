/** Requests to the HTTP API. */

import type {
  ChangeSpectators,
  ChangeTable,
  Daily,
  GameInfo,
  Mine,
  Mute,
  NewTable,
  NewBranch,
  PlayDaily,
  PlayTutorial,
  PutBot,
  Reach,
  RecordInfo,
  Rematch,
  Replay,
  RulesPage,
  Sit,
  TableAnswer,
  SendRefused,
} from "../generated/protocol";
import type { Viewer } from "./match/viewer";
import { prefs } from "./prefs.svelte";

/** A request the server refused, with the reason in a sentence. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    text: string,
    /** The rule of the game behind it, if there is one. */
    readonly rule: string | null = null,
  ) {
    super(text);
  }
}

/** The sentence of something thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Too many requests: others behind the same address may be opening the same table, so wait, then try again. */
const TOO_MANY = "requests/too-many";
const PAUSES = [1000, 2000, 4000];

async function request<T>(path: string, body?: unknown, method = "POST"): Promise<T> {
  for (const pause of PAUSES) {
    try {
      return await requestOnce<T>(path, body, method);
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== TOO_MANY) throw error;
      await new Promise((done) => setTimeout(done, pause * (1 + Math.random() / 2)));
    }
  }
  return requestOnce<T>(path, body, method);
}

async function requestOnce<T>(path: string, body: unknown, method: string): Promise<T> {
  const url = `/api${path}${path.includes("?") ? "&" : "?"}language=${prefs.language}`;
  const response = await fetch(url, {
    method,
    ...(method === "POST" && {
      body: body instanceof Blob ? body : JSON.stringify(body ?? {}),
      headers: { "Content-Type": "application/json" },
    }),
  });
  if (response.ok) return response.json();
  const refused: SendRefused | null = await response.json().catch(() => null);
  throw new Refused(
    refused?.code ?? "server/away",
    refused?.text ?? response.statusText,
    refused?.rule,
  );
}

const get = <T>(path: string) => request<T>(path, undefined, "GET");
const table = (code: string) => `/tables/${encodeURIComponent(code)}`;

export const api = {
  games: () => get<GameInfo[]>("/games"),
  /** The standard components of a game, or null for a game without. */
  components: (game: string) => get<unknown>(`/games/${game}/components`),
  /** The names of all things in a game, by id. */
  names: (game: string) => get<Record<string, string>>(`/games/${game}/words`),
  rules: (game: string) => get<RulesPage>(`/games/${game}/rules`),
  /** Where others in the same network reach the server; asked on its own computer. */
  reach: () => get<Reach>("/reach"),
  mine: () => get<Mine>("/mine"),
  /** The puzzle of a day, such as 2026-11-16; of today where it is null. */
  daily: (game: string, day: string | null) =>
    get<Daily>(`/daily/${encodeURIComponent(game)}${day ? `?day=${encodeURIComponent(day)}` : ""}`),
  playDaily: (game: string, body: PlayDaily) =>
    request<TableAnswer>(`/daily/${encodeURIComponent(game)}`, body),
  playTutorial: (game: string, body: PlayTutorial) =>
    request<TableAnswer>(`/tutorials/${encodeURIComponent(game)}`, body),
  table: (code: string) => get<TableAnswer>(table(code)),
  create: (plan: NewTable) => request<TableAnswer>("/tables", plan),
  change: (code: string, plan: ChangeTable) => request<TableAnswer>(`${table(code)}/change`, plan),
  /** Delete a table, or take it off the list; answers with what is left. */
  remove: (code: string) => request<Mine>(table(code), undefined, "DELETE"),
  sit: (code: string, sit: Sit) => request<TableAnswer>(`${table(code)}/sit`, sit),
  stand: (code: string, seat: number) => request<TableAnswer>(`${table(code)}/stand`, { seat }),
  bot: (code: string, bot: PutBot) => request<TableAnswer>(`${table(code)}/bot`, bot),
  start: (code: string) => request<TableAnswer>(`${table(code)}/start`),
  lend: (code: string, seat: number) => request<TableAnswer>(`${table(code)}/lend`, { seat }),
  leave: (code: string) => request<TableAnswer>(`${table(code)}/leave`),
  mute: (code: string, mute: Mute) => request<TableAnswer>(`${table(code)}/mute`, mute),
  /** Show a line of chat to the operator. */
  flag: (code: string, line: number) => request<TableAnswer>(`${table(code)}/flag`, { line }),
  spectators: (code: string, change: ChangeSpectators) =>
    request<TableAnswer>(`${table(code)}/spectators`, change),
  sendAway: (code: string, seat: number) =>
    request<TableAnswer>(`${table(code)}/send-away`, { seat }),
  rematch: (code: string, body: Rematch) => request<TableAnswer>(`${table(code)}/rematch`, body),
  /** Play on from a step of the finished match at a path: a table's, or a record's. */
  branch: (path: string, plan: NewBranch) => request<TableAnswer>(`${path}/branch`, plan),
  /** Have a record from a file checked and kept for a while. */
  openRecord: (file: Blob) => request<RecordInfo>("/records", file),
  record: (code: string) => get<RecordInfo>(`/records/${encodeURIComponent(code)}`),
  /** The part of the finished match at a path, a table's or a record's, that has step `first`. */
  replay: (path: string, first: number, viewer: Viewer) => {
    const eyes = typeof viewer === "number" ? `seat=${viewer}` : `${viewer}=1`;
    return get<Replay>(`${path}/replay?changes=1&first=${first}&${eyes}`);
  },
};
