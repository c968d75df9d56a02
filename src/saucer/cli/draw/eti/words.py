"""Signs of seats, labels and names, as the drawings of E.T.I. use them."""

from rich.text import Text

from saucer.cli.draw.scene import Scene
from saucer.games.eti.components import STANDARD, Components, ProjectCard, ProjectId

SIGNS = "ABCDEF"
SEAT_STYLES = (
    "bold reverse red", "bold reverse bright_blue", "bold reverse green", "bold reverse yellow",
    "bold reverse magenta", "bold reverse cyan",
)  # fmt: skip
HIDDEN = "▒"
ROW_PADDING = (0, 2, 0, 0)


def sign(seat: int) -> Text:
    return Text(SIGNS[seat], SEAT_STYLES[seat])


def label(scene: Scene, name: str) -> str:
    return scene.texts.format(f"label-{name}")


def labelled(scene: Scene, name: str, text: str) -> str:
    """A label and what it stands for, as the language puts them together."""
    return scene.texts.format("label-line", label=label(scene, name), text=text)


def named(scene: Scene, family: str, name: str) -> str:
    return scene.texts.name(family, name)


def components_of(scene: Scene) -> Components:
    found: Components = scene.view.options.components or STANDARD
    return found


def project_of(scene: Scene, name: ProjectId) -> ProjectCard:
    return next(project for project in components_of(scene).projects if project.id == name)
