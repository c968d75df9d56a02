"""Cards, labels and colours of Area 51 in text."""

from collections import Counter
from collections.abc import Iterable

from rich.text import Text

from saucer.cli.draw.scene import Scene
from saucer.games.area51.components import COLOURS

COLOUR_STYLES = {"blue": "bright_blue", "brown": "red3", "orange": "dark_orange", "green": "green"}


def label(scene: Scene, name: str, **facts: str | int) -> str:
    return scene.texts.format(f"label-{name}", **facts)


def titled(scene: Scene, name: str) -> Text:
    """A label with a colon, set as the language wants it."""
    return Text(scene.phrases.format("titled", what=label(scene, name)), "bold").append(" ", "not bold")


def colour_name(scene: Scene, colour: str) -> str:
    """The colour as the cards call it."""
    return scene.texts.name("card", f"{colour}-1").rpartition(" ")[0]


def card_list(scene: Scene, cards: Iterable[str]) -> Text:
    """Cards by colour, with the values of each: `blue 4, green 1 2 2`."""
    values: dict[str, list[str]] = {}
    for card in cards:
        colour, _, value = card.rpartition("-")
        values.setdefault(colour, []).append(value)
    text = Text()
    for colour in COLOURS:
        if colour in values:
            text.append(", " if text else "")
            text.append(
                f"{colour_name(scene, colour)} {' '.join(sorted(values[colour]))}", COLOUR_STYLES[colour]
            )
    return text


def without(cards: Iterable[str], gone: Iterable[str]) -> list[str]:
    """Cards less some of them."""
    return sorted((Counter(cards) - Counter(gone)).elements())
