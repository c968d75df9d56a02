"""R7, alone: points by how close a town comes to the best, and par."""

from typing import Final

from saucer.engine.types import Seat
from saucer.games.panic.components import Components
from saucer.games.panic.events import WinReason
from saucer.games.panic.solver.answers import Front
from saucer.games.panic.solver.best_values import best_value, known_par
from saucer.games.panic.solver.solver import front_of
from saucer.games.panic.state import State, Variant
from saucer.games.panic.town.town import Town
from saucer.games.panic.view import RoundResult

FULL: Final = 100
"""The points of a card at its best."""
HALF: Final = 50


def solo_points(state: State, card: int, value: int | None, best: int | None) -> int:
    """Return the points of a card. The card for speed gives half after a wrong claim. (R7.2, R7.3)"""
    if best is None and state.glass:
        return HALF
    return part_of_best(state.variant.components, card, value, best)


def part_of_best(components: Components, card: int, value: int | None, best: int | None) -> int:
    """How many of its hundred points a card gives for this value. (R7.2)"""
    if value is None or best is None:
        return FULL
    if components.objective(card).low_wins:
        return FULL * best // value if value else FULL
    return FULL * value // best if best else FULL


def solo_score(result: RoundResult) -> int:
    """The percentage of par. (R7.4)"""
    if result.par is None or result.total is None:
        return 0
    return 100 * result.total // result.par if result.par else 100


def solo_standing(score: int, variant: Variant) -> tuple[tuple[Seat, ...], WinReason]:
    """Return the standing of a solo match: three quarters of par win. (R7.5)"""
    one_round = variant.rounds == 1
    if score < variant.goal:
        return (), "below-par-once" if one_round else "below-par"
    if score >= variant.rounds * FULL:
        return (Seat(0),), "par-once" if one_round else "par"
    return (Seat(0),), "near-par-once" if one_round else "near-par"


# Par (R7.4)


def par_of(components: Components, cards: list[int], *, facing: bool) -> int:
    """The most that the three cards can give to any one town."""
    par = known_par(components, cards, facing=facing)
    return solved_par(components, cards, facing=facing) if par is None else par


def solved_par(components: Components, cards: list[int], *, facing: bool) -> int:
    """Return par from the solver: the best total of the unbeaten towns."""
    return max(totals(components, front_of(components, cards, facing=facing), facing=facing))


def par_town(components: Components, front: Front, *, facing: bool) -> Town:
    """A town of the front that makes par."""
    sums = totals(components, front, facing=facing)
    return front.towns[sums.index(max(sums))]


def totals(components: Components, front: Front, *, facing: bool) -> list[int]:
    """What the cards give together to each town of a front."""
    bests = [best_value(components, card, facing=facing) for card in front.cards]
    sums: list[int] = []
    for values in front.values:
        total = 0
        for nth in range(len(bests)):
            total += part_of_best(components, front.cards[nth], values[nth], bests[nth])
        sums.append(total)
    return sums
