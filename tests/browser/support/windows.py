"""Sizes of windows, and scripts that find what is hidden, small or moving in them."""

from typing import Any

PHONE = {"width": 390, "height": 844}
TOUCH = {"has_touch": True, "is_mobile": True}
SIZES: dict[str, dict[str, Any]] = {
    "phone": {"viewport": {"width": 390, "height": 844}, **TOUCH},
    "phone on its side": {"viewport": {"width": 844, "height": 390}, **TOUCH},
    "tablet": {"viewport": {"width": 768, "height": 1024}, **TOUCH},
    "small laptop": {"viewport": {"width": 1024, "height": 700}},
    "laptop": {"viewport": {"width": 1280, "height": 800}},
    "laptop at 200 %": {"viewport": {"width": 640, "height": 400}, "device_scale_factor": 2},
    "large screen": {"viewport": {"width": 1920, "height": 1080}},
}
LOW_PHONES: dict[str, dict[str, Any]] = {
    "tall phone with bars": {"viewport": {"width": 412, "height": 732}, **TOUCH},
    "phone with bars": {"viewport": {"width": 390, "height": 664}, **TOUCH},
    "small phone": {"viewport": {"width": 360, "height": 640}, **TOUCH},
}
"""Phones as their browsers leave them: their bars take some of the height."""

IN_SIGHT = """
const inSight = (element) => {
  const { left, top, right, bottom, width } = element.getBoundingClientRect();
  return width > 0 && left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
};
const all = (selector) => [...document.querySelectorAll(selector)];
const name = (element) => element.getAttribute('aria-label') || element.textContent.trim();
const OWN_SCORE = '.strip .own, .side li:first-child :is(.score, .name)';
const sideways = document.documentElement.scrollWidth > innerWidth ? ['the page scrolls sideways'] : [];
"""
HIDDEN_ON_BOARD = f"""
() => {{
  {IN_SIGHT}
  const needed = all(".drawing svg, .question p, .buttons .button, :is(.hand, .board) [data-usable='true']");
  const score = all(OWN_SCORE).some(inSight) ? [] : ['own score'];
  return [...sideways, ...score, ...needed.filter((element) => !inSight(element)).map(name)];
}}
"""
SMALL_TEXT = """
() => [...document.querySelectorAll('.table-page *')].filter((element) => element.checkVisibility()
    && [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim()))
  .map((element) => [element.textContent.trim(), parseFloat(getComputedStyle(element).fontSize)
    * (element instanceof SVGElement ? element.getScreenCTM().a : 1)])
  .filter(([, size]) => size < 13.9)
"""
SMALL_TARGETS = """
() => [...document.querySelectorAll('button, a, select, summary, input')].filter((element) => element.checkVisibility())
  .map((element) => [element.textContent.trim(), element.getBoundingClientRect().height])
  .filter(([, height]) => height < 43.5)
"""
RECORD_SHIFTS = """
window.shifts = [];
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    const moved = entry.sources.map(({ node }) => (node?.outerHTML ?? node?.textContent ?? '?').slice(0, 80));
    if (!entry.hadRecentInput) window.shifts.push([entry.value, ...moved]);
  }
}).observe({ type: 'layout-shift', buffered: true });
"""
