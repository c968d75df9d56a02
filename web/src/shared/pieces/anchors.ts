/** Anchors: elements that cards fly from and to, found by a name in `data-anchor`. */

/** Where a player is shown beside the board. */
export function seatAnchor(seat: number): string {
  return `seat:${seat}`;
}

/** A card in the viewer's hand. */
export function cardAnchor(card: string): string {
  return `card:${card}`;
}

export const HAND = "hand";

/** The first of these anchors that can be seen on the page: nothing flies from or to what a layout hides. */
export function findAnchor(names: readonly string[]): Element | null {
  for (const name of names) {
    const found = document.querySelectorAll(`[data-anchor="${CSS.escape(name)}"]`);
    const seen = [...found].find((element) => element.getClientRects().length > 0);
    if (seen) return seen;
  }
  return null;
}

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

const TALLEST_CARD = 150;

/** The frame of a card in the middle of an anchor, which may be much wider than a card. */
export function cardFrame(anchor: Frame, ratio: number): Frame {
  const height = Math.min(anchor.height, TALLEST_CARD, anchor.width / ratio);
  const width = height * ratio;
  return {
    x: anchor.x + (anchor.width - width) / 2,
    y: anchor.y + (anchor.height - height) / 2,
    width,
    height,
  };
}
