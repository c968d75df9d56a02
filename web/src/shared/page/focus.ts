/** Where the keyboard goes on when the thing it was at is gone. */

/** What comes first for somebody who uses the keys: what to do now at a table, the page elsewhere. */
const PLACES = ["section.now", "main"];

/** Give the focus back to `before`, or to the page where that is gone, unless something else has it by now. */
export function restoreFocus(before: Element | null): void {
  if (document.activeElement && document.activeElement !== document.body) return;
  if (before instanceof HTMLElement && before.isConnected && before !== document.body) {
    before.focus({ preventScroll: true });
    return;
  }
  const place = PLACES.map((selector) => document.querySelector<HTMLElement>(selector)).find(
    Boolean,
  );
  if (!place) return;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
