"""A player notices that it is their turn: title, icon, sound and notification."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.support.meeting import finish_turn, in_order, meet
from tests.browser.support.visitor import Visitor

COUNT_TONES = """
window.tones = 0;
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) { window.tones += 1; start.apply(this, when); };
"""
FAKE_NOTIFICATIONS = """
window.notes = [];
window.Notification = class {
  static permission = localStorage.getItem('test-permission') ?? 'default';
  static async requestPermission() {
    localStorage.setItem('test-permission', 'granted');
    return (this.permission = 'granted');
  }
  constructor(title, options) {
    this.shown = { title, ...options, open: true };
    window.notes.push(this.shown);
  }
  close() { this.shown.open = false; }
};
Object.defineProperty(document, 'hidden', { get: () => window.isHidden === true });
"""
ICON = "document.querySelector('link[rel=icon]').href"


def tones(visitor: Visitor) -> int:
    return int(visitor.page.evaluate("window.tones"))


def test_the_tab_shows_whose_turn_it_is(visit: Visit) -> None:
    first, other = in_order(*meeting(visit))
    expect(first.page).to_have_title("Your turn: Don't Talk to Strangers")
    expect(other.page).to_have_title("Don't Talk to Strangers")
    assert "your-turn" in first.page.evaluate(ICON)
    assert "favicon" in other.page.evaluate(ICON)
    finish_turn(first)
    expect(other.page).to_have_title("Your turn: Don't Talk to Strangers")
    expect(first.page).to_have_title("Don't Talk to Strangers")
    assert "favicon" in first.page.evaluate(ICON)
    assert "your-turn" in other.page.evaluate(ICON)
    finish_turn(other)
    first.go("/")
    expect(first.page).to_have_title(re.compile("Saucer"))
    assert "favicon" in first.page.evaluate(ICON)


def meeting(visit: Visit, script: str = "") -> tuple[Visitor, Visitor]:
    """Two people at a table, in browsers with a script of the test."""
    ada, bo = visit(seed=1), visit(seed=2)
    for visitor in (ada, bo):
        visitor.page.add_init_script(script)
    meet(ada, bo)
    return ada, bo


def test_a_turn_sounds_until_one_press_mutes_it(visit: Visit) -> None:
    first, other = in_order(*meeting(visit, COUNT_TONES))
    before = tones(other)
    finish_turn(first)
    other.page.wait_for_function(f"window.tones > {before}")
    sound = first.button("Sound")
    expect(sound).to_have_attribute("aria-pressed", "true")
    sound.click()
    expect(sound).to_have_attribute("aria-pressed", "false")
    first.page.reload()
    expect(sound).to_have_attribute("aria-pressed", "false")
    finish_turn(other)
    first.play(1)
    assert tones(first) == 0
    first.check()


def test_a_hidden_tab_calls_its_player_once_they_have_agreed(visit: Visit) -> None:
    first, other = in_order(*meeting(visit, FAKE_NOTIFICATIONS))
    expect(first.page.get_by_text("Call you when it is your turn")).to_have_count(0)
    other.button("Yes").click()
    expect(other.page.get_by_text("Call you when it is your turn")).to_have_count(0)
    other.page.evaluate("window.isHidden = true")
    finish_turn(first)
    other.page.wait_for_function("window.notes.length === 1")
    note = other.page.evaluate("window.notes[0]")
    assert note["title"] == "Your turn: Don't Talk to Strangers"
    assert note["body"]
    other.page.evaluate("window.isHidden = false; document.dispatchEvent(new Event('visibilitychange'))")
    assert not other.page.evaluate("window.notes[0].open")

    first.button("No").click()
    finish_turn(other)
    finish_turn(first)
    other.page.wait_for_function("document.title.startsWith('Your turn')")
    assert other.page.evaluate("window.notes.length") == 1, "a tab in sight needs no notification"
    first.page.reload()
    first.wait_for_table()
    expect(first.page.get_by_text("Call you when it is your turn")).to_have_count(0)
