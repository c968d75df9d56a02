/** Brings what can be used into sight when a decision comes. */

const ON_BOARD = ".hand [data-usable='true'], .board [data-usable='true'], .buttons .button";
const AS_TEXT = ".moves .button";

/** Scroll to what is lit, unless it is in sight or someone is writing. */
export function bringIntoSight(): void {
  if (document.activeElement?.matches("input, textarea")) return;
  const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
  if (!all(ON_BOARD).every(isInSight))
    for (const scrolled of [window, document.querySelector(".side")])
      scrolled?.scrollTo({ top: 0, behavior });
  const moves = all(AS_TEXT);
  if (!moves.some(isInSight)) moves[0]?.scrollIntoView({ block: "center", behavior });
}

const all = (selector: string) => [...document.querySelectorAll(selector)];

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}
