"""Area 51 in text: three regions side by side, what lies around them, and every seat."""

from collections import Counter

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from saucer.cli.draw.area51.cards import COLOUR_STYLES, card_list, colour_name, label, titled, without
from saucer.cli.draw.area51.notes import note
from saucer.cli.draw.flow import flow
from saucer.cli.draw.scene import Drawing, Scene
from saucer.games.area51.components import COLOURS, STANDARD
from saucer.games.area51.events import DisplayFilled, TurnStarted
from saucer.games.area51.view import BunkerView, HangarView, RegionView, SeatView

__all__ = ["DRAWING"]

SIGNS = "MDFSET"
SEAT_STYLES = (
    "bold reverse white",
    "bold reverse bright_black",
    "bold reverse magenta",
    "bold reverse blue_violet",
    "bold reverse yellow",
    "bold reverse bright_blue",
)
NAME_STYLES = ("bold white", "bold", "bold magenta", "bold blue_violet", "bold yellow", "bold bright_blue")


def board(scene: Scene) -> RenderableType:
    """The regions, the vehicles, the cards, the seats, and the viewer's own hand."""
    return Group(
        regions_table(scene), vehicles_line(scene), cards_lines(scene), seats_table(scene), hand_line(scene)
    )


# Regions


def regions_table(scene: Scene) -> Table:
    grid = Table(box=box.SIMPLE, pad_edge=False, show_edge=False, expand=True, header_style="bold")
    for region in scene.view.regions:
        grid.add_column(region_title(scene, region), ratio=1)
    grid.add_row(*[hangars_text(scene, region) for region in scene.view.regions])
    grid.add_row(*[bunkers_text(scene, region) for region in scene.view.regions])
    return grid


def region_title(scene: Scene, region: RegionView) -> Text:
    title = Text(label(scene, "region", region=region.region))
    title.append(f" · {label(scene, 'markers', markers=region.markers)}", "dim")
    free = (
        label(scene, "full") if region.next_space is None else label(scene, "next", space=region.next_space)
    )
    title.append(f" · {free}", "dim")
    return title


def hangars_text(scene: Scene, region: RegionView) -> Text:
    return Text("\n").join(hangar_text(scene, hangar) for hangar in region.hangars)


def hangar_text(scene: Scene, hangar: HangarView) -> Text:
    """A pile: its open cards, how many lie face down and from whom, and which of those are known."""
    text = Text.assemble((f"{hangar.hangar}", "bold"), ": ")
    text.append_text(card_list(scene, hangar.shown))
    if not hangar.hidden:
        return text.append("–", "dim") if not hangar.shown else text
    text.append(" + " if hangar.shown else "")
    by = Counter(card.seat for card in hangar.hidden)
    text.append(f"{len(hangar.hidden)} {label(scene, 'face-down')} ")
    text.append("(" + " ".join(f"{SIGNS[seat]}×{count}" for seat, count in sorted(by.items())) + ")", "dim")
    known = [card.card for card in hangar.hidden if card.card is not None]
    if known:
        text.append(" [", "dim").append_text(card_list(scene, known)).append("]", "dim")
    return text


def bunkers_text(scene: Scene, region: RegionView) -> Text:
    if not region.bunkers:
        return Text("–", "dim")
    return Text("\n").join(bunker_text(scene, bunker) for bunker in region.bunkers)


def bunker_text(scene: Scene, bunker: BunkerView) -> Text:
    text = Text.assemble((bunker.bunker, "bold"), " ", (SIGNS[bunker.owner], SEAT_STYLES[bunker.owner]))
    if len(scene.view.seats[bunker.owner].colours) > 1:
        text.append(f" {scene.texts.name('cap', bunker.cap)}")
    colour = colour_name(scene, bunker.tower)
    text.append(f" {colour} {label(scene, 'level', level=bunker.level)}", COLOUR_STYLES[bunker.tower])
    text.append(f" +{bunker.bonus}" if bunker.bonus else "", "dim")
    return text


# Around the regions


def vehicles_line(scene: Scene) -> Text:
    """Vehicles under way, and those still for hire."""
    pieces = [titled(scene, "vehicles")]
    waiting = []
    for vehicle in scene.view.vehicles:
        name = scene.texts.name("vehicle", vehicle.vehicle)
        style = COLOUR_STYLES[vehicle.vehicle.partition("-")[0]]
        if vehicle.route is None:
            waiting.append(name)
        else:
            start, end = vehicle.route
            pieces.append(Text.assemble((name, style), f" {start}→{end} ({vehicle.number})"))
    if waiting:
        pieces.append(Text.assemble(titled(scene, "for-hire"), (", ".join(waiting), "dim")))
    return flow(pieces, scene.width)


def cards_lines(scene: Scene) -> Text:
    view = scene.view
    text = titled(scene, "display")
    text.append_text(card_list(scene, view.display))
    text.append(f" · {label(scene, 'deck')} {view.deck} · {label(scene, 'discards')} {len(view.discards)}")
    text.append(f" · {label(scene, 'towers')} ")
    towers = [
        Text(f"{colour_name(scene, colour)} {count}", COLOUR_STYLES[colour])
        for colour, count in zip(COLOURS, view.towers, strict=True)
    ]
    text.append_text(Text(", ").join(towers))
    if view.stage != "normal":
        text.append(f" · {label(scene, view.stage)}", "bold red")
    return text


# Seats


def seats_table(scene: Scene) -> Table:
    grid = Table.grid(padding=(0, 2, 0, 0))
    for seat in range(len(scene.view.seats)):
        grid.add_row(*seat_cells(scene, seat))
    return grid


def seat_cells(scene: Scene, seat: int) -> list[Text]:
    own = scene.view.seats[seat]
    role = scene.phrases.format("you") if seat == scene.view.viewer else scene.players[seat]
    turn = " ◀" if seat == scene.view.turn and scene.view.outcome is None else ""
    name = Text.assemble((SIGNS[seat], SEAT_STYLES[seat]), (f" {scene.seat_name(seat)}", NAME_STYLES[seat]))
    name.append(f" {role}{turn}")
    cells = [name, points_text(scene, own), Text(f"{label(scene, 'hand')} {own.hand_size}")]
    known = [card.card for card in own.remembered if card.card is not None]
    if seat != scene.view.viewer and known:
        cells.append(titled(scene, "remembered").append_text(card_list(scene, known)))
    return cells


def points_text(scene: Scene, own: SeatView) -> Text:
    """The score, the points of each colour where there are two, and the caps left."""
    text = Text(f"{label(scene, 'score')} {own.score}", "bold")
    for colour in own.colours:
        name = f"{scene.texts.name('cap', colour.cap)} " if len(own.colours) > 1 else ""
        points = f"{colour.points}, " if len(own.colours) > 1 else ""
        text.append(f" ({name}{points}{label(scene, 'caps')} {colour.caps})", "not bold dim")
    return text


def hand_line(scene: Scene) -> Text:
    """The viewer's own cards, less those already chosen; nothing for a spectator."""
    view = scene.view
    if view.viewer is None:
        return Text()
    decision = view.decision
    chosen = [placed for placed in (decision.shown, *decision.hidden) if placed is not None]
    gone = [placed.card for placed in chosen] + ([] if decision.card is None else [decision.card])
    left = without(view.seats[view.viewer].hand, gone)
    text = titled(scene, "hand").append_text(card_list(scene, left))
    for placed in chosen:
        text.append(f" · {scene.texts.name('card', placed.card)} → {placed.hangar}", "dim")
    return text


# Legend and final score


def legend(scene: Scene) -> RenderableType:
    """Who is who, and how many cards there are of each kind."""
    seats = Table.grid(padding=(0, 2))
    for seat, own in enumerate(scene.view.seats):
        caps = ", ".join(scene.texts.name("cap", colour.cap) for colour in own.colours)
        seats.add_row(
            Text(SIGNS[seat], SEAT_STYLES[seat]), scene.seat_name(seat), titled(scene, "caps").append(caps)
        )
    return Group(seats, signs_table(scene), deck_table(scene))


def signs_table(scene: Scene) -> Table:
    signs = Table.grid(padding=(0, 2))
    examples = ("2 + 1 (M×1) [1]", "+5", label(scene, "next", space="A5"), "A→B (3)")
    for example, name in zip(examples, ("pile", "bonus", "next", "number"), strict=True):
        signs.add_row(Text(example, "bold"), scene.texts.format(f"sign-{name}"))
    return signs


def deck_table(scene: Scene) -> Table:
    components = scene.view.options.components or STANDARD
    counts = {(card.colour, card.value): card.starters + card.main for card in components.cards}
    cards = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="bold")
    for column in ("", "1", "2", "3", "4", ""):
        cards.add_column(column, justify="left" if column == "" else "right")
    for colour in COLOURS:
        row = [counts.get((colour, value), 0) for value in range(1, 5)]
        cards.add_row(
            Text(colour_name(scene, colour), COLOUR_STYLES[colour]),
            *[str(count) if count else "–" for count in row],
            scene.texts.format(f"tower-{colour}.kind"),
        )
    return cards


def score(scene: Scene) -> RenderableType:
    """The points of every colour of caps, and the score of every seat."""
    title = scene.phrases.format("final")
    result = Table(title=title, title_style="bold", header_style="bold", box=box.SIMPLE)
    for column in ("", label(scene, "caps"), label(scene, "score"), label(scene, "hand")):
        result.add_column(column, justify="left" if column == "" else "right")
    for seat, own in enumerate(scene.view.seats):
        name = Text.assemble((SIGNS[seat], SEAT_STYLES[seat]), f" {scene.seat_name(seat)}")
        points = ", ".join(f"{scene.texts.name('cap', colour.cap)} {colour.points}" for colour in own.colours)
        result.add_row(name, points, Text(str(own.score), "bold"), str(own.hand_size))
    return result


def sign(seat: int) -> Text:
    return Text(SIGNS[seat], SEAT_STYLES[seat])


DRAWING = Drawing(
    board=board,
    legend=legend,
    score=score,
    note=note,
    sign=sign,
    quiet_events=(TurnStarted,),
    drawn_events=(DisplayFilled,),
)
