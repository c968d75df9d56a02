"""Every card of E.T.I. can be read on the board by one press: projects, events, endgame and research cards."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

import saucer
from saucer.games.eti.components import STANDARD, ResearchCard
from saucer.texts import texts
from tests.browser.conftest import Visit
from tests.browser.games.eti.support.positions import put_envelope_away
from tests.browser.games.eti.support.stage import match_at, under_attack
from tests.browser.support.stage import Stage
from tests.browser.support.windows import SIZES, SMALL_TEXT
from tests.games.eti.scenes import begin, scene

IN_CENTRE = 5
"""How many projects lie in the centre at a time."""
Sheet = tuple[str, str, list[str]]
"""What is pressed, and the name and the words that its sheet must have."""

READ_SHEET = """
async (selector) => {
  const until = async (met) => {
    for (let tries = 0; !met(); tries++) {
      if (tries > 2000) throw Error(`${selector} does not open and close a sheet`);
      await new Promise((done) => setTimeout(done, 4));
    }
  };
  const pressed = [...document.querySelectorAll(selector)].find((each) => each.checkVisibility());
  if (!pressed) throw Error(`nothing to press at ${selector}`);
  pressed.scrollIntoView({ block: 'nearest' });
  const box = pressed.getBoundingClientRect();
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  pressed.click();
  await until(() => document.querySelector('dialog[open] .effect'));
  const dialog = document.querySelector('dialog[open]');
  const found = {
    covered: !pressed.contains(top),
    name: dialog.querySelector('h2').textContent,
    effect: dialog.querySelector('.effect').textContent,
    drawn: dialog.querySelectorAll('.picture svg *').length,
    cut: [...dialog.querySelectorAll('*')].filter((each) => each.scrollWidth > each.clientWidth + 1
      && getComputedStyle(each).overflow !== 'visible').map((each) => each.outerHTML.slice(0, 80)),
    rule: !!dialog.querySelector('.words .button'),
  };
  dialog.querySelector('header .button').click();
  await until(() => !dialog.isConnected);
  return found;
}
"""


def positions(words: Any) -> Iterator[tuple[saucer.Match, list[Sheet]]]:
    """Positions that together hold every card, with the cards to read in each."""
    yield from with_projects(words)
    yield from with_events(words)
    yield from with_endgame_cards(words)
    yield from with_research(words)


def with_projects(words: Any) -> Iterator[tuple[saucer.Match, list[Sheet]]]:
    cards = STANDARD.projects
    for first in range(0, len(cards), IN_CENTRE):
        some = cards[first : first + IN_CENTRE]
        state = scene(centre=[card.id for card in some], claimed=20)
        begin(state, "turn")
        yield match_at(state), [(at(f"project:{card.id}"), *about_project(words, card)) for card in some]


def about_project(words: Any, card: Any) -> tuple[str, list[str]]:
    numbers = [str(number) for number in (card.level, card.difficulty, card.defence, card.fame)]
    none = {"en": "none", "fr": "aucune"}[words.language]
    upgrades = [words.name("ability", ability) for ability in card.upgrades] or [none]
    return words.name("project", card.id), [*numbers, words.name("field", card.field), *upgrades]


def with_events(words: Any) -> Iterator[tuple[saucer.Match, list[Sheet]]]:
    """The event of the turn as a telegram; those that are held lie on the console."""
    for card in STANDARD.events:
        held = card.by == "held"
        state = scene(claimed=20, held={0: [card.id]} if held else None)
        if not held:
            state.incident = state.tables.incident_of[card.id]
        begin(state, "agendas" if held else "turn")
        effect = words.format(f"incident-{card.id}.effect", number=card.number, otherwise=card.otherwise)
        spot = at(f"held:{card.id}" if held else "telegram")
        yield match_at(state), [(spot, words.name("incident", card.id), [effect])]


def with_endgame_cards(words: Any) -> Iterator[tuple[saucer.Match, list[Sheet]]]:
    """In the invasion: the card of a company, and that of the alien."""
    for card in STANDARD.humans:
        effect = words.format(f"role-{card.id}.effect", number=card.number, fame=card.fame)
        sheet = (".invasion article .role .link", words.name("role", card.id), [effect])
        match = under_attack("saboteur", [10, 20])
        match.state.roles[0] = match.state.tables.role_of[card.id]
        yield match, [sheet]
    for alien in STANDARD.aliens:
        match = under_attack("saboteur", [10, 20])
        match.state.roles[2] = match.state.tables.role_of[alien.id]
        numbers = [f"+{number}" for number in (alien.base, alien.intel, alien.tactics, alien.cards)]
        yield match, [(".invasion .who .link", words.name("role", alien.id), numbers)]


def with_research(words: Any) -> Iterator[tuple[saucer.Match, list[Sheet]]]:
    """At the ports of the viewer, and before a company that is attacked."""
    kinds = [card.id for card in STANDARD.research]
    state = scene(ports={0: kinds}, upgrades={0: {"analysis": 6}})
    begin(state, "agendas")
    sheets = [
        (f".console .ports > :nth-child({port})", *about_research(words, card))
        for port, card in enumerate(STANDARD.research, 1)
    ]
    yield match_at(state), sheets
    attacking = [
        (f"article:first-child li:nth-child({place}) .quiet", name, parts)
        for place, (_, name, parts) in enumerate(sheets, 2)
    ]
    yield under_attack("survivalist", list(kinds), shown=True), attacking


def about_research(words: Any, card: ResearchCard) -> tuple[str, list[str]]:
    threat = STANDARD.threat_attack
    numbers = [card.count]
    numbers += [threat.plain, threat.tactic] if card.kind == "threat" else [card.value, card.attack]
    return words.name("card", card.id), [str(number) for number in numbers]


def at(spot: str) -> str:
    return f'[data-spot="{spot}"]'


@pytest.mark.parametrize("size", ["laptop", "phone"])
@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_every_card_is_read_by_one_press(visit: Visit, locale: str, size: str) -> None:
    words = texts("eti", locale[:2])
    stage: Stage | None = None
    read = set()
    for match, sheets in positions(words):
        stage = shown(visit, stage, match, locale=locale, **SIZES[size])
        for pressed, name, parts in sheets:
            sheet = stage.visitor.page.evaluate(READ_SHEET, pressed)
            assert not sheet["covered"], (name, pressed)
            assert sheet["name"] == name
            missing = [
                part
                for part in parts
                if not re.search(rf"(?<![\w]){re.escape(part)}(?![\w])", sheet["effect"], re.I)
            ]
            assert not missing, (name, sheet["effect"], missing)
            assert sheet["drawn"], name
            assert sheet["rule"], name
            assert not sheet["cut"], (name, sheet["cut"])
            read.add(name)
        assert not stage.visitor.page.evaluate(SMALL_TEXT)
    assert stage
    cards = (STANDARD.projects, STANDARD.events, STANDARD.humans, STANDARD.aliens, STANDARD.research)
    assert len(read) == sum(map(len, cards))
    stage.visitor.check()


def shown(visit: Visit, stage: Stage | None, match: saucer.Match, **settings: Any) -> Stage:
    if stage is None:
        stage = Stage(visit(**settings), match)
    else:
        stage.move_to(match, 0)
    put_envelope_away(stage)
    return stage


def test_a_vault_too_full_for_fingers_opens_a_list_of_its_projects(visit: Visit) -> None:
    state = scene(secret={0: ["ruby-lasers", "gene-mapping", "sentry-drones"]}, centre=("assault-rifles",))
    begin(state, "agendas")
    stage = shown(visit, None, match_at(state), **SIZES["phone on its side"])
    page = stage.visitor.page
    page.locator(".vault .folded").tap()
    vault = page.get_by_role("dialog", name="Top secret")
    vault.get_by_role("button", name="Gene Mapping").tap()
    expect(page.get_by_role("dialog", name="Gene Mapping")).to_contain_text("Difficulty 120")
    stage.visitor.check()
