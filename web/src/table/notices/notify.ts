/** Notifications of the browser: asked for once, shown while the tab is hidden. */

import { load, save } from "@/shared/storage";

/** Whether this browser has notifications and nobody has been asked about them here. */
export function mayAsk(): boolean {
  return (
    "Notification" in globalThis &&
    Notification.permission === "default" &&
    load("notifications") !== "asked"
  );
}

/** Remember that the question was answered; with yes, the browser asks for its own permission. */
export function answer(yes: boolean): void {
  save("notifications", "asked");
  if (yes) void Notification.requestPermission().catch(() => undefined);
}

/** Show a notification if the tab is hidden and notifications are allowed; returns what takes it away. */
export function notify(title: string, body: string, tag: string): () => void {
  if (!document.hidden || !("Notification" in globalThis)) return () => undefined;
  if (Notification.permission !== "granted") return () => undefined;
  try {
    const notification = new Notification(title, { body, tag });
    notification.onclick = () => {
      window.focus();
      notification.close();
    };
    return () => notification.close();
  } catch {
    // Browsers of some phones show notifications only through an installed app.
    return () => undefined;
  }
}
