"""What a round brings (R4), and who wins (R5)."""

from saucer.engine.types import Seat
from saucer.games.panic.components import CardId, Objective
from saucer.games.panic.events import WinReason
from saucer.games.panic.par import best_value, par_of, part_of_best
from saucer.games.panic.questions import card_values, finishers
from saucer.games.panic.state import NO_TOKEN, SOLO_GOAL, SOLO_ROUNDS, State, laid_cells
from saucer.games.panic.town import town_of
from saucer.games.panic.views import CardResult, RoundResult

HALF = 50
LAST_TOKEN = 99
"""Where a seat without a token stands."""


def round_result(state: State) -> RoundResult:
    """The round as it ended: towns, values, points, and the best that could have been."""
    done = finishers(state)
    towns = [town_of(laid_cells(state.boards[seat])) if seat in done else None for seat in range(state.seats)]
    values: list[list[int | None]] = [[None] * state.seats for _ in state.cards]
    for seat in done:
        for nth, value in enumerate(card_values(state, laid_cells(state.boards[seat]))):
            values[nth][seat] = value
    cards = [card_result(state, card, values[nth], done) for nth, card in enumerate(state.cards)]
    tokens = tuple([None if token == NO_TOKEN else token for token in state.tokens])
    total = par = None
    if state.variant.solo and done:
        total = sum([result.points[0] for result in cards])
        par = par_of(state.variant.components, state.cards, facing=state.variant.facing)
    return RoundResult(state.round, tokens, tuple(towns), tuple(cards), total, par)


def card_result(state: State, card: int, values: list[int | None], done: list[int]) -> CardResult:
    """What a card brings. The best possible value is looked up where somebody finished."""
    variant = state.variant
    best = best_value(variant.components, card, facing=variant.facing) if done else None
    points = [0] * state.seats
    if variant.solo and done:
        points[0] = solo_points(state, card, values[0], best)
    else:
        for rank, seat in enumerate(ranked(variant.components.objective(card), values, done)):
            points[seat] = state.seats - rank
    return CardResult(CardId(str(card)), best, tuple(values), tuple(points))


def solo_points(state: State, card: int, value: int | None, best: int | None) -> int:
    """Alone: a part of a hundred; the card for speed gives half where a claim was wrong. (R7.2, R7.3)"""
    if best is None and state.glass:
        return HALF
    return part_of_best(state.variant.components, card, value, best)


def ranked(card: Objective, values: list[int | None], done: list[int]) -> list[int]:
    """The finishers from best to worst; `done` is in token order, which decides between equals. (R4.2)"""
    if not card.valued:
        return done
    return sorted(done, key=lambda seat: value_key(card, values[seat]))


def value_key(card: Objective, value: int | None) -> int:
    assert value is not None, "a finisher has a value for every card with values"
    return value if card.low_wins else -value


def solo_score(result: RoundResult) -> int:
    """Alone: the percentage of par. (R7.4)"""
    if result.par is None or result.total is None:
        return 0
    return 100 * result.total // result.par if result.par else 100


def final_standing(state: State, *, barren: bool) -> tuple[tuple[Seat, ...], WinReason]:
    """Most points win; then the lower token of the last round; then the win is shared. (R5.2, R5.3)"""
    if state.variant.solo:
        return solo_standing(state.scores[0])
    most = max(state.scores)
    leaders = [seat for seat in range(state.seats) if state.scores[seat] == most]
    first = min([token_rank(state, seat) for seat in leaders])
    winners = [seat for seat in leaders if token_rank(state, seat) == first]
    return tuple([Seat(seat) for seat in winners]), reason_of(leaders, winners, barren=barren)


def token_rank(state: State, seat: int) -> int:
    token = state.tokens[seat]
    return LAST_TOKEN if token == NO_TOKEN else token


def reason_of(leaders: list[int], winners: list[int], *, barren: bool) -> WinReason:
    if barren:
        return "barren"
    if len(winners) > 1:
        return "shared"
    return "goal" if len(leaders) == 1 else "token"


def solo_standing(score: int) -> tuple[tuple[Seat, ...], WinReason]:
    """Alone: three quarters of par win. (R7.5)"""
    if score < SOLO_GOAL:
        return (), "below-par"
    return (Seat(0),), "par" if score >= SOLO_ROUNDS * 100 else "near-par"
