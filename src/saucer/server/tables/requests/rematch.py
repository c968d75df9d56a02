"""Requests after a match: a rematch, or a new table that continues from a step of the old one."""

from typing import Any, NamedTuple

from msgspec.structs import replace

from saucer.games import game_called
from saucer.server.guard.refusals import Refused
from saucer.server.protocol.requests import NewBranch
from saucer.server.protocol.values import TableSettings
from saucer.server.tables.hub import Hub
from saucer.server.tables.requests.lobby import clean_name, save_and_send
from saucer.server.tables.settling import chosen_before_start
from saucer.server.tables.table import Table
from saucer.storage import SeatRow, StepRow, TableRow


async def rematch(hub: Hub, table: Table, holder: str, part: str) -> Table:
    """The table of the rematch, made when the first player asks for it; every player gets the seat they had."""
    if table.row.status != "over":
        raise Refused("table/not-over")
    own = table.seating.held_by(holder)
    if not own and holder != table.row.maker:
        raise Refused("seat/none")
    if table.row.rematch is None or hub.store.find(table.row.rematch) is None:
        return offer_rematch(hub, table, holder, part)
    again, _ = await hub.find(table.row.rematch)
    if again.row.status == "open":
        for number in own:
            if number < len(again.seating.seats) and again.seating.seats[number].kind == "open":
                again.put_seat(replace(table.seating.seats[number], part=part, lent=False))
        save_and_send(again)
    return again


def offer_rematch(hub: Hub, table: Table, holder: str, part: str) -> Table:
    seats = [again_seat(seat, holder, part) for seat in table.seating.seats]
    options, settings = chosen_before_start(table.row, table.settings)
    again = hub.make(table.row.game, options, settings, seats, holder)
    table.change(rematch=again.row.code)
    table.save(again)
    table.send_table()
    return again


def again_seat(seat: SeatRow, holder: str, part: str) -> SeatRow:
    if seat.holder == holder:
        return replace(seat, part=part, lent=False)
    return replace(seat, part="") if seat.kind == "bot" else SeatRow(seat.seat)


class BranchSource(NamedTuple):
    """A finished match from which another one can branch off: one of a table, or a record from a file."""

    game: str
    rules_version: int
    options: dict[str, Any]
    settings: TableSettings
    seats: int
    secret: str
    seed: str
    parts: tuple[str, ...]
    steps: list[StepRow]
    watch: str
    """The link to the match, or an empty text where it came from a file."""


def source_of(hub: Hub, table: Table) -> BranchSource:
    """The finished match of a table. Raises Refused."""
    row = table.row
    if row.status != "over":
        raise Refused("table/not-over")
    if table.live_match is None:
        raise Refused("table/old")
    assert row.seed is not None, "a match that is over has a seed"
    return BranchSource(
        row.game, row.rules_version, row.options, table.settings, len(table.seating.seats), row.secret,
        row.seed, row.parts, hub.store.steps(row.number), row.watch,
    )  # fmt: skip


async def branch(hub: Hub, source: BranchSource, wanted: NewBranch, holder: str, language: str) -> Table:
    """A new table that goes on from a step of a finished match."""
    async with hub.services.background.reserve():
        again = await hub.load(store_branch(hub, source, wanted, holder, language))
    again.attendance.waits = False
    return again


def store_branch(hub: Hub, source: BranchSource, wanted: NewBranch, holder: str, language: str) -> TableRow:
    """Store the new table with the steps up to the one it goes on from."""
    steps = source.steps
    if wanted.step >= len(steps):
        raise Refused("step/unknown", step=wanted.step, most=max(0, len(steps) - 1))
    for number in wanted.seats:
        if number >= source.seats:
            raise Refused("seat/unknown", seat=number)
    if len(set(wanted.seats)) > 1 and game_called(source.game).rules.races:
        raise Refused("seat/reach")
    seats = branch_seats(source.seats, wanted, holder, language)
    hub.require_bots(holder, seats)
    time = steps[wanted.step - 1].time if wanted.step else 0.0
    again = hub.make(
        source.game, source.options, source.settings, seats, holder,
        rules_version=source.rules_version, secret=source.secret, seed=source.seed, parts=source.parts,
        status="playing", time=time, branch={"watch": source.watch, "step": wanted.step},
    )  # fmt: skip
    for step in steps[: wanted.step]:
        hub.store.add_step(again.row.number, step, again.after_store)
    again.save()
    hub.drop(again)
    return again.row


def branch_seats(count: int, wanted: NewBranch, holder: str, language: str) -> list[SeatRow]:
    seats: list[SeatRow] = []
    for number in range(count):
        if number in wanted.seats:
            name = clean_name(wanted.name, number, [seat.name for seat in seats], language)
            seats.append(SeatRow(number, "person", holder, name))
        else:
            seats.append(SeatRow(number, "bot", level=wanted.level))
    return seats
