"""R4, scoring: what the towns of a round are worth, the points they bring, and what comes next."""

from saucer.engine.chance import Chance
from saucer.engine.sink import Sink
from saucer.engine.types import Seat
from saucer.games.panic.components import CardId, Objective
from saucer.games.panic.events import CardScored, Event, ParCompared, RoundEnded, SpeedScored, TownShown
from saucer.games.panic.faces import LaidFace
from saucer.games.panic.objectives.table import counted_in, value_of
from saucer.games.panic.rules.alone import par_of, solo_points, solo_score
from saucer.games.panic.rules.end import end_match, is_last_round
from saucer.games.panic.rules.setup import reveal_cards
from saucer.games.panic.solver.best_values import best_value
from saucer.games.panic.state import EMPTY_BOARD, NO_TOKEN, State, Variant, laid_cells
from saucer.games.panic.town.inventory import take_inventory
from saucer.games.panic.town.notation import laid_faces_of, town_of
from saucer.games.panic.town.town import Counted
from saucer.games.panic.town.town_map import TownMap
from saucer.games.panic.view import CardResult, RoundCount, RoundResult


def end_round(state: State, events: Sink[Event], rng: Chance) -> None:
    """Score, then end the match or go on with the next round. (R4, R5)"""
    rng.reveal()
    result = round_result(state)
    state.last = result
    state.counted = None
    report_round(state, result, events)
    add_scores(state, result, events)
    done = len(finishers(state))
    state.barren = 0 if done else state.barren + 1
    events.append(RoundEnded(state.round, done, tuple(state.scores)))
    if is_last_round(state):
        end_match(state, events)
    else:
        clear_table(state)
        reveal_cards(state, events, rng)


def finishers(state: State) -> list[int]:
    """The seats with a complete town, by their tokens. (R3.5)"""
    seats = [seat for seat in range(state.seats) if state.tokens[seat] != NO_TOKEN]
    return sorted(seats, key=lambda seat: state.tokens[seat])


def card_values(state: State, laid_faces: list[LaidFace]) -> list[int | None]:
    """What a town is worth for each objective on the table; None for the card that only looks at tokens. (R4.1)"""
    inventory = take_inventory(state.variant.tables, laid_faces)
    return [value_of(inventory, card, facing=state.variant.facing) for card in state.cards]


# The result of a round


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


def round_count(variant: Variant, result: RoundResult) -> RoundCount:
    """What counts in each complete town, by card and seat. (R4.1)"""
    town_maps = [
        None if town is None else TownMap(variant.components, variant.tables, laid_faces_of(town))
        for town in result.towns
    ]
    return tuple(
        [tuple([counted_by(town_map, card.card, variant) for town_map in town_maps]) for card in result.cards]
    )


def counted_by(town_map: TownMap | None, card: CardId, variant: Variant) -> Counted | None:
    return None if town_map is None else counted_in(town_map, int(card), facing=variant.facing)


def card_result(state: State, card: int, values: list[int | None], done: list[int]) -> CardResult:
    """What a card brings; nothing to those who have not finished. (R4.3, R4.4, R4.6)"""
    variant = state.variant
    best = best_value(variant.components, card, facing=variant.facing) if done else None
    points = [0] * state.seats
    if variant.solo and done:
        points[0] = solo_points(state, card, values[0], best)
    else:
        for rank, seat in enumerate(ranked(variant.components.objective(card), values, done)):
            points[seat] = state.seats - rank
    return CardResult(CardId(str(card)), best, tuple(values), tuple(points))


def ranked(card: Objective, values: list[int | None], done: list[int]) -> list[int]:
    """The finishers from best to worst; `done` is in token order, which decides between equals. (R4.2)"""
    if not card.valued:
        return done
    return sorted(done, key=lambda seat: value_key(card, values[seat]))


def value_key(card: Objective, value: int | None) -> int:
    assert value is not None, "a finisher has a value for every card with values"
    return value if card.low_wins else -value


def report_round(state: State, result: RoundResult, events: Sink[Event]) -> None:
    """Show the complete towns and count them for each card. (R4.1)"""
    for seat in finishers(state):
        events.append(TownShown(Seat(seat), state.tokens[seat], str(result.towns[seat])))
    for card in result.cards:
        for seat in finishers(state):
            events.append(card_scored(state, card, seat))


def card_scored(state: State, card: CardResult, seat: int) -> Event:
    """Return the event that compares a town's value with the best possible. (R4.6)"""
    value, points = card.values[seat], card.points[seat]
    if value is None or card.best is None:
        return SpeedScored(card.card, Seat(seat), state.tokens[seat], points)
    return CardScored(card.card, Seat(seat), value, card.best, points)


def add_scores(state: State, result: RoundResult, events: Sink[Event]) -> None:
    scores = state.scores[:]
    if not state.variant.solo:
        for seat in range(state.seats):
            for card in result.cards:
                scores[seat] += card.points[seat]
    elif result.par is not None and result.total is not None:
        points = solo_score(result)
        scores[0] += points
        events.append(ParCompared(Seat(0), result.total, result.par, points))
    state.scores = scores


def clear_table(state: State) -> None:
    """Return the tokens, discard the cards and take the towns apart. (R4.5)"""
    state.glass = False
    state.discards = state.discards + state.cards
    state.cards = []
    state.tokens = [NO_TOKEN] * state.seats
    state.ready = [False] * state.seats
    state.boards = [EMPTY_BOARD] * state.seats
