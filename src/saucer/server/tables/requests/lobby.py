"""Lobby requests: make a table, sit, call bots, start, lend a seat to a bot."""

from typing import Any

from msgspec.structs import replace

from saucer.engine.errors import BadOptions, UnknownGame
from saucer.engine.game import AnyGame
from saucer.engine.options import PIECES, build_options, has_pieces, plain_options
from saucer.games import game_called
from saucer.server.guard.names import are_alike, is_shown
from saucer.server.guard.refusals import Refused, refused_by_rule
from saucer.server.language import guest_name
from saucer.server.protocol.requests import NewSeat, NewTable, PutBot, Sit
from saucer.server.protocol.values import LONGEST_NAME
from saucer.server.tables.hub import Hub
from saucer.server.tables.table import Table
from saucer.storage import SeatRow
from saucer.texts import texts

# Making a table


def make_table(hub: Hub, wanted: NewTable, holder: str, language: str) -> Table:
    """A new table as wanted, started at once if that was asked for."""
    game = known_game(wanted.game)
    options = checked_options(game, wanted.options, len(wanted.seats), language)
    own = [seat for seat in wanted.seats if seat.kind == "own"]
    if len(own) > 1 and game.rules.races:
        raise Refused("seat/reach")
    if wanted.start and any(seat.kind == "open" for seat in wanted.seats):
        raise Refused("table/open-seats")
    seats = wanted_seats(wanted, holder, language)
    if wanted.start:
        hub.require_bots(holder, seats)
    table = hub.make(game.id, options, wanted.settings, seats, holder)
    if wanted.start:
        table.start()
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
        raise Refused("options/bad", problem=texts(game.id, language).format("players"))
    refusal = game.check(options, seats)
    if refusal is not None:
        raise refused_by_rule("options/bad", refusal.rule, texts(game.id, language).refusal(refusal))
    return plain_options(options)


def wanted_seats(wanted: NewTable, holder: str, language: str) -> list[SeatRow]:
    seats: list[SeatRow] = []
    for number, seat in enumerate(wanted.seats):
        seats.append(
            wanted_seat(number, seat, wanted.part, holder, [other.name for other in seats], language)
        )
    return seats


def wanted_seat(
    number: int, seat: NewSeat, part: str, holder: str, others: list[str], language: str
) -> SeatRow:
    if seat.kind == "bot":
        return SeatRow(number, "bot", level=seat.level)
    if seat.kind == "open":
        return SeatRow(number)
    return SeatRow(number, "person", holder, clean_name(seat.name, number, others, language), part=part)


def clean_name(name: str, seat: int, others: list[str], language: str) -> str:
    """A nickname as it will be shown: tidy, and like no other at the table.

    The same name again gets a number; one that only looks the same is refused.
    """
    chosen = " ".join(name.split())
    tidy = chosen or guest_name(seat + 1, language)
    if len(tidy) > LONGEST_NAME or not is_shown(tidy):
        raise Refused("name/bad", most=LONGEST_NAME)
    alike = next((other for other in others if are_alike(tidy, other)), None)
    if chosen and alike is not None and tidy not in others:
        raise Refused("name/alike", name=alike)
    return numbered(tidy, others)


def numbered(name: str, others: list[str]) -> str:
    """A name with the first number that makes it unlike all others, or without one where it is so already."""
    found, count = name, 1
    while any(are_alike(found, other) for other in others):
        count += 1
        found = f"{name[: LONGEST_NAME - 3]} {count}"
    return found


# Seats


def sit(table: Table, form: Sit, holder: str, language: str) -> None:
    """Take an open seat, move to it, or take another name."""
    require_open(table)
    if holder in table.row.sent_away:
        raise Refused("table/sent-away")
    seat = first_open(table) if form.seat is None else table.seating.seat(form.seat)
    if seat.kind != "open" and seat.holder != holder:
        raise Refused("seat/taken")
    if seat.holder != holder:
        leave_single_seat(table, holder)
    others = [other.name for other in table.seating.seats if other.seat != seat.seat]
    name = clean_name(form.name or seat.name, seat.seat, others, language)
    pieces = None if form.piece is None else chosen_pieces(table, seat.seat, form.piece, holder)
    table.put_seat(SeatRow(seat.seat, "person", holder, name, part=form.part or seat.part))
    if pieces is not None:
        table.change(options={**table.row.options, PIECES: pieces})
    save_and_send(table)


def chosen_pieces(table: Table, seat: int, piece: int, holder: str) -> list[int]:
    """The pieces of all seats once this one has the piece its player wants; a seat without a person swaps."""
    game, seating = game_called(table.row.game), table.seating
    if not has_pieces(game.options) or piece >= game.seat_counts[-1]:
        raise Refused("piece/unknown")
    pieces = [seating.piece(other.seat) for other in seating.seats]
    if piece in pieces:
        other = seating.seats[pieces.index(piece)]
        if other.kind == "person" and other.holder != holder:
            raise Refused("piece/taken")
        pieces[other.seat] = pieces[seat]
    pieces[seat] = piece
    return pieces


def first_open(table: Table) -> SeatRow:
    for seat in table.seating.seats:
        if seat.kind == "open":
            return seat
    raise Refused("table/full")


def leave_single_seat(table: Table, holder: str) -> None:
    """Free the only seat of a browser, so that it moves. A browser with several seats takes one more."""
    held = table.seating.held_by(holder)
    if len(held) == 1:
        table.put_seat(SeatRow(held[0]))


def stand(table: Table, number: int, holder: str) -> None:
    require_open(table)
    if table.seating.seat(number).holder != holder:
        raise Refused("seat/not-yours")
    table.put_seat(SeatRow(number))
    save_and_send(table)


def put_bot(table: Table, form: PutBot, holder: str) -> None:
    """Put a bot into an open seat, change its level, or take it away."""
    require_open(table)
    require_member(table, holder)
    seat = table.seating.seat(form.seat)
    if form.level is None and seat.kind != "bot":
        raise Refused("seat/no-bot")
    if seat.kind == "person":
        raise Refused("seat/not-open")
    table.put_seat(SeatRow(form.seat, "bot", level=form.level) if form.level else SeatRow(form.seat))
    save_and_send(table)


def start(hub: Hub, table: Table, holder: str) -> None:
    require_open(table)
    require_member(table, holder)
    if any(seat.kind == "open" for seat in table.seating.seats):
        raise Refused("table/open-seats")
    hub.require_bots(table.row.maker, table.seating.seats)
    table.start()
    table.save()
    table.send_table()
    send_everyone(table)


def lend(table: Table, number: int, holder: str) -> None:
    """Hand the seat of a player who is away to a bot, until they return."""
    require_playing(table)
    require_member(table, holder)
    require_bots_allowed(table)
    seat = table.seating.seat(number)
    sitting = table.seating.sittings("en")[number]
    if seat.kind != "person" or seat.lent or (sitting.absent_for or 0.0) < table.settings.absent_after:
        raise Refused("seat/present")
    if sitting.absent_for is None:
        raise Refused("seat/present")
    lend_seats(table, [seat])


def leave(hub: Hub, table: Table, holder: str) -> None:
    """Stand up, or, once the match has begun, leave the seats to bots."""
    seats = [table.seating.seats[seat] for seat in table.seating.held_by(holder)]
    if not seats:
        raise Refused("seat/none")
    if table.row.status == "open":
        for seat in seats:
            table.put_seat(SeatRow(seat.seat))
        save_and_send(table)
    elif table.row.status == "playing":
        require_bots_allowed(table)
        if not table.is_run_for(holder):
            hub.require_bots(holder, [replace(seat, lent=True) for seat in seats])
        lend_seats(table, seats)


def lend_seats(table: Table, seats: list[SeatRow]) -> None:
    for seat in seats:
        table.put_seat(replace(seat, lent=True))
    save_and_send(table)
    if table.live_match is not None:
        table.live_match.go_on()


def give_back(table: Table, holder: str | None) -> bool:
    """Give a player who returns their lent seats back. Return whether there were any."""
    lent = [
        table.seating.seats[seat] for seat in table.seating.held_by(holder) if table.seating.seats[seat].lent
    ]
    for seat in lent:
        table.put_seat(replace(seat, lent=False))
    if lent:
        table.save()
        if table.live_match is not None:
            table.live_match.go_on()
    return bool(lent)


# Requirements


def require_open(table: Table) -> None:
    if table.row.status != "open":
        raise Refused("table/started")


def require_playing(table: Table) -> None:
    if table.row.status != "playing":
        raise Refused("table/not-started" if table.row.status == "open" else "table/over")


def require_member(table: Table, holder: str) -> None:
    if not table.seating.held_by(holder) and holder != table.row.maker:
        raise Refused("seat/none")


def require_bots_allowed(table: Table) -> None:
    """Refuse to let a bot play on in a try at the puzzle of the day."""
    if table.day is not None:
        raise Refused("daily/own-moves")


def require_maker(table: Table, holder: str) -> None:
    if holder != table.row.maker:
        raise Refused("table/not-maker")


def save_and_send(table: Table) -> None:
    """Store what was changed, then send it to everyone."""
    table.save()
    table.send_table()


def send_everyone(table: Table) -> None:
    """Send everyone the state at the start of the match."""
    if table.broadcast is not None:
        for subscriber in list(table.seating.subscribers):
            table.broadcast.welcome(subscriber)
