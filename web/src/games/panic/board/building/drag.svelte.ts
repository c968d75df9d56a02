/** Dragging tiles with mouse, pen or finger; a press that does not move is a tap. */

const THRESHOLD = 7;

export interface Dragged {
  tile: number;
  x: number;
  y: number;
  /** The width of the tile where it was taken. */
  size: number;
}

interface Source {
  /** The tile that is dragged from here, or null where there is only something to tap. */
  tile: number | null;
  ontap: () => void;
}

/** Where a tile can be dropped: a cell, or the hand. */
export type Target = { cell: string } | "hand" | null;

export class Drag {
  /** The tile on its way, or null. */
  dragged = $state.raw<Dragged | null>(null);
  /** The cell below it. */
  over = $state<string | null>(null);
  #ondrop: (tile: number, target: Target) => void;

  constructor(ondrop: (tile: number, target: Target) => void) {
    this.#ondrop = ondrop;
  }

  /** A Svelte action for an element that can be tapped and dragged. */
  source = (element: HTMLElement, given: Source) => {
    let source = given;
    let start: { x: number; y: number } | null = null;

    const down = (event: PointerEvent) => {
      if (!event.isPrimary || event.button !== 0) return;
      start = { x: event.clientX, y: event.clientY };
      element.setPointerCapture(event.pointerId);
    };
    const move = (event: PointerEvent) => {
      if (!start || source.tile === null) return;
      const { clientX: x, clientY: y } = event;
      if (!this.dragged && Math.hypot(x - start.x, y - start.y) < THRESHOLD) return;
      this.dragged = { tile: source.tile, x, y, size: element.getBoundingClientRect().width };
      const target = targetAt(x, y);
      this.over = target && target !== "hand" ? target.cell : null;
    };
    const up = (event: PointerEvent) => {
      if (!start) return;
      start = null;
      const { dragged } = this;
      this.#stop();
      if (dragged) this.#ondrop(dragged.tile, targetAt(event.clientX, event.clientY));
      else source.ontap();
    };
    const cancel = () => {
      start = null;
      this.#stop();
    };

    element.addEventListener("pointerdown", down);
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerup", up);
    element.addEventListener("pointercancel", cancel);
    return { update: (next: Source) => (source = next), destroy: cancel };
  };

  #stop(): void {
    this.dragged = null;
    this.over = null;
  }
}

function targetAt(x: number, y: number): Target {
  const found = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-cell], [data-hand]");
  if (!found) return null;
  const cell = found.dataset["cell"];
  return cell === undefined ? "hand" : { cell };
}
