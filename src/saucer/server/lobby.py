"""What people do around a match: make a table, sit, call bots, start, hand a seat over, play again."""

import unicodedata
from typing import Any

from msgspec.structs import replace

from saucer.engine.errors import BadOptions, UnknownGame
from saucer.engine.game import AnyGame
from saucer.engine.options import build_options, plain_options
from saucer.games import game_called
from saucer.server.forms import NewTable, PlanBranch, PlannedSeat, PutBot, Sit
from saucer.server.hub import Hub
from saucer.server.refusals import Refused, refused_by_rule
from saucer.server.table import Table
from saucer.server.wire import LONGEST_NAME
from saucer.server.words import words
from saucer.storage import SeatRow
from saucer.texts import texts

# Making a table


def make_table(hub: Hub, plan: NewTable, holder: str, language: str) -> Table:
    """A new table as planned, started at once if that was asked for."""
    game = known_game(plan.game)
    options = checked_options(game, plan.options, len(plan.seats), language)
    own = [seat for seat in plan.seats if seat.kind == "own"]
    if len(own) > 1 and game.races:
        raise Refused("seat/reach")
    if plan.start and any(seat.kind == "open" for seat in plan.seats):
        raise Refused("table/open-seats")
    seats = planned_seats(plan, holder, language)
    table = hub.make(game.id, options, plan.settings, seats, holder)
    if plan.start:
        table.begin()
    table.save()
    return table


def known_game(name: str) -> AnyGame:
    try:
        return game_called(name)
    except UnknownGame:
        raise Refused("game/unknown", game=name) from None


def checked_options(game: AnyGame, chosen: dict[str, Any], seats: int, language: str) -> dict[str, Any]:
    """Options as plain values; refused, in the viewer's language, where they do not go together."""
    try:
        options = build_options(game.options, chosen)
    except BadOptions as error:
        raise Refused("options/bad", problem=str(error)) from None
    if seats not in game.seat_counts:
        raise Refused("options/bad", problem=texts(game.id, language).say("players"))
    refusal = game.check(options, seats)
    if refusal is not None:
        raise refused_by_rule("options/bad", refusal.rule, texts(game.id, language).refusal(refusal))
    return plain_options(options)


def planned_seats(plan: NewTable, holder: str, language: str) -> list[SeatRow]:
    seats: list[SeatRow] = []
    for number, seat in enumerate(plan.seats):
        seats.append(planned_seat(number, seat, plan.part, holder, [one.name for one in seats], language))
    return seats


def planned_seat(
    number: int, seat: PlannedSeat, part: str, holder: str, others: list[str], language: str
) -> SeatRow:
    if seat.kind == "bot":
        return SeatRow(number, "bot", level=seat.level)
    if seat.kind == "open":
        return SeatRow(number)
    return SeatRow(number, "person", holder, clean_name(seat.name, number, others, language), part=part)


def clean_name(name: str, seat: int, others: list[str], language: str) -> str:
    """A nickname as it will be shown: tidy, and like no other at the table."""
    tidy = " ".join(name.split()) or words(language).say("guest", number=seat + 1)
    odd = any(unicodedata.category(sign).startswith("C") or sign in "<>&" for sign in tidy)
    if odd or len(tidy) > LONGEST_NAME:
        raise Refused("name/bad", most=LONGEST_NAME)
    chosen, count = tidy, 1
    while chosen in others:
        count += 1
        chosen = f"{tidy[: LONGEST_NAME - 3]} {count}"
    return chosen


# Seats


def sit(table: Table, form: Sit, holder: str, language: str) -> None:
    """Take an open seat, move to it, or take another name."""
    require_open(table)
    seat = first_open(table) if form.seat is None else table.seat(form.seat)
    if seat.kind != "open" and seat.holder != holder:
        raise Refused("seat/taken")
    if seat.holder != holder:
        leave_single_seat(table, holder)
    others = [one.name for one in table.seats if one.seat != seat.seat]
    name = clean_name(form.name or seat.name, seat.seat, others, language)
    table.put_seat(SeatRow(seat.seat, "person", holder, name, part=form.part or seat.part))
    tell_change(table)


def first_open(table: Table) -> SeatRow:
    for seat in table.seats:
        if seat.kind == "open":
            return seat
    raise Refused("table/full")


def leave_single_seat(table: Table, holder: str) -> None:
    """Who has one seat moves; who has several at one device takes one more."""
    held = table.held_by(holder)
    if len(held) == 1:
        table.put_seat(SeatRow(held[0]))


def stand(table: Table, number: int, holder: str) -> None:
    require_open(table)
    if table.seat(number).holder != holder:
        raise Refused("seat/not-yours")
    table.put_seat(SeatRow(number))
    tell_change(table)


def put_bot(table: Table, form: PutBot, holder: str) -> None:
    """Put a bot into an open seat, change its level, or take it away."""
    require_open(table)
    require_member(table, holder)
    seat = table.seat(form.seat)
    if form.level is None and seat.kind != "bot":
        raise Refused("seat/no-bot")
    if seat.kind == "person":
        raise Refused("seat/not-open")
    table.put_seat(SeatRow(form.seat, "bot", level=form.level) if form.level else SeatRow(form.seat))
    tell_change(table)


def start(table: Table, holder: str) -> None:
    require_open(table)
    require_member(table, holder)
    if any(seat.kind == "open" for seat in table.seats):
        raise Refused("table/open-seats")
    table.begin()
    table.save()
    table.tell_table()
    show_everyone(table)


def lend(table: Table, number: int, holder: str) -> None:
    """Hand the seat of a player who is away to a bot, until they return."""
    require_playing(table)
    require_member(table, holder)
    seat = table.seat(number)
    sitting = table.sittings("en")[number]
    if seat.kind != "person" or seat.lent or (sitting.absent_for or 0.0) < table.settings.absent_after:
        raise Refused("seat/present")
    if sitting.absent_for is None:
        raise Refused("seat/present")
    lend_seats(table, [seat])


def leave(table: Table, holder: str) -> None:
    """Stand up, or, once the match has begun, leave one's seats to bots."""
    seats = [table.seats[seat] for seat in table.held_by(holder)]
    if not seats:
        raise Refused("seat/none")
    if table.row.status == "open":
        for seat in seats:
            table.put_seat(SeatRow(seat.seat))
        tell_change(table)
    elif table.row.status == "playing":
        lend_seats(table, seats)


def lend_seats(table: Table, seats: list[SeatRow]) -> None:
    for seat in seats:
        table.put_seat(replace(seat, lent=True))
    tell_change(table)
    if table.play is not None:
        table.play.go_on()


def give_back(table: Table, holder: str | None) -> None:
    """Whoever returns has their seats again."""
    lent = [table.seats[seat] for seat in table.held_by(holder) if table.seats[seat].lent]
    for seat in lent:
        table.put_seat(replace(seat, lent=False))
    if lent:
        table.save()
        if table.play is not None:
            table.play.bots.release([row.seat for row in lent])
            table.play.go_on()


def mute(table: Table, number: int, holder: str, *, muted: bool) -> None:
    table.seat(number)
    if muted:
        table.mutes.add((holder, number))
    else:
        table.mutes.discard((holder, number))
    table.hub.store.mute(table.row.number, holder, number, muted=muted)
    table.save()


# Playing again


def rematch(table: Table, holder: str, part: str) -> Table:
    """The table of the rematch, made by whoever asks first; every player gets the seat they had."""
    if table.row.status != "over":
        raise Refused("table/not-over")
    own = table.held_by(holder)
    if not own and holder != table.row.host:
        raise Refused("seat/none")
    if table.row.rematch is None:
        return offer_rematch(table, holder, part)
    again, _ = table.hub.find(table.row.rematch)
    if again.row.status == "open":
        for number in own:
            if again.seats[number].kind == "open":
                again.put_seat(replace(table.seats[number], part=part, lent=False))
        tell_change(again)
    return again


def offer_rematch(table: Table, holder: str, part: str) -> Table:
    seats = [again_seat(seat, holder, part) for seat in table.seats]
    again = table.hub.make(table.row.game, table.row.options, table.settings, seats, holder)
    table.change(rematch=again.row.code)
    table.save()
    table.tell_table()
    return again


def again_seat(seat: SeatRow, holder: str, part: str) -> SeatRow:
    if seat.holder == holder:
        return replace(seat, part=part, lent=False)
    return replace(seat, part="") if seat.kind == "bot" else SeatRow(seat.seat)


def branch(table: Table, plan: PlanBranch, holder: str, language: str) -> Table:
    """A new table that goes on from a step of a finished match."""
    if table.row.status != "over":
        raise Refused("table/not-over")
    if table.play is None:
        raise Refused("table/old")
    steps = table.hub.store.steps(table.row.number)
    if plan.step >= len(steps):
        raise Refused("step/unknown", step=plan.step, most=max(0, len(steps) - 1))
    for number in plan.seats:
        table.seat(number)
    if len(set(plan.seats)) > 1 and table.play.game.races:
        raise Refused("seat/reach")
    seats = branch_seats(table, plan, holder, language)
    row = table.row
    time = steps[plan.step - 1].time if plan.step else 0.0
    source = {"watch": row.watch, "step": plan.step}
    again = table.hub.make(
        row.game, row.options, table.settings, seats, holder,
        secret=row.secret, seed=row.seed, parts=row.parts, status="playing", time=time, branch=source,
    )  # fmt: skip
    for step in steps[: plan.step]:
        table.hub.store.add_step(again.row.number, step, again)
    again.save()
    table.hub.drop(again)
    return table.hub.find(again.row.code)[0]


def branch_seats(table: Table, plan: PlanBranch, holder: str, language: str) -> list[SeatRow]:
    seats: list[SeatRow] = []
    for number in range(len(table.seats)):
        if number in plan.seats:
            name = clean_name(plan.name, number, [seat.name for seat in seats], language)
            seats.append(SeatRow(number, "person", holder, name))
        else:
            seats.append(SeatRow(number, "bot", level=plan.level))
    return seats


# What must be so


def require_open(table: Table) -> None:
    if table.row.status != "open":
        raise Refused("table/started")


def require_playing(table: Table) -> None:
    if table.row.status != "playing":
        raise Refused("table/not-started" if table.row.status == "open" else "table/over")


def require_member(table: Table, holder: str) -> None:
    if not table.held_by(holder) and holder != table.row.host:
        raise Refused("seat/none")


def tell_change(table: Table) -> None:
    """Store what was changed, then tell everyone."""
    table.save()
    table.tell_table()


def show_everyone(table: Table) -> None:
    if table.report is not None:
        for one in list(table.connections):
            table.report.welcome(one)
