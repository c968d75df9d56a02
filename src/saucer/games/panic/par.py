"""The best any town could do, from the exact solver; what is asked often is kept."""

from typing import Final

from saucer.games.panic.components import Components, Tile
from saucer.games.panic.objectives import CHAINS
from saucer.games.panic.solver import solver_for
from saucer.games.panic.towns import Front, Town

MOST_KEPT: Final = 256
FULL: Final = 100
"""Alone: the points of a card at its best."""

Question = tuple[tuple[Tile, ...], tuple[int, ...], bool]
ANSWERS: dict[Question, Front] = {}


def front_of(components: Components, cards: list[int], *, facing: bool) -> Front:
    """The towns that no town beats for these cards, in the order of the cards' numbers."""
    asked = tuple(sorted(cards))
    question = (components.tiles, asked, facing and CHAINS in asked)
    answer = ANSWERS.get(question)
    if answer is None:
        if len(ANSWERS) >= MOST_KEPT:
            ANSWERS.clear()
        answer = solver_for(components).front(asked, chain_facing=facing)
        ANSWERS[question] = answer
    return answer


def best_value(components: Components, card: int, *, facing: bool) -> int | None:
    """The best value any town can have for a card; None for the card without values."""
    if not components.objective(card).valued:
        return None
    return front_of(components, [card], facing=facing).maxima[0]


def part_of_best(components: Components, card: int, value: int | None, best: int | None) -> int:
    """Alone: how many of its hundred points a card gives for this value."""
    if value is None or best is None:
        return FULL
    if components.objective(card).low_wins:
        return FULL * best // value if value else FULL
    return FULL * value // best if best else FULL


def par_of(components: Components, cards: list[int], *, facing: bool) -> int:
    """Alone: the most that the parts of any one town add up to. It grows with each value, so a front town has it."""
    return max(totals(components, front_of(components, cards, facing=facing), facing=facing))


def par_town(components: Components, front: Front, *, facing: bool) -> Town:
    """A town whose parts add up to par."""
    sums = totals(components, front, facing=facing)
    return front.towns[sums.index(max(sums))]


def totals(components: Components, front: Front, *, facing: bool) -> list[int]:
    """What the parts of each town of a front add up to."""
    bests = [best_value(components, card, facing=facing) for card in front.cards]
    sums: list[int] = []
    for values in front.values:
        total = 0
        for nth in range(len(bests)):
            total += part_of_best(components, front.cards[nth], values[nth], bests[nth])
        sums.append(total)
    return sums
