"""The options of a match, and which of them go together."""

from typing import Literal

from saucer.engine.types import Data, Refusal, Seat
from saucer.games.strangers.components import Components
from saucer.games.strangers.refusals import refuse

FirstPlayer = Literal["random", "first", "second", "third", "fourth"]
NAMED_SEATS: tuple[FirstPlayer, ...] = ("first", "second", "third", "fourth")


class Options(Data, frozen=True):
    """The options of a match. `components` is None for the standard ones.

    `first_player` says who takes the first turn: chance, or a seat. (R1.7)
    """

    board: Literal["A", "B"] = "A"
    teams: Literal["none", "open", "closed"] = "none"
    hand_of_four: bool = False
    free_discard: bool = False
    total_invasion: bool = False
    late_sightings_return: bool = False
    best_of_three: bool = False
    solo: Literal["challenge", "architect"] = "challenge"
    first_player: FirstPlayer = "random"
    components: Components | None = None


def check(options: Options, seats: int) -> Refusal | None:
    """Return why these options cannot be combined, or None if they can. (R8.9)"""
    if options.teams != "none" and seats != 4:
        return refuse("R8.2", "teams-need-four", {"seats": seats})
    if options.best_of_three and seats != 2:
        return refuse("R8.6", "series-needs-two", {"seats": seats})
    if options.best_of_three and options.board != "A":
        return refuse("R8.6", "series-sets-board", {"board": options.board})
    if options.solo == "architect" and seats != 1:
        return refuse("R8.8", "architect-needs-one", {"seats": seats})
    first = first_seat(options)
    if first is not None and first >= seats:
        return refuse("R1.7", "no-such-first-player", {"number": first + 1, "seats": seats})
    return None


def first_seat(options: Options) -> Seat | None:
    """The seat that takes the first turn, or None where chance decides. (R1.7)"""
    return None if options.first_player == "random" else Seat(NAMED_SEATS.index(options.first_player))
