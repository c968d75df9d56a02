/** One socket to a table, which comes back by itself when it is lost. */

import { prefs } from "./prefs.svelte";
import type { Asked, Told } from "./wire";

const FINAL = new Set([4003, 4004, 4029]);
const SLOWEST = 8000;

export class TableSocket {
  #code: string;
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wait = 250;
  #closed = false;
  #heard: (message: Told) => void;
  #changed: (open: boolean, final: boolean) => void;

  constructor(
    code: string,
    heard: (message: Told) => void,
    changed: (open: boolean, final: boolean) => void,
  ) {
    this.#code = code;
    this.#heard = heard;
    this.#changed = changed;
    this.#open();
  }

  ask(message: Asked): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Connect anew: whoever sits down for the first time is known by a cookie the old connection has not seen. */
  reopen(): void {
    clearTimeout(this.#timer);
    const old = this.#socket;
    if (old) old.onclose = old.onmessage = null;
    old?.close();
    this.#open();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  #open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const path = `/api/tables/${encodeURIComponent(this.#code)}/socket?language=${prefs.language}`;
    const socket = new WebSocket(`${scheme}://${location.host}${path}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#wait = 250;
      this.#changed(true, false);
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as Told);
    socket.onclose = (event) => this.#lost(event.code);
  }

  #hear(message: Told): void {
    if (message.kind === "ping") this.ask({ kind: "pong", ping: message.ping });
    else this.#heard(message);
  }

  #lost(code: number): void {
    if (this.#closed) return;
    const final = FINAL.has(code);
    this.#changed(false, final);
    if (final) return;
    this.#timer = setTimeout(() => this.#open(), this.#wait);
    this.#wait = Math.min(SLOWEST, this.#wait * 2);
  }
}
