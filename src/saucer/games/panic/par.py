"""The best any town could do, from the exact solver; what is asked often is kept."""

from typing import Final

from saucer.games.panic.components import Components, Tile
from saucer.games.panic.objectives import CHAINS
from saucer.games.panic.solver import solver_for
from saucer.games.panic.towns import Front, Town

MOST_KEPT: Final = 256
MOST_FIGURES: Final = 20_000
FULL: Final = 100
"""Alone: the points of a card at its best."""

Question = tuple[tuple[Tile, ...], tuple[int, ...], bool]
ANSWERS: dict[Question, Front] = {}
FIGURES: dict[Question, int] = {}
"""The best value of one card, or par for three, once it was found or learned."""


def front_of(components: Components, cards: list[int], *, facing: bool) -> Front:
    """The towns that no town beats for these cards, in the order of the cards' numbers."""
    question = question_of(components, cards, facing=facing)
    answer = ANSWERS.get(question)
    if answer is None:
        if len(ANSWERS) >= MOST_KEPT:
            ANSWERS.clear()
        answer = solver_for(components).front(question[1], chain_facing=facing)
        ANSWERS[question] = answer
    return answer


def question_of(components: Components, cards: list[int], *, facing: bool) -> Question:
    asked = tuple(sorted(cards))
    return components.tiles, asked, facing and CHAINS in asked


def keep_figure(question: Question, figure: int) -> None:
    if len(FIGURES) >= MOST_FIGURES:
        FIGURES.clear()
    FIGURES[question] = figure


def best_value(components: Components, card: int, *, facing: bool) -> int | None:
    """The best value any town can have for a card; None for the card without values."""
    if not components.objective(card).valued:
        return None
    question = question_of(components, [card], facing=facing)
    if question not in FIGURES:
        best = front_of(components, [card], facing=facing).maxima[0]
        assert best is not None, "a card with values has a best one"
        keep_figure(question, best)
    return FIGURES[question]


def part_of_best(components: Components, card: int, value: int | None, best: int | None) -> int:
    """Alone: how many of its hundred points a card gives for this value."""
    if value is None or best is None:
        return FULL
    if components.objective(card).low_wins:
        return FULL * best // value if value else FULL
    return FULL * value // best if best else FULL


def par_of(components: Components, cards: list[int], *, facing: bool) -> int:
    """Alone: the most that the parts of any one town add up to. It grows with each value, so a front town has it."""
    question = question_of(components, cards, facing=facing)
    if question not in FIGURES:
        keep_figure(
            question, max(totals(components, front_of(components, cards, facing=facing), facing=facing))
        )
    return FIGURES[question]


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
