"""Event cards that bring points, research cards or upgrades, or take them away (R4.9, R4.11)."""

from typing import Final

from saucer.engine.bits import only
from saucer.engine.chance import Chance
from saucer.engine.sink import Sink
from saucer.engine.types import Seat
from saucer.games.eti.components import ABILITIES
from saucer.games.eti.events import Event, ResearchBanned
from saucer.games.eti.moves import Move, Upgrade
from saucer.games.eti.phase_numbers import PROFESSOR
from saucer.games.eti.player.research import has_enough, rough_turns_left, useful_points
from saucer.games.eti.rules.company import add_permanent_token, add_to_bank, space, take_cards
from saucer.games.eti.rules.events.effect import Effect, number_on_card
from saucer.games.eti.rules.seats import ask_one
from saucer.games.eti.state import State

CARD_WORTH: Final = 14.0
TOKEN_WORTH: Final = 12.0


# Flash of Genius, Small-Firm Grant, Discretionary Fund (R4.9, R4.11)


class GainPoints(Effect):
    """Flash of Genius, Small-Firm Grant, Discretionary Fund: points into the bank. (R4.9, R4.11)"""

    def carry_out(self, state: State, events: Sink[Event], _rng: Chance) -> None:
        add_to_bank(state, state.target, number_on_card(state), events)

    def worth(self, state: State, company: Seat) -> float:
        return useful_points(state, company, float(number_on_card(state)))


POINTS: Final = GainPoints("bank", "R4.9")


# Anti-Trust Ruling (R4.9)


class HalveBank(Effect):
    """Anti-Trust Ruling: half the bank, rounded up to a ten, is lost. (R4.9)"""

    def carry_out(self, state: State, events: Sink[Event], _rng: Chance) -> None:
        bank = state.bank[state.target]
        add_to_bank(state, state.target, bank // 20 * 10 - bank, events)

    def worth(self, state: State, company: Seat) -> float:
        return -0.5 * state.bank[company]


RULING: Final = HalveBank("halve-bank", "R4.9", is_harm=True)


# Recruiting Drive, Black Budget, Loaned Technicians (R4.9, R4.11)


class GainCards(Effect):
    """Recruiting Drive, Black Budget, Loaned Technicians: research cards. (R4.9, R4.11)"""

    def carry_out(self, state: State, events: Sink[Event], rng: Chance) -> None:
        take_cards(state, state.target, number_on_card(state), events, rng)

    def worth(self, state: State, company: Seat) -> float:
        cards = min(number_on_card(state), state.tables.ports - len(state.ports[company]))
        return useful_points(state, company, CARD_WORTH * cards)


RESEARCH_CARDS: Final = GainCards("cards", "R4.9")


# Travel Ban (R4.11)


class BanResearch(Effect):
    """Travel Ban: no research this turn. (R4.11, R6.3)"""

    def carry_out(self, state: State, events: Sink[Event], _rng: Chance) -> None:
        state.banned |= only(state.target)
        events.append(ResearchBanned(state.target))

    def worth(self, state: State, company: Seat) -> float:
        """Return a small loss for a company that can submit instead, a larger one otherwise."""
        return -10.0 if has_enough(state, company) else -35.0


TRAVEL_BAN: Final = BanResearch("ban", "R4.11", is_harm=True)


# Draft Exemption, Counter-Espionage Act (R4.11)


def worth_of_upgrade(state: State) -> float:
    return TOKEN_WORTH * min(6.0, rough_turns_left(state))


class GainAbility(Effect):
    """Draft Exemption, Counter-Espionage Act: permanent upgrades of the ability the vote was about. (R4.11)"""

    def carry_out(self, state: State, events: Sink[Event], rng: Chance) -> None:
        for _ in range(number_on_card(state)):
            add_permanent_token(
                state, state.target, state.tables.incident_ability[state.incident], events, rng
            )

    def worth(self, state: State, company: Seat) -> float:
        ability = state.tables.incident_ability[state.incident]
        return worth_of_upgrade(state) if space(state, company, ability) < state.tables.last_space else 0.0


ABILITY_UPGRADE: Final = GainAbility("ability", "R4.11")


# Guest Professor (R4.11): the phase "professor"


class InviteProfessor(Effect):
    """Guest Professor: upgrades of the company's own choice. (R4.11)"""

    def carry_out(self, state: State, _events: Sink[Event], _rng: Chance) -> None:
        state.left = number_on_card(state)
        ask_one(state, PROFESSOR, state.target)

    def worth(self, state: State, _company: Seat) -> float:
        return worth_of_upgrade(state)


def professor_moves(state: State, _seat: Seat) -> list[Move]:
    return list(state.tables.moves.upgrade)


def upgrade_freely(state: State, seat: Seat, move: Upgrade, events: Sink[Event], rng: Chance) -> None:
    """A permanent upgrade of the company's own choice. (R4.11)"""
    add_permanent_token(state, seat, ABILITIES.index(move.ability), events, rng)
    state.left -= 1
    if state.left <= 0:
        state.awaited = 0


GUEST_PROFESSOR: Final = InviteProfessor("upgrade", "R4.11")


ROWS: Final[tuple[Effect, ...]] = (
    POINTS,
    RULING,
    RESEARCH_CARDS,
    TRAVEL_BAN,
    ABILITY_UPGRADE,
    GUEST_PROFESSOR,
)
