/** What a client does about newer versions of itself, and about a server that is not there. */

import { load, save } from "../shared/storage";

/** Milliseconds between two loads of the page for the same reason, so that it does not load for ever. */
const SHORTEST = 30_000;

/** A part of the client that is not there any more: the server has been updated, so take the new client. */
export function listenForUpdates(): void {
  addEventListener("vite:preloadError", () => {
    if (mayReload(Date.now())) location.reload();
  });
}

/** Whether the last load for this reason is long enough ago; if so, this counts as the next. */
export function mayReload(now: number): boolean {
  const last = Number(load("reloaded") ?? 0);
  if (now - last < SHORTEST) return false;
  save("reloaded", String(now));
  return true;
}

/** Where pages come by https or from this computer, the browser can keep a page for when the server is away. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const register = () => void navigator.serviceWorker.register("/sw.js").catch(() => {});
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
}
