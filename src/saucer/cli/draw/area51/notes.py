"""Notes beside the moves of Area 51: what a move costs, what lies there, who scores."""

from collections.abc import Callable
from typing import Any

from saucer.cli.draw.area51.cards import card_list
from saucer.cli.draw.scene import Scene
from saucer.games.area51.moves import Load, PickUp, PutInto, Send, SetNumber, SetRoute, Upgrade
from saucer.games.area51.view import BunkerView, HangarView, RegionView


def note(scene: Scene, move: Any) -> str:
    """A few words beside a move; most moves need none."""
    write = NOTES.get(type(move))
    return "" if write is None else write(scene, move)


def say(scene: Scene, name: str, **facts: str | int) -> str:
    return scene.texts.format(f"note-{name}", **facts)


def region_called(scene: Scene, name: str) -> RegionView:
    found: RegionView = next(region for region in scene.view.regions if region.region == name)
    return found


def bunker_called(scene: Scene, name: str) -> BunkerView:
    return next(bunker for bunker in region_called(scene, name[0]).bunkers if bunker.bunker == name)


def hangar_called(scene: Scene, name: str) -> HangarView:
    return next(pile for pile in region_called(scene, name[0]).hangars if pile.hangar == name)


def upgrade_note(scene: Scene, move: Upgrade) -> str:
    level = bunker_called(scene, move.bunker).level + 1
    return say(scene, "upgrade", level=level, cards=level + 1)


# Piles


def pick_up_note(scene: Scene, move: PickUp) -> str:
    pile = hangar_called(scene, move.hangar)
    return say(scene, "pile", cards=len(pile.shown) + len(pile.hidden))


def hangar_note(scene: Scene, move: PutInto) -> str:
    """What lies in a hangar, as far as everyone sees it."""
    pile = hangar_called(scene, move.hangar)
    parts = [card_list(scene, pile.shown).plain] if pile.shown else []
    if pile.hidden:
        parts.append(say(scene, "down", cards=len(pile.hidden)))
    return " + ".join(parts) or say(scene, "empty")


def load_note(scene: Scene, move: Load) -> str:
    """Return who would score how much for a loaded card."""
    bunker = bunker_called(scene, move.bunker)
    points = int(move.card.rpartition("-")[2])
    if bunker.owner == scene.view.viewer:
        return say(scene, "gain-you", points=points)
    return say(scene, "gain-other", points=points, owner=scene.seat_name(bunker.owner))


# Vehicles


def send_note(scene: Scene, move: Send) -> str:
    vehicle = next(vehicle for vehicle in scene.view.vehicles if vehicle.vehicle == move.vehicle)
    if vehicle.route is None:
        return ""
    route = f"{vehicle.route[0]}→{vehicle.route[1]}"
    return say(scene, "send", route=route, cards=vehicle.number + 2)


def number_note(scene: Scene, move: SetNumber) -> str:
    return say(scene, "number", cards=move.number + 1)


def route_note(scene: Scene, move: SetRoute) -> str:
    """Which bunkers a route leads to."""
    tower = scene.view.decision.tower
    colour = scene.texts.name("tower", tower)
    bunkers = [bunker for bunker in region_called(scene, move.route[1]).bunkers if bunker.tower == tower]
    if not bunkers:
        return say(scene, "takes-none", tower=colour)
    names = ", ".join(f"{bunker.bunker} {scene.seat_name(bunker.owner)}" for bunker in bunkers)
    return say(scene, "takes", tower=colour, bunkers=names)


NOTES: dict[type, Callable[[Scene, Any], str]] = {
    Upgrade: upgrade_note,
    PickUp: pick_up_note,
    PutInto: hangar_note,
    Load: load_note,
    Send: send_note,
    SetRoute: route_note,
    SetNumber: number_note,
}
