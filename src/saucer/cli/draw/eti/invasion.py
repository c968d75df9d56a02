"""The invasion in text: the attack on every company, and its result."""

from rich.table import Table
from rich.text import Text

from saucer.cli.draw.eti.words import HIDDEN, ROW_PADDING, label, labelled, named, sign
from saucer.cli.draw.scene import Scene
from saucer.games.eti.help_view import DangerView
from saucer.games.eti.view import SeatView

OUTLOOK_STYLES = {"safe": "bold green", "open": "yellow", "doomed": "bold red"}


def attack_table(scene: Scene) -> Table:
    """The attack on every human as far as it is known, its defence, and what is to be expected of it."""
    grid = Table.grid(padding=ROW_PADDING)
    for seat, seen in enumerate(scene.view.seats):
        if seen.danger is not None:
            grid.add_row(
                sign(seat),
                Text(labelled(scene, "attack", attack(scene, seen, seen.danger))),
                Text(labelled(scene, "defence", str(seen.danger.defence))),
                fate(scene, seen, seen.danger),
            )
    return grid


def attack(scene: Scene, seen: SeatView, danger: DangerView) -> str:
    """The base attack and each card, and what they come to at least and at most."""
    cards = [HIDDEN if card is None else named(scene, "card", card) for card in seen.attack]
    cards = cards or [HIDDEN] * len(danger.cards)
    total = str(danger.least) if danger.least == danger.most else f"{danger.least}–{danger.most}"
    return f"{' + '.join([str(danger.base), *cards])} = {total}"


def fate(scene: Scene, seen: SeatView, danger: DangerView) -> Text:
    if scene.view.outcome is None:
        return Text(named(scene, "outlook", danger.outlook), OUTLOOK_STYLES[danger.outlook])
    if not seen.survives:
        return Text(label(scene, "destroyed"), "bold red")
    lost = [named(scene, "project", project) for project in danger.gives_up]
    kept = f"{label(scene, 'fame')} {seen.final_fame}"
    given_up = [labelled(scene, "given-up", ", ".join(lost))] if lost else []
    return Text(labelled(scene, "survives", " · ".join([kept, *given_up])), "bold green")


def ending_line(scene: Scene) -> Text:
    """Who the alien was, whether the Earth held, and by which rule the winner won."""
    ending = scene.view.ending
    facts = {
        "alien": scene.seat_name(ending.alien),
        "winner": scene.seat_name(ending.winner),
        "rule": ending.rule,
    }
    return Text(
        scene.texts.format("label-ending.held" if ending.held else "label-ending.lost", **facts), "bold"
    )
