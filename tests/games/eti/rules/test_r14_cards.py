"""R14: the cards a match is played with. tests/docs compares the lists on the pages with the components."""

from saucer.engine.bits import members
from saucer.engine.chance import Chance
from saucer.games.eti import GAME
from saucer.games.eti.components import STANDARD
from saucer.games.eti.options import Options
from tests.games.eti.scenes import scene


def test_r14_1_a_match_begins_with_every_research_card_in_the_deck() -> None:
    state = GAME.rules.start(Options(), 4, Chance(1, 0))
    assert list(state.deck) == [card.count for card in STANDARD.research]
    assert sum(state.deck) == STANDARD.research_deck


def test_r14_2_every_project_is_in_the_piles_or_in_the_centre() -> None:
    state = scene()
    lying = [*members(state.piles), *members(state.centre)]
    names = [state.tables.project_ids[project] for project in lying]
    assert sorted(names) == sorted(card.id for card in STANDARD.projects)
