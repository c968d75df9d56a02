/** Short effects over the page: numbers that float off a place, cards that fly from one place to another. */

import { tick } from "svelte";
import { cardFrame, type Frame } from "./anchors";

export interface FloatingNumber {
  id: number;
  text: string;
  loss: boolean;
  x: number;
  y: number;
}

export interface FlyingCard {
  id: number;
  /** Null for a card that is face down. */
  card: string | null;
  frame: Frame;
}

/** How long a number floats, in milliseconds. */
export const FLOATING = 1400;
/** The width of a card for its height. */
const CARD_RATIO = 100 / 112;
/** How much longer than its duration an animation is waited for. */
const GRACE = 120;

export class Effects {
  numbers = $state<FloatingNumber[]>([]);
  cards = $state<FlyingCard[]>([]);
  #elements = new Map<number, HTMLElement>();
  #running = new Set<Animation>();
  #last = 0;

  /** A Svelte action for the element a flying card is drawn as. */
  attach = (element: HTMLElement, { id }: FlyingCard) => {
    this.#elements.set(id, element);
    return { destroy: () => this.#elements.delete(id) };
  };

  /** Let points float off an element: `+3`, or a loss such as `−2`. */
  float(points: number, from: Element): void {
    const { x, y, width, height } = from.getBoundingClientRect();
    const id = ++this.#last;
    const loss = points < 0;
    const text = loss ? `−${-points}` : `+${points}`;
    this.numbers.push({ id, text, loss, x: x + width / 2, y: y + height / 2 });
    setTimeout(() => (this.numbers = this.numbers.filter((each) => each.id !== id)), FLOATING);
  }

  /** Fly a card from one element to another; it stays there until `clear`, and a card it leaves is faint. */
  async fly(card: string | null, from: Element, to: Element, duration: number): Promise<void> {
    const start = cardFrame(from.getBoundingClientRect(), CARD_RATIO);
    const end = cardFrame(to.getBoundingClientRect(), CARD_RATIO);
    const id = ++this.#last;
    this.cards.push({ id, card, frame: start });
    await tick();
    const element = this.#elements.get(id);
    if (!element) return;
    if (from.matches("[data-anchor^='card:']"))
      this.#running.add(from.animate({ opacity: [0.3, 0.3] }, timing(duration)));
    await this.run(element.animate(flight(start, end), timing(duration)), duration);
  }

  /** Shake an element for a moment, as something heavy lands. */
  async shake(element: Element, duration: number): Promise<void> {
    const strong = [0, -5, 4, -3, 2, 0].map((y) => ({ transform: `translateY(${y}px)` }));
    await this.run(element.animate(strong, { duration }), duration);
  }

  /** Wait for an animation. In a page in the background it would never end; this does. */
  async run(animation: Animation, duration: number): Promise<void> {
    this.#running.add(animation);
    const late = new Promise((done) => setTimeout(done, duration + GRACE));
    await Promise.race([animation.finished.catch(() => undefined), late]);
  }

  /** Remove the cards that have flown. */
  clear(): void {
    for (const animation of this.#running) animation.cancel();
    this.#running.clear();
    this.cards = [];
  }

  /** Finish at once what is being animated. */
  skip(): void {
    for (const animation of this.#running) animation.finish();
  }
}

function timing(duration: number): KeyframeAnimationOptions {
  return { duration, fill: "forwards", easing: "ease-in-out" };
}

/** From one frame to the other, in a flat arc. */
function flight(start: Frame, end: Frame): Keyframe[] {
  const x = end.x - start.x;
  const y = end.y - start.y;
  const size = end.width / Math.max(1, start.width);
  const lift = Math.min(60, Math.hypot(x, y) / 6);
  return [
    { transform: "translate(0, 0) scale(1)" },
    { transform: `translate(${x / 2}px, ${y / 2 - lift}px) scale(${(1 + size) / 2})` },
    { transform: `translate(${x}px, ${y}px) scale(${size})` },
  ];
}
