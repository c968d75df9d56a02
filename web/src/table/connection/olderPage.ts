/** A page that is older than the server loads itself again, once for each version of the protocol. */

import { PROTOCOL_VERSION } from "@/generated/protocol";

const KEY = "saucer-loaded-for";

/** Whether this page was made for an earlier version of the protocol than the server speaks. */
export function isOlderThan(server: number): boolean {
  return PROTOCOL_VERSION < server;
}

/** Load the page again, unless this tab has done so for the same version, or could not remember that it has. */
export function reloadOnce(server: number): void {
  try {
    if (Number(sessionStorage.getItem(KEY)) >= server) return;
    sessionStorage.setItem(KEY, String(server));
  } catch {
    return;
  }
  location.reload();
}

/** Call `then` now, or as soon as no text field has the focus. Returns a function that gives up on it. */
export function whenNobodyTypes(then: () => void): () => void {
  let waits = true;
  const look = () => {
    if (!waits || isTextField(document.activeElement)) return;
    giveUp();
    then();
  };
  // While a field loses the focus it still has it.
  const lookAfterwards = () => setTimeout(look);
  const giveUp = () => {
    waits = false;
    removeEventListener("focusout", lookAfterwards);
  };
  addEventListener("focusout", lookAfterwards);
  look();
  return giveUp;
}

function isTextField(element: Element | null): boolean {
  return element !== null && element.matches("input, textarea, select");
}
