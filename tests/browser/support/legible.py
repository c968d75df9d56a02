"""Finds what carries meaning on a page and cannot be read or pressed: covered, cut, out of sight or too small."""

from typing import Any

from tests.browser.support.visitor import Visitor

LEAST_TEXT = 13.9
LEAST_TARGET = 43.5
"""In pixels; the latter for touch."""
IN_FRONT = ".table-page > header, .table-page main.board, .table-page section.now"
"""What is seen of a table without scrolling, on phones too: bar, board, question and tools."""
FIND_ILLEGIBLE = """
({ part, least, scrolling, leastText, leastTarget }) => {
  const roots = [...document.querySelectorAll(part)];
  const all = (selector) => roots.flatMap((root) => [...root.querySelectorAll(selector)]);
  const boxOf = (thing) => thing.getBoundingClientRect();
  const nameOf = (element) => (element.getAttribute('aria-label') || element.textContent.trim()
    || element.getAttribute('class') || element.tagName).slice(0, 60);
  const round = (number) => Math.round(number * 10) / 10;
  const isForEyes = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    && !element.closest('.visually-hidden, [inert]') && boxOf(element).width > 1.5
    && !ancestorsOf(element).some((each) => getComputedStyle(each).clipPath !== 'none');
  const ancestorsOf = (element) => {
    const found = [];
    for (let each = element; each && each !== document.body; each = each.parentElement) found.push(each);
    return found;
  };
  const found = [];

  // The part of the window in which an element is drawn, or null where it scrolls by design.
  const frameOf = (element) => {
    const frame = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    for (const each of ancestorsOf(element.parentElement)) {
      if (scrolling && each.matches(scrolling)) return null;
      if (getComputedStyle(each).overflow === 'visible' || each instanceof SVGElement) continue;
      const box = boxOf(each), zoom = box.width / (each.offsetWidth || box.width);
      const x = box.left + each.clientLeft * zoom, y = box.top + each.clientTop * zoom;
      frame.left = Math.max(frame.left, x);
      frame.top = Math.max(frame.top, y);
      frame.right = Math.min(frame.right, x + each.clientWidth * zoom);
      frame.bottom = Math.min(frame.bottom, y + each.clientHeight * zoom);
    }
    return frame;
  };
  const isOutside = (box, frame) => box.left < frame.left - 1.5 || box.top < frame.top - 1.5
    || box.right > frame.right + 1.5 || box.bottom > frame.bottom + 1.5;

  // Whether something else is painted over a point of an element.
  const isClear = (colour) => colour === 'none' || /^rgba\\(.*, 0(\\.[0-4]\\d*)?\\)$/.test(colour);
  const paints = (element, x, y) => {
    const style = getComputedStyle(element);
    if (!(element instanceof SVGGeometryElement))
      return !isClear(style.backgroundColor) || style.backgroundImage !== 'none';
    const at = new DOMPoint(x, y).matrixTransform(element.getScreenCTM().inverse());
    return !isClear(style.fill) || (!isClear(style.stroke) && element.isPointInStroke(at));
  };
  const coverOf = (element, x, y) => {
    for (const each of document.elementsFromPoint(x, y)) {
      if (each === element || each.contains(element) || element.contains(each)) return null;
      if (paints(each, x, y)) return each;
    }
    return null;
  };
  // What lets pointers through covers all the same.
  const through = new CSSStyleSheet();
  through.replaceSync('* { pointer-events: auto !important; }');
  document.adoptedStyleSheets.push(through);

  // The ink of the lines of a text: without the room that a font keeps above and below its letters.
  const canvas = document.createElement('canvas').getContext('2d');
  const linesOf = (node) => {
    const style = getComputedStyle(node.parentElement);
    canvas.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const ink = canvas.measureText(node.data.trim());
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].filter(({ width }) => width > 1).map((box) => {
      const base = box.top + ink.fontBoundingBoxAscent;
      return { left: box.left, right: box.right, top: base - ink.actualBoundingBoxAscent,
        bottom: base + ink.actualBoundingBoxDescent };
    });
  };

  const textsOf = (root) => {
    const nodes = [], walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) nodes.push(walker.currentNode);
    return nodes;
  };
  for (const node of roots.flatMap(textsOf)) {
    const element = node.parentElement, word = node.data.trim().slice(0, 60);
    if (!word || !isForEyes(element)) continue;
    const isDrawn = element instanceof SVGElement;
    const size = parseFloat(getComputedStyle(element).fontSize) * (isDrawn ? element.getScreenCTM().a : 1);
    if (size < leastText) found.push(`small text: ${word}: ${round(size)}`);
    const frame = frameOf(element);
    if (!frame) continue;
    const own = isDrawn || getComputedStyle(element).overflow === 'visible' ? frame : { ...frame };
    if (own !== frame) {
      const box = boxOf(element);
      own.left = Math.max(frame.left, box.left);
      own.top = Math.max(frame.top, box.top);
      own.right = Math.min(frame.right, box.right);
      own.bottom = Math.min(frame.bottom, box.bottom);
    }
    for (const line of isDrawn ? [boxOf(element)] : linesOf(node)) {
      if (isOutside(line, own)) {
        found.push(`cut: ${word}`);
        break;
      }
      const cover = coverOf(element, (line.left + line.right) / 2, (line.top + line.bottom) / 2);
      if (cover) found.push(`covered: ${word}: by ${nameOf(cover)}`);
    }
  }
  const touch = matchMedia('(pointer: coarse)').matches;
  for (const element of all('button, a, select, summary, input, [role=img]')) {
    if (!isForEyes(element)) continue;
    const box = boxOf(element), frame = frameOf(element);
    const isTarget = touch && element.getAttribute('role') !== 'img' && !element.closest('p, [aria-hidden=true]');
    if (isTarget && Math.min(box.width, box.height) < leastTarget)
      found.push(`small target: ${nameOf(element)}: ${round(box.width)}x${round(box.height)}`);
    if (!frame) continue;
    if (isOutside(box, frame)) found.push(`out of sight: ${nameOf(element)}`);
    else if (coverOf(element, (box.left + box.right) / 2, (box.top + box.bottom) / 2))
      found.push(`covered: ${nameOf(element)}`);
  }
  for (const [selector, size] of Object.entries(least))
    for (const element of all(selector)) {
      const box = boxOf(element), frame = frameOf(element);
      if (Math.min(box.width, box.height) < size)
        found.push(`small: ${selector} ${nameOf(element)}: ${round(box.width)}x${round(box.height)}`);
      if (frame && isOutside(box, frame)) found.push(`out of sight: ${selector} ${nameOf(element)}`);
    }
  document.adoptedStyleSheets.pop();
  if (document.documentElement.scrollWidth > innerWidth) found.push('the page scrolls sideways');
  return [...new Set(found)];
}
"""


def illegible(
    visitor: Visitor,
    part: str = IN_FRONT,
    *,
    least: dict[str, float] | None = None,
    scrolling: str = "",
) -> list[str]:
    """What cannot be read or pressed in parts of the page.

    `least` has the least width and height of drawn things by selector, in pixels; they must be in sight too.
    `scrolling` selects boxes that scroll by design: what is in them may be out of sight.
    """
    asked: dict[str, Any] = {
        "part": part,
        "least": least or {},
        "scrolling": scrolling,
        "leastText": LEAST_TEXT,
        "leastTarget": LEAST_TARGET,
    }
    found: list[str] = visitor.page.evaluate(FIND_ILLEGIBLE, asked)
    return found


def console_of(visitor: Visitor) -> list[str]:
    """Everything the console of a page says from now on, as a list that grows."""
    said: list[str] = []
    visitor.page.on("console", lambda message: said.append(message.text))
    return said
