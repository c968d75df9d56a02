"""E.T.I. in text: the state of the race, the centre, a line for each company, and the viewer's queue."""

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from saucer.cli.draw.eti.invasion import attack_table, ending_line
from saucer.cli.draw.eti.memory import memory_lines
from saucer.cli.draw.eti.words import (
    HIDDEN,
    ROW_PADDING,
    components_of,
    label,
    labelled,
    named,
    project_of,
    sign,
)
from saucer.cli.draw.flow import flow
from saucer.cli.draw.scene import Drawing, Scene
from saucer.games.eti.components import ABILITIES, ProjectCard
from saucer.games.eti.events import ChoiceMade, DeckShuffled
from saucer.games.eti.view import OfferView, SeatView

NAME_STYLES = ("bold red", "bold bright_blue", "bold green", "bold yellow", "bold magenta", "bold cyan")
LEVELS = ("", "I", "II", "III", "IV", "V")
WAITING = "◀"
BADGE = "★"
TOP_SECRET = "*"
WIDE = 120


def board(scene: Scene) -> RenderableType:
    """Everything a viewer may know, the most urgent first."""
    parts: list[RenderableType] = [race_line(scene)]
    if scene.view.event is not None:
        parts.append(event_line(scene))
    parts += [centre_table(scene), seats_table(scene), vaults(scene)]
    if scene.view.offers:
        parts.append(offers_list(scene))
    if scene.view.alien is not None:
        parts.append(attack_table(scene))
    if scene.view.ending is not None:
        parts.append(ending_line(scene))
    if scene.tall:
        parts.append(memory_lines(scene))
    return Group(*parts, own_lines(scene))


# The race


def race_line(scene: Scene) -> Text:
    view = scene.view
    pieces = [Text(scene.texts.format("label-turn", turn=view.turn_number), "bold")]
    if view.president is not None:
        pieces.append(Text.assemble(f"{label(scene, 'president')} ", sign(view.president)))
    if view.alien is None:
        facts = {"claimed": view.claimed, "threshold": view.threshold, "forced": view.forced}
        pieces.append(Text(scene.texts.format("label-claimed.progress", **facts)))
        if view.alien_card is not None:
            pieces.append(Text(labelled(scene, "alien", named(scene, "role", view.alien_card))))
    else:
        pieces.append(Text.assemble(f"{label(scene, 'alien')} ", sign(view.alien)))
    if view.outcome is None:
        sure = view.alien is not None and not view.invading
        text = scene.texts.format("to-go.sure" if sure else "to-go", turns=view.to_go)
        pieces.append(Text(text, "bold" if view.alien is None else "bold red"))
    stock = " ".join(f"{LEVELS[level]} {count}" for level, count in enumerate(view.stock, start=1))
    pieces.append(Text(labelled(scene, "stock", stock), "dim"))
    return flow(pieces, scene.width, " · ")


def event_line(scene: Scene) -> Text:
    """The event of the turn, and what it does."""
    event = scene.view.event
    title = labelled(scene, "event", named(scene, "incident", event))
    return Text.assemble((title, "bold"), f". {event_effect(scene, event)}")


# The centre


def centre_table(scene: Scene) -> Table:
    """The projects in the centre and who studies them."""
    grid = Table.grid(padding=ROW_PADDING)
    heads = ("centre", "level", "field", "difficulty", "defence", "fame", "upgrades", "study")
    grid.add_row(*[Text(label(scene, head), "dim") for head in heads])
    shown = [scene.view.shown] if scene.view.shown and scene.view.shown not in scene.view.centre else []
    for name in [*scene.view.centre, *shown]:
        grid.add_row(*project_cells(scene, project_of(scene, name)))
    return grid


def project_cells(scene: Scene, project: ProjectCard) -> list[Text]:
    mark = scene.marks.get(project.id)
    who = Text(" ").join(sign(seat) for seat, seen in enumerate(scene.view.seats) if seen.study == project.id)
    return [
        Text(named(scene, "project", project.id) + (f" <{mark}>" if mark else ""), "bold"),
        Text(LEVELS[project.level]),
        Text(named(scene, "field", project.field)),
        Text(str(project.difficulty)),
        Text(str(project.defence)),
        Text(str(project.fame)),
        Text(", ".join(named(scene, "ability", ability) for ability in project.upgrades)),
        who,
    ]


# The companies


def seats_table(scene: Scene) -> Table:
    """A line for every company."""
    grid = Table.grid(padding=ROW_PADDING)
    names = ["", label(scene, "bank"), label(scene, "ports")]
    names += [scene.texts.format(f"ability-{ability}.short") for ability in ABILITIES]
    names += [label(scene, head) for head in ("immune", "defence", "fame")]
    grid.add_row(*[Text(name, "dim") for name in (*names, scene.texts.format("label-agenda.short"))])
    for seat, seen in enumerate(scene.view.seats):
        grid.add_row(*seat_cells(scene, seat, seen))
    return grid


def seat_cells(scene: Scene, seat: int, seen: SeatView) -> list[Text]:
    view = scene.view
    role = scene.phrases.format("you") if seat == view.viewer else scene.players[seat]
    signs = (BADGE if seat == view.president else " ") + (WAITING if seat in view.waiting else " ")
    title = Text.assemble(sign(seat), signs, (scene.seat_name(seat), NAME_STYLES[seat]), no_wrap=True)
    title.append(f" {role}" if scene.width >= WIDE or seat == view.viewer else "")
    hidden = view.decision.phase == "upgrades" and seat != view.viewer
    abilities = [
        Text(HIDDEN if hidden else f"{value} ({upgrades})")
        for value, upgrades in zip(seen.values, seen.tokens, strict=True)
    ]
    threats = ", ".join(named(scene, "threat", threat) for threat in seen.immunities)
    agenda = "" if seen.agenda is None else scene.texts.format(f"agenda-{seen.agenda}.short")
    return [
        title, Text(str(seen.bank)), Text(str(len(seen.ports))), *abilities, Text(threats),
        Text(str(seen.defence)), Text(str(seen.fame)), Text(agenda),
    ]  # fmt: skip


def vaults(scene: Scene) -> Text:
    """Every company's projects, the top-secret ones with a star, and its held events."""
    lines = [Text(scene.texts.format("label-vaults.legend"), "dim")]
    for seat, seen in enumerate(scene.view.seats):
        secret = [f"{named(scene, 'project', name)}{TOP_SECRET}" for name in seen.secret]
        public = [named(scene, "project", name) for name in seen.public]
        held = [f"[{named(scene, 'incident', name)}]" for name in seen.held]
        things = [Text(thing) for thing in (*secret, *public, *held)]
        if things:
            lines.append(flow([sign(seat), *things], scene.width))
    return Text("\n").join(lines) if len(lines) > 1 else Text()


# Offers and attacks


def offers_list(scene: Scene) -> Text:
    lines = [Text(label(scene, "offers"), "bold")]
    lines += [Text.assemble("  ", offer_line(scene, offer)) for offer in scene.view.offers]
    return Text("\n").join(lines)


def offer_line(scene: Scene, offer: OfferView) -> Text:
    goods = [str(offer.points)] if offer.points else []
    goods += [named(scene, "project", project) for project in offer.projects]
    goods += [named(scene, "incident", event) for event in offer.events]
    return Text.assemble(
        sign(offer.seat), f" {offer.number} → ", sign(offer.to), f": {', '.join(goods)} (", sign(offer.wish), ")"
    )  # fmt: skip


# The viewer's own


def own_lines(scene: Scene) -> Text:
    """The viewer's queue, what it counts, and the endgame card; nothing for a spectator."""
    view = scene.view
    if view.viewer is None:
        return Text()
    own = view.seats[view.viewer]
    cards = view.order or [port.card for port in own.ports]
    queue = " ".join(HIDDEN if card is None else named(scene, "card", card) for card in cards)
    lines = [Text(labelled(scene, "ports", queue or "–"), "bold")]
    if view.count is not None:
        lines.append(count_line(scene))
    if own.role is not None:
        card = f"{named(scene, 'role', own.role)}. {role_effect(scene, own)}"
        lines.append(Text(labelled(scene, "role", card)))
    return Text("\n").join(lines)


def count_line(scene: Scene) -> Text:
    """What the viewer's cards would bring, as they lie, and safe."""
    count = scene.view.count
    facts = {"total": count.total, "missing": count.missing, "safe": count.safe, "lacks": count.safe_missing}
    return Text(scene.texts.format("label-count", unseen=count.unseen, **facts), "dim")


def role_effect(scene: Scene, own: SeatView) -> str:
    card = next((role for role in components_of(scene).humans if role.id == own.role), None)
    numbers = {"number": card.number, "fame": card.fame} if card else {}
    return scene.texts.format(f"role-{own.role}.effect", **numbers)


# The legend, the score, notes


def legend(scene: Scene) -> RenderableType:
    """What abilities do, and what the events are."""
    grid = Table.grid(padding=ROW_PADDING)
    for ability in ABILITIES:
        grid.add_row(
            Text(named(scene, "ability", ability), "bold"), scene.texts.format(f"ability-{ability}.effect")
        )
    for event in components_of(scene).events:
        grid.add_row(Text(named(scene, "incident", event.id), "bold"), event_effect(scene, event.id))
    return grid


def event_effect(scene: Scene, event: str) -> str:
    card = next(card for card in components_of(scene).events if card.id == event)
    text = f"incident-{event}.effect"
    if not scene.texts.has(text):
        return ""
    return scene.texts.format(text, number=card.number, otherwise=card.otherwise)


def score(scene: Scene) -> RenderableType:
    grid = Table.grid(padding=ROW_PADDING)
    outcome = scene.view.outcome
    for seat, points in enumerate(outcome.scores if outcome is not None else ()):
        role = scene.view.seats[seat].role
        called = "" if role is None else named(scene, "role", role)
        grid.add_row(sign(seat), Text(scene.seat_name(seat), NAME_STYLES[seat]), str(points), called)
    return grid


def note(scene: Scene, move: Any) -> str:
    """What a project takes and brings, or what a held event does."""
    project = getattr(move, "project", None)
    if project is not None:
        card = project_of(scene, project)
        worth = f"{label(scene, 'defence')} {card.defence} · {label(scene, 'fame')} {card.fame}"
        return f"{LEVELS[card.level]} · {card.difficulty} · {worth}"
    event = getattr(move, "event", None)
    return "" if event is None else event_effect(scene, event)


DRAWING = Drawing(
    board=board, legend=legend, score=score, note=note, sign=sign, quiet_events=(ChoiceMade, DeckShuffled)
)
