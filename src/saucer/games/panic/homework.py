"""What scoring will ask of the solver, so that it can be found out before the round ends, and somewhere else."""

from saucer.games.panic.components import STANDARD
from saucer.games.panic.par import FIGURES, best_value, keep_figure, par_of, question_of
from saucer.games.panic.state import OVER, State

FACING = "facing"


def due(state: State) -> list[str]:
    """The questions about the cards on the table that are not answered yet; none about other boxes of tiles."""
    variant = state.variant
    if variant.components is not STANDARD or state.phase == OVER:
        return []
    asked = [[card] for card in state.cards if STANDARD.objective(card).valued]
    if variant.solo:
        asked.append(state.cards)
    return [
        in_words(cards, facing=variant.facing)
        for cards in asked
        if question_of(STANDARD, cards, facing=variant.facing) not in FIGURES
    ]


def in_words(cards: list[int], *, facing: bool) -> str:
    """A question as a text: `4`, `4 11 26 facing`."""
    numbers = [str(card) for card in cards]
    return " ".join([*numbers, FACING] if facing else numbers)


def read(question: str) -> tuple[list[int], bool]:
    parts = question.split()
    return [int(part) for part in parts if part != FACING], FACING in parts


def solve(question: str) -> str:
    """The answer, as a text."""
    cards, facing = read(question)
    if len(cards) == 1:
        return str(best_value(STANDARD, cards[0], facing=facing))
    return str(par_of(STANDARD, cards, facing=facing))


def learn(question: str, answer: str) -> None:
    cards, facing = read(question)
    keep_figure(question_of(STANDARD, cards, facing=facing), int(answer))
