"""The end of a round of Nine Tiles Panic: what counts is lit in the towns as the game counts it."""

from saucer.engine.chance import Chance
from saucer.games.panic.see import see_counted
from saucer.games.panic.solver.solver import sample_town
from saucer.games.panic.state import State
from saucer.games.panic.town.town import Counted
from tests.browser.conftest import Visit
from tests.browser.games.panic.support.replays import scored, show_positions
from tests.games.panic.counted_towns import lit
from tests.games.panic.vectors import VALUED_CARDS

SEATS = 5
ROUNDS = 40
"""200 towns, and each card in several rounds."""
READ_LIGHTS = """
async (rounds) => {
  const drawn = async () => { for (let turn = 0; turn < 8; turn++) await Promise.resolve(); };
  const namesOf = (town) => [...town.querySelectorAll('[data-lit]')].map(
    (lit) => lit.closest('[data-cell]').dataset.cell + '.' + lit.dataset.lit);
  const seen = [];
  for (let round = 0; round < rounds; round++) {
    const cards = [];
    for (let card = 0; card < 3; card++) {
      document.getElementById('reveal-tab-' + card).click();
      await drawn();
      cards.push([...document.querySelectorAll('.towns [data-seat]')].map((town) => namesOf(town).sort().join(' ')));
    }
    seen.push(cards);
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    await drawn();
  }
  return seen;
}
"""


def test_r4_1_what_counts_is_lit_in_200_towns(visit: Visit) -> None:
    rng = Chance(29, 0)
    rounds = [a_round(number, rng) for number in range(ROUNDS)]
    ada = visit()
    show_positions(ada, *rounds)
    seen = ada.page.evaluate(READ_LIGHTS, ROUNDS)
    assert seen == [[[names(town) for town in card] for card in see_counted(state)] for state in rounds]
    assert ada.errors == []


def a_round(number: int, rng: Chance) -> State:
    """A round with three cards in turn and five random towns."""
    cards = tuple(VALUED_CARDS[(number * 3 + nth) % len(VALUED_CARDS)] for nth in range(3))
    return scored(cards, *[str(sample_town(rng)) for _ in range(SEATS)])


def names(counted: Counted | None) -> str:
    assert counted is not None
    return lit(counted)
