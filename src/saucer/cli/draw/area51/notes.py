"""What a choice in Area 51 means: what it costs, what lies there, who scores."""

from typing import Any

from saucer.cli.draw.area51.cards import card_list
from saucer.cli.draw.scene import Scene
from saucer.games.area51.moves import Load, PickUp, PutInto, Send, SetNumber, SetRoute, Upgrade
from saucer.games.area51.views import BunkerView, HangarView, RegionView


def note(scene: Scene, move: Any) -> str:
    """A few words beside a choice."""
    if isinstance(move, Upgrade):
        level = bunker_called(scene, move.bunker).level + 1
        return say(scene, "upgrade", level=level, cards=level + 1)
    if isinstance(move, PickUp):
        pile = hangar_called(scene, move.hangar)
        return say(scene, "pile", cards=len(pile.shown) + len(pile.hidden))
    if isinstance(move, PutInto):
        return pile_note(scene, move.hangar)
    if isinstance(move, Load):
        return gain_note(scene, bunker_called(scene, move.bunker), int(move.card.rpartition("-")[2]))
    return vehicle_note(scene, move)


def say(scene: Scene, name: str, **facts: str | int) -> str:
    return scene.texts.format(f"note-{name}", **facts)


def region_called(scene: Scene, name: str) -> RegionView:
    found: RegionView = next(region for region in scene.view.regions if region.region == name)
    return found


def bunker_called(scene: Scene, name: str) -> BunkerView:
    return next(bunker for bunker in region_called(scene, name[0]).bunkers if bunker.bunker == name)


def hangar_called(scene: Scene, name: str) -> HangarView:
    return next(pile for pile in region_called(scene, name[0]).hangars if pile.hangar == name)


def pile_note(scene: Scene, hangar: str) -> str:
    """What lies in a hangar, as far as everyone sees it."""
    pile = hangar_called(scene, hangar)
    parts = [card_list(scene, pile.shown).plain] if pile.shown else []
    if pile.hidden:
        parts.append(say(scene, "down", cards=len(pile.hidden)))
    return " + ".join(parts) or say(scene, "empty")


def gain_note(scene: Scene, bunker: BunkerView, points: int) -> str:
    if bunker.owner == scene.view.viewer:
        return say(scene, "gain-you", points=points)
    return say(scene, "gain-other", points=points, owner=scene.seat_name(bunker.owner))


# Vehicles


def vehicle_note(scene: Scene, move: Any) -> str:
    if isinstance(move, Send):
        return send_note(scene, move.vehicle)
    if isinstance(move, SetRoute):
        return route_note(scene, move.route)
    if isinstance(move, SetNumber):
        return say(scene, "number", cards=move.number + 1)
    return ""


def send_note(scene: Scene, name: str) -> str:
    vehicle = next(vehicle for vehicle in scene.view.vehicles if vehicle.vehicle == name)
    if vehicle.route is None:
        return ""
    route = f"{vehicle.route[0]}→{vehicle.route[1]}"
    return say(scene, "send", route=route, cards=vehicle.number + 2)


def route_note(scene: Scene, route: str) -> str:
    """Which bunkers a route leads to."""
    tower = scene.view.decision.tower
    colour = scene.texts.name("tower", tower)
    bunkers = [bunker for bunker in region_called(scene, route[1]).bunkers if bunker.tower == tower]
    if not bunkers:
        return say(scene, "takes-none", tower=colour)
    names = ", ".join(f"{bunker.bunker} {scene.seat_name(bunker.owner)}" for bunker in bunkers)
    return say(scene, "takes", tower=colour, bunkers=names)
