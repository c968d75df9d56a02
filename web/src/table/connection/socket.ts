/** The socket to a table, which reconnects by itself when it is lost. */

import type { ClientMessage, ServerMessage } from "@/generated/protocol";
import { prefs } from "@/shared/prefs.svelte";
import { ChangedViews, type CompleteMessage } from "./changedViews";

/** Close codes after which connecting again is useless. */
const FINAL = new Set([4003, 4004]);
/** Too many connections or messages: others behind the same address may just have come, so wait, then try again. */
const TOO_MANY = 4029;
const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;

/** Milliseconds to wait before connecting again. Chance keeps many clients from coming back at the same moment. */
export function pauseBefore(code: number, wait: number, chance: number): number {
  const pause = code === TOO_MANY ? Math.max(wait, LONGEST_WAIT / 2) : wait;
  return Math.round(pause * (1 + chance / 2));
}

export class TableSocket {
  #code: string;
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wait = FIRST_WAIT;
  #closed = false;
  readonly #views = new ChangedViews((seat) => this.send({ kind: "view", seat }));
  #onmessage: (message: CompleteMessage) => void;
  #onchange: (open: boolean, final: boolean) => void;

  constructor(
    code: string,
    onmessage: (message: CompleteMessage) => void,
    onchange: (open: boolean, final: boolean) => void,
  ) {
    this.#code = code;
    this.#onmessage = onmessage;
    this.#onchange = onchange;
    globalThis.addEventListener?.("online", this.#ononline);
    globalThis.addEventListener?.("offline", this.#onoffline);
    this.#open();
  }

  /** Send a message; false where there is no connection. */
  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Connect again: after sitting down for the first time there is a cookie the old connection was opened without. */
  reopen(): void {
    clearTimeout(this.#timer);
    this.#detach();
    this.#open();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    globalThis.removeEventListener?.("online", this.#ononline);
    globalThis.removeEventListener?.("offline", this.#onoffline);
    this.#socket?.close();
  }

  /** The device is in a network again: no need to wait any longer. */
  #ononline = (): void => {
    if (this.#socket?.readyState !== WebSocket.OPEN) this.reopen();
  };

  /** The device has left its network. The browser itself would notice that much later. */
  #onoffline = (): void => {
    clearTimeout(this.#timer);
    this.#detach();
    this.#onclose(0);
  };

  /** Let go of the connection without waiting for it to close. */
  #detach(): void {
    const old = this.#socket;
    if (old) old.onopen = old.onclose = old.onmessage = null;
    old?.close();
    this.#socket = null;
  }

  #open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const path = `/api/tables/${encodeURIComponent(this.#code)}/socket?language=${prefs.language}&curtain=yes&pause=yes&changes=1`;
    this.#views.restart();
    const socket = new WebSocket(`${scheme}://${location.host}${path}`);
    this.#socket = socket;
    socket.onopen = () => this.#onchange(true, false);
    socket.onmessage = (event: MessageEvent<string>) => this.#receive(JSON.parse(event.data));
    socket.onclose = (event) => this.#onclose(event.code);
  }

  #receive(message: ServerMessage): void {
    if (message.kind === "hello") this.#wait = FIRST_WAIT;
    const complete = this.#views.complete(message);
    if (complete?.kind === "ping") this.send({ kind: "pong", ping: complete.ping });
    else if (complete) this.#onmessage(complete);
  }

  #onclose(code: number): void {
    if (this.#closed) return;
    const final = FINAL.has(code);
    this.#onchange(false, final);
    if (final) return;
    this.#timer = setTimeout(() => this.#open(), pauseBefore(code, this.#wait, Math.random()));
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
  }
}
