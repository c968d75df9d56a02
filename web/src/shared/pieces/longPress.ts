/** A Svelte action: a finger that rests on an element, or the other mouse button, opens something. */

const RESTS = 450;
/** How far a finger may move, in pixels, and still rest. */
const SLIP = 10;

export function longPress(element: HTMLElement, onpress: () => void) {
  let open = onpress;
  let timer = 0;
  let start = { x: 0, y: 0 };
  let opened = false;

  function down(event: PointerEvent): void {
    opened = false;
    if (event.pointerType === "mouse") return;
    start = { x: event.clientX, y: event.clientY };
    timer = window.setTimeout(press, RESTS);
  }

  function move(event: PointerEvent): void {
    if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLIP) stop();
  }

  function stop(): void {
    window.clearTimeout(timer);
  }

  function press(): void {
    stop();
    if (opened) return;
    opened = true;
    ignoreThisClick();
    open();
  }

  /** Browsers report a long press as a request for a menu as well. */
  function menu(event: Event): void {
    event.preventDefault();
    press();
  }

  element.addEventListener("pointerdown", down);
  element.addEventListener("pointermove", move);
  element.addEventListener("pointerup", stop);
  element.addEventListener("pointercancel", stop);
  element.addEventListener("contextmenu", menu);
  return {
    update: (next: () => void) => (open = next),
    destroy: stop,
  };
}

/** Ignore the click that lifting the finger may cause, on whatever is there by then; not those of keys. */
function ignoreThisClick(): void {
  const ignore = (event: MouseEvent) => {
    if (event.detail === 0) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener("click", ignore, { capture: true });
  const end = () => window.removeEventListener("click", ignore, { capture: true });
  window.addEventListener("pointerdown", end, { capture: true, once: true });
}
