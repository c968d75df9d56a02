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

  function press(): void {
    stop();
    if (opened) return;
    opened = true;
    open();
  }

  function stop(): void {
    window.clearTimeout(timer);
  }

  /** Browsers report a long press as a request for a menu as well. */
  function menu(event: Event): void {
    event.preventDefault();
    press();
  }

  /** The click that ends a long press is not meant. */
  function click(event: Event): void {
    if (!opened) return;
    opened = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  const listeners: [string, (event: never) => void][] = [
    ["pointerdown", down],
    ["pointermove", move],
    ["pointerup", stop],
    ["pointercancel", stop],
    ["contextmenu", menu],
    ["click", click],
  ];
  for (const [name, listen] of listeners)
    element.addEventListener(name, listen as EventListener, { capture: true });
  return {
    update: (next: () => void) => (open = next),
    destroy: stop,
  };
}
