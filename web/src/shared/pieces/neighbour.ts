/** Moves the focus between pieces with the arrow keys. */

const DIRECTIONS: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The element nearest to another one in the direction of an arrow key. */
export function neighbour<Item extends Element>(
  from: Element,
  key: string,
  all: Iterable<Item>,
): Item | null {
  const direction = DIRECTIONS[key];
  if (!direction) return null;
  const here = centre(from);
  let best: { item: Item; far: number } | null = null;
  for (const item of all) {
    const there = centre(item);
    const x = there.x - here.x;
    const y = there.y - here.y;
    const along = x * direction.x + y * direction.y;
    const aside = Math.abs(x * direction.y) + Math.abs(y * direction.x);
    if (along < 6 || aside > along * 2) continue;
    const far = along + aside * 2;
    if (!best || far < best.far) best = { item, far };
  }
  return best?.item ?? null;
}

function centre(element: Element): { x: number; y: number } {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
