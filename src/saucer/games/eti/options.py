"""R12 Options: what can be chosen before a match."""

from typing import Literal

from msgspec.structs import replace

from saucer.engine.types import Data, Refusal, Seat
from saucer.games.eti.components import MOST_SEATS, Components

Length = Literal["short", "standard", "epic"]
AlienChoice = Literal[
    "suited", "random", "raiding-party", "harvest-squadron", "conquest-legion", "extinction-armada",
]  # fmt: skip

President = Literal["random", "maker", "first", "second", "third", "fourth", "fifth", "sixth"]
NAMED_SEATS: tuple[President, ...] = ("first", "second", "third", "fourth", "fifth", "sixth")


class Options(Data, frozen=True):
    """What is chosen before a match. `components` is None for the standard ones.

    `alien` is the card of the alien: chosen by name or suited to length and seats, and then known to all; or random,
    and then known to the alien alone. (R12.2) `president` says who has the badge first: chance, the maker of the table,
    or a seat. (R12.6) `timer` is the length of a bargaining in seconds, 0 for none. (R12.3) `turn_limit` is the last
    turn on which the alien may still hide. (R12.7) For `length`, `hidden_vote` and `wide_visionary` see R12.1, R12.4
    and R12.5. With `by_memory` views hold nothing of what players could remember or reckon. (R12.8)
    `pieces` has for each seat the number of its company, and is empty where companies go by seat. (R12.9)
    """

    length: Length = "standard"
    alien: AlienChoice = "suited"
    president: President = "random"
    timer: Literal[0, 30, 60, 180] = 60
    turn_limit: Literal[30, 60] = 60
    hidden_vote: bool = False
    wide_visionary: bool = False
    by_memory: bool = False
    pieces: tuple[int, ...] = ()
    components: Components | None = None


def first_president(options: Options) -> Seat | None:
    """The seat that has the badge first, or None where chance decides. A maker who sits nowhere has seat 0. (R12.6)"""
    if options.president == "random":
        return None
    return Seat(0 if options.president == "maker" else NAMED_SEATS.index(options.president))


def check(options: Options, seats: int) -> Refusal | None:
    """Why these options cannot be played at this number of seats, or None when they can. (R12.6, R12.9)"""
    first = first_president(options)
    if first is not None and first >= seats:
        return Refusal("R12.6", "no-such-president", {"number": first + 1, "seats": seats})
    if options.pieces and not are_companies(options.pieces, seats):
        return Refusal("R12.9", "companies-do-not-fit", {"seats": seats, "most": MOST_SEATS})
    return None


def are_companies(pieces: tuple[int, ...], seats: int) -> bool:
    """Whether these are companies for all seats, no two the same. (R12.9)"""
    return len(pieces) == len(set(pieces)) == seats and set(pieces) <= set(range(MOST_SEATS))


def seat_maker(options: Options, seat: Seat) -> Options:
    """Name the seat of the maker, where it has the badge first. (R12.6)"""
    return replace(options, president=NAMED_SEATS[seat]) if options.president == "maker" else options
