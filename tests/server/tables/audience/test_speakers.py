"""Which seats of a table give reasons for what they do: those that bots alone have played."""

from typing import Any

from saucer.server.tables.audience.seating import Seating
from saucer.storage import SeatRow, TableRow
from saucer.texts.narrator import Speakers


def seating(*seats: SeatRow, branch: dict[str, Any] | None = None) -> Seating:
    row = TableRow(
        number=1, code="a", watch="b", game="eti", rules_version=3, options={}, settings={}, status="playing",
        maker="ada", secret="s", created=0.0, changed=0.0, branch=branch,
    )  # fmt: skip
    return Seating(row, list(seats), spectators=True)


ADA = SeatRow(0, "person", "ada", "Ada")
BOT = SeatRow(1, "bot", level="easy")


def test_bots_give_reasons_and_people_do_not() -> None:
    assert seating(ADA, BOT).speakers() == Speakers({1})


def test_the_seat_of_a_person_stays_theirs_while_a_bot_plays_it() -> None:
    lent = SeatRow(0, "person", "ada", "Ada", lent=True)
    table = seating(lent, BOT)
    assert table.bot_levels() == ["normal", "easy"]
    assert table.speakers() == Speakers({1})


def test_what_was_played_before_a_match_was_branched_off_has_no_known_players() -> None:
    assert seating(ADA, BOT, branch={"watch": "c", "step": 12}).speakers() == Speakers({1}, after=12)
