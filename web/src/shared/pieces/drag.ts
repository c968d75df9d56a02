/** A Svelte action: drag a card to something on the board; a press without a drag stays a click. */

const SLIP = 8;

export interface DragOptions {
  /** Whether it can be dragged now. */
  enabled: boolean;
  /** It was dropped on the spot with this name. */
  ondrop: (spot: string) => void;
}

export function drag(element: HTMLElement, first: DragOptions) {
  let options = first;
  let start: { x: number; y: number; id: number } | null = null;
  let ghost: HTMLElement | null = null;
  let over: Element | null = null;

  function down(event: PointerEvent): void {
    if (!options.enabled || event.button !== 0) return;
    start = { x: event.clientX, y: event.clientY, id: event.pointerId };
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", up);
    window.addEventListener("pointercancel", stop);
  }

  function move(event: PointerEvent): void {
    if (!start || event.pointerId !== start.id) return;
    const x = event.clientX - start.x;
    const y = event.clientY - start.y;
    if (!ghost && Math.hypot(x, y) < SLIP) return;
    ghost ??= lift(element);
    ghost.style.transform = `translate(${x}px, ${y}px)`;
    const under = spotAt(event);
    if (under === over) return;
    over?.classList.remove("chosen");
    over = under;
    over?.classList.add("chosen");
  }

  function up(event: PointerEvent): void {
    const spot = ghost ? spotAt(event)?.getAttribute("data-spot") : null;
    if (ghost) ignoreNextClick();
    stop();
    if (spot) options.ondrop(spot);
  }

  function stop(): void {
    ghost?.remove();
    over?.classList.remove("chosen");
    ghost = over = start = null;
    window.removeEventListener("pointermove", move);
    window.removeEventListener("pointerup", up);
    window.removeEventListener("pointercancel", stop);
  }

  element.addEventListener("pointerdown", down);
  return {
    update: (next: DragOptions) => (options = next),
    destroy() {
      stop();
      element.removeEventListener("pointerdown", down);
    },
  };
}

/** A copy of the card that follows the pointer. */
function lift(element: HTMLElement): HTMLElement {
  const { left, top, width, height } = element.getBoundingClientRect();
  const copy = element.cloneNode(true) as HTMLElement;
  copy.removeAttribute("data-usable");
  copy.setAttribute("aria-hidden", "true");
  Object.assign(copy.style, {
    position: "fixed",
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    zIndex: "9",
    pointerEvents: "none",
    transition: "none",
  });
  element.parentElement?.append(copy);
  return copy;
}

function spotAt({ clientX, clientY }: PointerEvent): Element | null {
  return document.elementFromPoint(clientX, clientY)?.closest("[data-spot]") ?? null;
}

/** The press ends where the card was dropped: that is no click. */
function ignoreNextClick(): void {
  const ignore = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener("click", ignore, { capture: true, once: true });
  setTimeout(() => window.removeEventListener("click", ignore, { capture: true }), 50);
}
