"""Nine Tiles Panic in text: the three objectives, the viewer's town beside the tiles in the hand, and every seat."""

from typing import Any

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from saucer.cli.draw.flow import flow
from saucer.cli.draw.panic.grid import grid_lines, side_by_side
from saucer.cli.draw.panic.shorthand import read
from saucer.cli.draw.panic.tile import FIGURE_STYLE, FIGURE_STYLES, ITEM_STYLES
from saucer.cli.draw.scene import Drawing, Scene
from saucer.games.panic.components import CELL_NAMES, SIDES, STANDARD, Components
from saucer.games.panic.events import CardScored, SeatReady, SpeedScored, TileLifted, TilePlaced, TownShown
from saucer.games.panic.town.notation import parse_town
from saucer.games.panic.town.town import Laid, Town
from saucer.games.panic.view import CardView, OwnTown, RoundResult
from saucer.texts import Texts

__all__ = ["DRAWING", "letters"]

SIGNS = "POTBY"
SEAT_STYLES = ("hot_pink", "dark_orange", "turquoise2", "bright_blue", "yellow")
KINDS = ("alien", "agent", "burger", "netted_alien", "net_agent", "dog", "house", "boy", "girl", "ufo")
TILES = 9


def label(scene: Scene, name: str, **facts: str | int) -> str:
    return scene.texts.format(f"label-{name}", **facts)


def components_of(scene: Scene) -> Components:
    chosen: Components | None = scene.view.options.components
    return STANDARD if chosen is None else chosen


def letters(texts: Texts) -> dict[str, str]:
    """The letters that stand for items and figures in a language."""
    return {kind: texts.format(f"sign-{kind.replace('_', '-')}") for kind in KINDS}


def signs_of(scene: Scene) -> dict[str, str]:
    return letters(scene.texts)


def board(scene: Scene) -> RenderableType:
    """The objectives, the seats, the town and the hand, and what is wrong with the town."""
    parts: list[RenderableType] = [cards_table(scene), seats_line(scene)]
    if scene.view.last is not None and scene.view.phase != "building":
        parts.append(result_table(scene, scene.view.last))
        if scene.tall:
            parts.append(towns_shown(scene, scene.view.last))
    if scene.view.town is not None and scene.view.phase == "building":
        parts += [town_and_hand(scene, scene.view.town), verdict_line(scene, scene.view.town)]
    return Group(*parts)


# Objectives and seats


def cards_table(scene: Scene) -> RenderableType:
    grid = Table.grid(padding=(0, 2, 0, 0))
    for column in ("right", "left", "left", "right"):
        grid.add_column(justify="right" if column == "right" else "left")
    for card in scene.view.cards:
        grid.add_row(*card_row(scene, card))
    return grid


def card_row(scene: Scene, card: CardView) -> list[Text]:
    star = " ★" if card.star else ""
    value = (
        ""
        if card.value is None or scene.view.phase != "building"
        else label(scene, "value", value=card.value)
    )
    return [
        Text(card.card, "bold"),
        Text(f"{scene.texts.name('card', card.card)}{star}", "bold"),
        Text(scene.texts.name("card", card.card, "goal")),
        Text(value, "bold green"),
    ]


def seats_line(scene: Scene) -> Text:
    view = scene.view
    heading = f"{label(scene, 'round', round=view.round)} · {label(scene, 'goal', goal=view.goal)}"
    pieces = [Text(f"{heading} · {label(scene, 'deck', deck=view.deck)}", "dim")]
    pieces += [seat_text(scene, seat) for seat in range(len(view.seats))]
    if view.glass:
        pieces.append(Text(label(scene, "glass"), "bold red"))
    return flow(pieces, scene.width, "   ")


def seat_text(scene: Scene, seat: int) -> Text:
    """A seat in a few words: its points, how many tiles lie, its token."""
    seen = scene.view.seats[seat]
    who = scene.phrases.format("you") if seat == scene.view.viewer else scene.players[seat]
    text = Text.assemble(
        sign(seat), " ", (scene.seat_name(seat), SEAT_STYLES[seat]), f" {who} ".rstrip(" ") + " "
    )
    facts = [f"{label(scene, 'score')} {seen.score}"]
    if scene.view.phase == "building":
        facts.append(label(scene, "tiles", tiles=seen.tiles))
    if seen.token is not None:
        facts.append(label(scene, "token", token=seen.token))
    if seen.ready:
        facts.append(label(scene, "ready"))
    return text.append(", ".join(facts))


# The town


def town_and_hand(scene: Scene, town: OwnTown) -> Text:
    """The viewer's own town, and beside it the tiles in the hand, each in a place of its own."""
    wrong = [(CELL_NAMES.index(one.first), CELL_NAMES.index(one.second)) for one in town.borders]
    signs, components = signs_of(scene), components_of(scene)
    held: list[Laid | None] = [None] * TILES
    for laid in town.hand:
        held[laid.tile - 1] = laid
    built = grid_lines(components, town.cells, signs, wrong, names=True)
    if not town.hand:
        return Text("\n").join(built)
    tray = [Text(label(scene, "hand"), "bold"), *grid_lines(components, held, signs, names=False)]
    return side_by_side(built, tray)


def verdict_line(scene: Scene, town: OwnTown) -> Text:
    if town.borders:
        pairs = ", ".join(f"{one.first}-{one.second}" for one in town.borders)
        return Text(label(scene, "borders", borders=pairs), "red")
    if town.fault is None and scene.view.help == "all":
        return Text(label(scene, "complete"), "bold green")
    if town.loops:
        crossed = {piece.cell for piece in town.loops}
        cells = " ".join(cell for cell in CELL_NAMES if cell in crossed)
        return Text(label(scene, "loop", cells=cells), "red")
    return Text("")


# Results


def result_table(scene: Scene, result: RoundResult) -> RenderableType:
    """The last round card by card: each seat's value of the best possible, and its points."""
    title = label(scene, "last-round", round=result.round)
    grid = Table(title=title, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD, pad_edge=False)
    grid.add_column("")
    for seat in range(len(scene.view.seats)):
        grid.add_column(Text(scene.seat_name(seat), SEAT_STYLES[seat]), justify="right")
    for card in result.cards:
        cells = [result_cell(scene, result, card, seat) for seat in range(len(card.points))]
        grid.add_row(scene.texts.name("card", card.card), *cells)
    if result.par is not None and result.total is not None:
        grid.add_row(scene.phrases.format("total"), label(scene, "par", total=result.total, par=result.par))
    return grid


def result_cell(scene: Scene, result: RoundResult, card: Any, seat: int) -> str:
    if result.tokens[seat] is None:
        return label(scene, "no-token")
    if card.values[seat] is None or card.best is None:
        value = label(scene, "token", token=result.tokens[seat] or 0)
    else:
        value = label(scene, "best", value=card.values[seat], best=card.best)
    return f"{value} (+{card.points[seat]})"


def ticker(scene: Scene) -> str:
    """Return how far every seat has built: `P 3 · O 9, token 1`."""
    parts: list[str] = []
    for seat, seen in enumerate(scene.view.seats):
        done = "" if seen.token is None else f", {label(scene, 'token', token=seen.token)}"
        parts.append(f"{SIGNS[seat]} {seen.tiles}{done}")
    return " · ".join(parts) if scene.view.phase == "building" else ""


def picture(scene: Scene, event: Any) -> RenderableType | None:
    """A town that is shown at the end of a round."""
    return town_of(scene, event.seat, parse_town(event.town)) if isinstance(event, TownShown) else None


def towns_shown(scene: Scene, result: RoundResult) -> RenderableType:
    """The complete towns of a round side by side, as far as there is room."""
    shown = [town_of(scene, seat, town) for seat, town in enumerate(result.towns) if town is not None]
    return Columns(shown, padding=(0, 3))


def town_of(scene: Scene, seat: int, town: Town) -> Text:
    lines = grid_lines(components_of(scene), town.cells, signs_of(scene), names=True)
    return Text("\n").join([Text.assemble(sign(seat), " ", scene.seat_name(seat)), *lines])


def score(scene: Scene) -> RenderableType:
    grid = Table.grid(padding=(0, 2))
    for seat, seen in enumerate(scene.view.seats):
        grid.add_row(sign(seat), scene.seat_name(seat), str(seen.score))
    return grid


# Legend


def legend(scene: Scene) -> RenderableType:
    """All eighteen faces, and the meaning of the letters."""
    signs, components = signs_of(scene), components_of(scene)
    front, back = [
        grid_lines(components, [Laid(tile, side, 0) for tile in range(1, TILES + 1)], signs, names=False)
        for side in SIDES
    ]
    pieces = [
        Text.assemble((signs[kind], style_of(kind)), " ", scene.texts.format(f"sign-{kind}.name"))
        for kind in KINDS
        if kind not in FIGURE_STYLES
    ]
    return Group(side_by_side(front, back), flow(pieces, scene.width), Text(label(scene, "how")))


def style_of(kind: str) -> str:
    return ITEM_STYLES.get(kind) or FIGURE_STYLES.get(kind, FIGURE_STYLE)


def no_note(_scene: Scene, _move: Any) -> str:
    return ""


def sign(seat: int) -> Text:
    return Text(SIGNS[seat], f"bold reverse {SEAT_STYLES[seat]}")


DRAWING = Drawing(
    board=board,
    legend=legend,
    score=score,
    note=no_note,
    sign=sign,
    quiet_events=(TilePlaced, TileLifted, SeatReady),
    drawn_events=(TownShown, CardScored, SpeedScored),
    shorthand=read,
    ticker=ticker,
    picture=picture,
    real_time=True,
)
