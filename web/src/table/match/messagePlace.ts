/** Where a message goes that lies over the question for a while: it must not cover what is pressed next. */

/** How far a message reaches over the edges of what it covers, in pixels. */
const GAP = 4;
const ON_BOARD = ".board :is(button:enabled, [data-usable='true'])";
const BELOW = ".now > :is(.hand, .buttons) button:enabled";

/** Lay a message over an element and over what is above or below it, wherever it covers the fewest things to press. */
export function placeMessage(message: HTMLElement, covered: Element | null | undefined): void {
  if (!covered) return;
  const { left, width, top, bottom } = covered.getBoundingClientRect();
  message.style.left = `${left - GAP}px`;
  message.style.width = `${width + 2 * GAP}px`;
  const height = message.offsetHeight;
  const pressed = centres(`${ON_BOARD}, ${BELOW}`).filter(({ x }) => x > left && x < left + width);
  const tops = [bottom + GAP - height, top - GAP].map((wanted) =>
    Math.max(0, Math.min(wanted, innerHeight - height)),
  );
  message.style.top = `${freest(tops, height, pressed)}px`;
}

/** Of some places the first that covers the fewest of these points. */
export function freest(tops: number[], height: number, points: { y: number }[]): number {
  const hidden = (top: number) => points.filter(({ y }) => y > top && y < top + height).length;
  return tops.reduce((best, top) => (hidden(top) < hidden(best) ? top : best));
}

function centres(selector: string): { x: number; y: number }[] {
  return [...document.querySelectorAll(selector)].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
}
