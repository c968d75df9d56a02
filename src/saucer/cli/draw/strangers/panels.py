"""The panels around the board: seats, piles, hand, meaning of the signs, score."""

from collections import Counter
from collections.abc import Iterable

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from saucer.cli.draw.flow import flow
from saucer.cli.draw.scene import Scene
from saucer.cli.draw.strangers.signs import (
    ALIEN,
    CITY_STOP,
    DOOR_STYLE,
    HEAD,
    KIDS,
    NAME_STYLES,
    PLACE_STYLE,
    ROAD,
    ROAD_STYLE,
    SCHOOL,
    SCHOOL_STOP,
    SEAT_STYLES,
    SIGN_STYLES,
    WALL_STYLE,
    WOOD,
    WOOD_HEAD,
    board_of,
    components_of,
    short_sign,
)
from saucer.games.strangers.components import Place
from saucer.games.strangers.rules.scoring import CONTACT_POINTS
from saucer.games.strangers.view import SlotView

Sign = tuple[str, str, str]
"""A sign, its style and its meaning."""


# Beside the board


def side_panel(scene: Scene) -> Text:
    """Every seat: its score, its Kids and its cards."""
    text = Text()
    for seat in range(len(scene.view.seats)):
        append_seat(text, scene, seat)
    return text


def append_seat(text: Text, scene: Scene, seat: int) -> None:
    own = scene.view.seats[seat]
    role = scene.phrases.format("you") if seat == scene.view.viewer else scene.players[seat]
    text.append(KIDS[seat], SEAT_STYLES[seat])
    text.append(f" {scene.seat_name(seat)}", NAME_STYLES[seat])
    text.append(f" {role}" + (" ◀" if seat == scene.view.turn and scene.view.outcome is None else ""))
    text.append(f"\n  {label(scene, 'score')} {own.score}", "bold")
    text.append(f" · {label(scene, 'supply')} {own.supply}\n  ")
    text.append(f"{label(scene, 'on-the-way')} {len(own.way)}/{own.way_limit}")
    text.append(scene.phrases.format("colon") + " ".join(kid.at for kid in own.way) if own.way else "")
    if seat != scene.view.viewer:
        append_other_hand(text, scene, seat)
    if scene.view.options.best_of_three:
        text.append(f"\n  {label(scene, 'rounds-won')} {own.wins}")
    text.append("\n")


def append_other_hand(text: Text, scene: Scene, seat: int) -> None:
    hand = scene.view.seats[seat].hand
    known = [card for card in hand if card is not None]
    text.append(f"\n  {label(scene, 'hand')} {len(hand)}")
    text.append(scene.phrases.format("colon") + card_list(scene, known) if known else "")


# Below the board


def piles_line(scene: Scene) -> Text:
    """The Aliens still to come, and the sizes of the piles."""
    view = scene.view
    text = Text()
    if view.options.best_of_three:
        text.append(f"{scene.texts.format('label-round', round=view.round)} · ")
    text.append(f"{label(scene, 'reserve')} ")
    text.append(scene.phrases.format("left-of", left=view.reserve, all=board_of(view).aliens), "bold green")
    text.append(f" · {label(scene, 'draw-pile')} {len(view.deck)}")
    text.append(f" · {label(scene, 'discard-pile')} {len(view.discards)}")
    if view.contacts:
        text.append(f" · {label(scene, 'contacts')} {view.contacts}")
    return text


def hand_line(scene: Scene) -> Text:
    """The viewer's own cards; nothing for a spectator."""
    if scene.view.viewer is None:
        return Text()
    own = scene.view.seats[scene.view.viewer]
    cards = [
        card_name(scene, card) + (f" ×{count}" if count > 1 else "")
        for card, count in Counter(own.hand).items()
    ]
    return Text.assemble(
        f"{label(scene, 'hand')} {len(own.hand)}/{own.hand_limit}",
        scene.phrases.format("colon"),
        (", ".join(cards), "bold"),
    )


def label(scene: Scene, name: str) -> str:
    return scene.texts.format(f"label-{name}")


# Cards


def card_name(scene: Scene, card: str) -> str:
    return scene.texts.name("card", card)


def card_list(scene: Scene, cards: Iterable[str]) -> str:
    return ", ".join(card_name(scene, card) for card in cards)


def card_effect(scene: Scene, card: str) -> str:
    """What a card does, in one line; empty for a card without a text."""
    numbers = {str(kind.id): kind.number for kind in components_of(scene.view).cards}
    text_id = f"card-{card}.effect"
    return scene.texts.format(text_id, number=numbers.get(card, 1)) if scene.texts.has(text_id) else ""


# The meaning of the signs


def signs_of(scene: Scene) -> list[Sign]:
    """Return the signs of this board that need an explanation."""
    board, say = board_of(scene.view), scene.texts.format
    woods = {space.head for space in board.spaces if space.kind == "wood"}
    signs = [
        (SCHOOL, SIGN_STYLES[SCHOOL], say("space-school")),
        (SCHOOL_STOP, SIGN_STYLES[SCHOOL_STOP], say("space-school-stop")),
        (CITY_STOP, SIGN_STYLES[CITY_STOP], say("space-city-stop")),
        (HEAD, SIGN_STYLES[HEAD], say("space-head")),
        (ALIEN, SIGN_STYLES[ALIEN], say("label-alien")),
        ("═", DOOR_STYLE, scene.phrases.format("door")),
        ("┃", WALL_STYLE, scene.phrases.format("red-line")),
    ]
    if True in woods:
        signs.insert(
            4, (WOOD_HEAD, SIGN_STYLES[WOOD_HEAD], f"{say('space-wood')}, {say('space-head').lower()}")
        )
    if False in woods:
        signs.insert(4, (WOOD, SIGN_STYLES[WOOD], say("space-wood")))
    return signs


def key_line(scene: Scene) -> Text:
    """The signs in a line or two."""
    signs = [
        Text.assemble((sign, style), (f" {meaning.lower()}", "dim"))
        for sign, style, meaning in signs_of(scene)
    ]
    return flow(signs, scene.width)


def signs_table(scene: Scene) -> Table:
    table = Table.grid(padding=(0, 2))
    say = scene.texts.format
    for seat in range(len(scene.view.seats)):
        table.add_row(
            Text(KIDS[seat], SEAT_STYLES[seat]),
            f"{say('label-kid')}{scene.phrases.format('colon')}{scene.seat_name(seat)}",
        )
    table.add_row(Text(ROAD, ROAD_STYLE), say("space-road"))
    for sign, style, meaning in signs_of(scene):
        table.add_row(Text(sign, style), meaning)
    return table


def places_table(scene: Scene) -> Table:
    """Every place of the board, with its values and who is there."""
    phrases = scene.phrases
    table = Table(header_style="bold", box=box.SIMPLE_HEAD, pad_edge=False)
    for column in (
        "",
        phrases.format("place"),
        phrases.format("worth"),
        phrases.format("free"),
        phrases.format("by"),
        "",
    ):
        table.add_column(column)
    for place in board_of(scene.view).places:
        slots = slots_of(scene, place)
        table.add_row(
            Text(short_sign(board_of(scene.view), place), PLACE_STYLE),
            scene.texts.name("spot", place.id),
            worth_of(scene, place),
            str(sum(slot.owner is None for slot in slots)),
            " ".join(KIDS[slot.owner] for slot in slots if slot.owner is not None),
            scene.texts.format(f"place-{place.kind}.effect"),
        )
    return table


def slots_of(scene: Scene, place: Place) -> list[SlotView]:
    return [slot for slot in scene.view.slots if slot.slot.rpartition(".")[0] == place.id]


def worth_of(scene: Scene, place: Place) -> str:
    values = ", ".join(map(str, place.values))
    if not place.full_values:
        return values
    return f"{values}; {scene.phrases.format('if-full', values=', '.join(map(str, place.full_values)))}"


# The score


def score_table(scene: Scene) -> RenderableType:
    """What each seat scored, place by place, and what that adds up to."""
    table = Table(
        title=scene.phrases.format("final"), title_style="bold", header_style="bold", box=box.SIMPLE
    )
    table.add_column(scene.phrases.format("place"))
    seats = range(len(scene.view.seats))
    for seat in seats:
        table.add_column(
            Text.assemble((KIDS[seat], SEAT_STYLES[seat]), f" {scene.seat_name(seat)}"), justify="right"
        )
    held = [scored_by(scene, seat) for seat in seats]
    for place in board_of(scene.view).places:
        if any(place.id in scores for scores in held):
            cells = ["+".join(map(str, scores.get(place.id, ()))) for scores in held]
            table.add_row(scene.texts.name("spot", place.id), *cells)
    if scene.view.contacts:
        table.add_row(label(scene, "contacts"), str(CONTACT_POINTS * scene.view.contacts))
    table.add_section()
    for name, values in totals(scene, held):
        table.add_row(name, *map(str, values), style="bold")
    return table


def totals(scene: Scene, held: list[dict[str, list[int]]]) -> list[tuple[str, list[int]]]:
    """The last rows: what the Kids of each seat score, then what their team or the whole series does."""
    view, say = scene.view, scene.phrases.format
    contacts = CONTACT_POINTS * view.contacts
    rows = [(say("total"), [sum(map(sum, scores.values())) + contacts for scores in held])]
    if view.options.teams != "none":
        rows.append((say("team-total"), [seat.score for seat in view.seats]))
    if view.options.best_of_three:
        rows.append((label(scene, "rounds-won"), [seat.wins for seat in view.seats]))
        rows.append((say("series-points"), [seat.points for seat in view.seats]))
    return rows


def scored_by(scene: Scene, seat: int) -> dict[str, list[int]]:
    """The values of the slots a seat holds, by place."""
    scores: dict[str, list[int]] = {}
    for slot in scene.view.slots:
        if slot.owner == seat:
            scores.setdefault(slot.slot.rpartition(".")[0], []).append(slot.value)
    return scores
