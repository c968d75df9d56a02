"""Positions of E.T.I. to show on a stage: the first of every phase, and many along whole matches."""

from collections.abc import Iterator
from functools import cache
from itertools import product

import saucer
from saucer.games.eti.phases import TABLE
from saucer.games.eti.state import State
from tests.browser.support.stage import Stage, play_for

PLAYERS = range(3, 7)
MOST_SEEDS = 12
RICH = ((3, 12), (3, 10), (3, 4), (3, 5), (3, 1), (3, 9), (6, 12))
"""Matches that come to rare phases, by seats and seed; others are tried after them."""
RARE = {"wide_visionary": True}
"""The house rule that one of the phases needs."""


def short_match(seats: int, seed: int) -> saucer.Match:
    return saucer.new_match("eti", seats=seats, seed=seed, length="short", **RARE)


def match_at(state: State) -> saucer.Match:
    """A match that goes on from a state."""
    match = short_match(state.seats, 1)
    match.state = state
    return match


def phase_of(match: saucer.Match) -> str:
    found: str = match.view().decision.phase
    return found


@cache
def states_by_phase() -> dict[str, State]:
    """A state in every phase, from matches of bots."""
    found: dict[str, State] = {}
    wanted = {phase.name for phase in TABLE.rows}
    for seats, seed in (*RICH, *product(PLAYERS, range(1, MOST_SEEDS))):
        for match in along(short_match(seats, seed)):
            found.setdefault(phase_of(match), match.state)
        if wanted <= found.keys():
            return found
    raise AssertionError(f"no match came to {wanted - found.keys()}")


SOON = 4
"""The seed of matches that soon come to most phases, with any number of seats."""


@cache
def state_in(seats: int, phase: str) -> State:
    """The first state in this phase of a short match with this many seats."""
    found: State = next(match.state for match in along(short_match(seats, SOON)) if phase_of(match) == phase)
    return found


def along(match: saucer.Match, moves: int = 1) -> Iterator[saucer.Match]:
    """The match after every few moves of bots, to its end."""
    yield match
    while match.to_move:
        for _ in range(moves):
            if match.to_move:
                play_for(match, match.to_move[0])
        yield match


TALKS = {"bargain", "choice", "votes", "settle"}
INVASION = {"intel", "send", "mash", "threat", "shelter", "scrap", "fame-move", "vision", "vision-vault"}


@cache
def talks_and_invasions() -> dict[tuple[int, str], State]:
    """A state in every phase of bargaining and of the invasion, by seats and phase: three seats and six."""
    found: dict[tuple[int, str], State] = {}
    for seats, seed in product((3, 6), range(1, MOST_SEEDS + 1)):
        for match in along(short_match(seats, seed)):
            phase = phase_of(match)
            if match.to_move and phase in (INVASION if match.view().invading else TALKS):
                found.setdefault((seats, phase), match.state)
    assert found.keys() == set(product((3, 6), TALKS | INVASION))
    return found


def match_in(phase: str) -> saucer.Match:
    """A match in this phase."""
    return match_at(states_by_phase()[phase])


def put_envelope_away(stage: Stage) -> None:
    """The role is dealt in an envelope that lies over the board."""
    stage.names()
    stage.visitor.close_dialogs()


def go_to(stage: Stage, phase: str) -> None:
    match = match_in(phase)
    assert phase_of(match) == phase
    stage.move_to(match, match.to_move[0])
    put_envelope_away(stage)
