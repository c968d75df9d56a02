"""Research and time: the points a company earns per turn, its progress, and the turns left."""

from typing import Final

from saucer.engine.types import Seat
from saucer.games.eti.numbers import NO_PROJECT, cards_of
from saucer.games.eti.phase_numbers import AGENDA, ARRANGE, ASK_ORDERS, METHOD, PASS_BADGE, PLANS
from saucer.games.eti.rules.company import space, staffing, threats_of
from saucer.games.eti.rules.events.held_cards import immune_in_submission
from saucer.games.eti.rules.queue_totals import queue_total
from saucer.games.eti.rules.seats import all_seats
from saucer.games.eti.state import State
from saucer.games.eti.tables import CHANGE, CREATIVITY, SAFE, STAFFING, STANDARD_WAY, SUBMIT

CARD_POINTS: Final = 12.5
"""What a card brings in a standard submission with no ability, and what each ability adds."""
SWAP_POINTS: Final = 2.2
IMMUNITY_POINTS: Final = 1.6
WORKING_SHARE: Final = 0.62
"""The part of the turns that brings cards; the others submit and move."""
TYPICAL_DIFFICULTY: Final = 110
SWAP_GAIN: Final = 6
REVEAL_DELAY: Final = 0.7
HARDER_NOW: Final = 1.05
HARDER_LATER: Final = 0.55
"""How much harder than those in the centre the projects to come are, at once and by the end."""
FAR: Final = 30.0
LAST_TURNS: Final = 3.0
TURNS_PER_CLAIM: Final = 3.5
"""How long a match lasts after the threshold, and how long a company takes over a claim."""
SPARE_POINTS: Final = 0.4
DECIDING_POINTS: Final = 1.3
"""Share of the worth of points beyond a project's difficulty, and bonus for reaching it."""


# Points


def research_power(state: State, seat: Seat) -> float:
    """The points a company's research brings in a turn of work."""
    creative = state.tables.creativity[space(state, seat, CREATIVITY)]
    per_card = CARD_POINTS + SWAP_POINTS * min(creative, 4) + IMMUNITY_POINTS * threats_of(state, seat)
    return staffing(state, seat) * per_card


def research_powers(state: State) -> list[float]:
    return [research_power(state, seat) for seat in all_seats(state)]


def points_in_hand(state: State, seat: Seat) -> float:
    """Bank and cards, as points of research."""
    return points_with(state, seat, research_power(state, seat))


def points_with(state: State, seat: Seat, power: float) -> float:
    cards = len(state.ports[seat])
    if cards == 0:
        return float(state.bank[seat])
    return state.bank[seat] + cards * power / staffing(state, seat)


def has_enough(state: State, seat: Seat) -> bool:
    """Whether a company could claim the project it studies with what it has, as far as others can judge."""
    project = state.study[seat]
    return project != NO_PROJECT and points_in_hand(state, seat) >= state.tables.difficulty[project]


def useful_points(state: State, seat: Seat, points: float) -> float:
    """What points are worth to a company: most when they complete its project, little beyond that. (R8.7)"""
    project = state.study[seat]
    if project == NO_PROJECT:
        return SPARE_POINTS * points
    missing = state.tables.difficulty[project] - points_in_hand(state, seat)
    if missing <= 0.0:
        return SPARE_POINTS * points
    return DECIDING_POINTS * points if missing <= points else points


# Turns


def has_worked(state: State) -> bool:
    """Whether this turn's cards have been dealt: what is left of it is submitting and moving."""
    return ASK_ORDERS <= state.routine <= PASS_BADGE


def turns_left(state: State) -> float:
    """How many turns of work will come after this one, as far as anyone can know."""
    return turns_with(state, research_powers(state))


def turns_with(state: State, powers: list[float]) -> float:
    if state.invading:
        return 0.0
    if state.revealed:
        return max(0.0, float(state.countdown - 1))
    until = turns_to_threshold(state, powers) + REVEAL_DELAY - (0.0 if has_worked(state) else 1.0)
    until = min(max(0.0, until), max(0.0, float(state.variant.turn_limit - state.turn)))
    return until + state.tables.eti[space(state, state.alien, STAFFING)]


def rough_turns_left(state: State) -> float:
    """Return about how many turns are left, estimated quickly from the claims that are missing."""
    if state.revealed:
        return float(state.countdown)
    missing = max(0, state.variant.threshold - state.claimed)
    return LAST_TURNS + TURNS_PER_CLAIM * missing / state.seats


def turns_to_reveal(state: State) -> float:
    """How many turns the alien can still pass as a human, if it reveals when it may."""
    return 0.0 if state.revealed else turns_to_threshold(state, research_powers(state))


def turns_to_threshold(state: State, powers: list[float]) -> float:
    """Return the turns to the threshold: the missing work divided by the work of all companies in a turn."""
    needed = state.variant.threshold - state.claimed
    if needed <= 0:
        return 0.0
    done = 0.0
    power = 0.0
    for seat in all_seats(state):
        power += powers[seat]
        project = state.study[seat]
        if project != NO_PROJECT:
            done += min(points_with(state, seat, powers[seat]), float(state.tables.difficulty[project]))
    harder = HARDER_NOW + HARDER_LATER * needed / state.variant.threshold
    return max(0.0, needed * usual_difficulty(state) * harder - done) / (power * WORKING_SHARE)


def usual_difficulty(state: State) -> float:
    """The difficulty of what lies in the centre."""
    projects = state.centre
    if projects == 0:
        return float(TYPICAL_DIFFICULTY)
    difficulty = state.tables.difficulty
    total = 0
    count = 0
    while projects:
        rest = projects & (projects - 1)
        total += difficulty[(projects ^ rest).bit_length() - 1]
        count += 1
        projects = rest
    return total / count


# The project under study


class ResearchProgress:
    """The research of a company at the end of this turn: its points, and the turns until it can claim."""

    def __init__(self, state: State, seat: Seat, power: float) -> None:
        self.project = state.study[seat]
        self.power = power
        self.points = float(state.bank[seat])
        self.turns = FAR
        if self.project == NO_PROJECT or state.invading:
            return
        cards = len(state.ports[seat])
        difficulty = state.tables.difficulty[self.project]
        if not has_worked(state):
            self.expect_agenda(state, seat, cards, difficulty)
        elif state.agendas[seat] == SUBMIT:
            self.submit(submitted(state, seat, cards), difficulty)
        else:
            self.add_cards(state, seat, cards, difficulty)

    def add_cards(self, state: State, seat: Seat, cards: int, difficulty: int) -> None:
        self.points += cards * self.power / staffing(state, seat)
        self.turns = 1.0 + self.missing(difficulty)

    def missing(self, difficulty: int) -> float:
        """Turns of research that are still missing."""
        return max(0.0, difficulty - self.points) / self.power

    def expect_agenda(self, state: State, seat: Seat, cards: int, difficulty: int) -> None:
        """Assume the chosen agenda; if there is none, a certain claim, otherwise research."""
        agenda = (
            state.choice[seat]
            if state.phase == AGENDA
            else state.agendas[seat]
            if state.phase == PLANS
            else 0
        )
        if agenda == SUBMIT:
            self.submit(max(state.tables.safe_points * cards, best_guess(state, seat)), difficulty)
        elif agenda == CHANGE:
            self.points = min(TYPICAL_DIFFICULTY / 2.0, self.points + state.tables.safe_points * cards)
            self.turns = 1.0 + self.missing(TYPICAL_DIFFICULTY)
        elif agenda == 0 and self.points + state.tables.safe_points * cards >= difficulty:
            self.turns = 0.0
        else:
            self.add_cards(state, seat, cards + staffing(state, seat), difficulty)

    def submit(self, total: int, difficulty: int) -> None:
        """Add a submission: it claims now, or leaves its points in the bank."""
        self.points += total
        self.turns = 0.0 if self.points >= difficulty else 1.0 + self.missing(difficulty)


def best_guess(state: State, seat: Seat) -> int:
    """What a standard submission of these cards comes to, with a little for every swap."""
    queue = cards_of(state.ports[seat])
    swaps = state.tables.creativity[space(state, seat, CREATIVITY)]
    total = queue_total(state.tables.table, queue, state.immune[seat])
    return total + SWAP_GAIN * min(swaps, len(queue) // 2)


def submitted(state: State, seat: Seat, cards: int) -> int:
    """What a submission under way comes to, as it has been chosen and put in order so far."""
    immune = immune_in_submission(state, seat)
    if state.phase == ARRANGE and state.orders[seat]:
        return queue_total(state.tables.table, cards_of(state.orders[seat]), immune)
    method = state.choice[seat] if state.phase == METHOD else state.methods[seat]
    if method == SAFE:
        return state.tables.safe_points * cards
    guess = best_guess(state, seat)
    return guess if method == STANDARD_WAY else max(guess, state.tables.safe_points * cards)
