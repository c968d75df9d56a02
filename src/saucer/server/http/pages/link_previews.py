"""What a messenger shows of a link to this server: a title, two sentences and a picture, as tags in the page's head."""

from html import escape
from typing import NamedTuple

from saucer.games import find_game, game_called
from saucer.server.language import LANGUAGES, server_phrases
from saucer.server.minutes import match_minutes
from saucer.server.tables.hub import Hub
from saucer.storage import SeatRow, TableRow
from saucer.texts import texts

OWN_PICTURE = "saucer.png"
LONGEST_CODE = 64
LOCALES = {"en": "en_GB", "fr": "fr_FR"}
WIDTH, HEIGHT = 1200, 630
"""The size of all pictures."""


class Preview(NamedTuple):
    """What a link leads to; `picture` is a file in the folder of covers, which need not exist."""

    language: str
    title: str
    description: str
    picture: str = OWN_PICTURE


def home_preview(language: str) -> Preview:
    return Preview(language, "Saucer", server_phrases(language).format("preview-home"))


def daily_preview(game_id: str, language: str) -> Preview | None:
    """What the link to a puzzle of the day leads to; None for a game without."""
    game = find_game(game_id)
    if game is None or game.extras.daily is None:
        return None
    game_texts = texts(game_id, language)
    title = f"{game_texts.format('daily')} · {game_texts.format('title')}"
    description = server_phrases(language).format("preview-daily", pitch=game_texts.format("pitch"))
    return Preview(language, title, description, f"{game_id}.png")


def unknown_preview(language: str) -> Preview:
    return Preview(language, "Saucer", server_phrases(language).format("refused-page-unknown"))


def table_preview(hub: Hub, code: str, language: str) -> Preview | None:
    """What the link of a table leads to; None where it leads nowhere. The match itself is not read."""
    table = hub.tables.get(code)
    row = table.row if table else hub.store.find(code) if len(code) <= LONGEST_CODE else None
    if row is None or find_game(row.game) is None:
        return None
    seats = table.seating.seats if table else hub.store.seats(row.number)
    game_texts = texts(row.game, language)
    facts = {name: game_texts.format(name) for name in ("pitch", "players")}
    facts["minutes"] = match_minutes(game_called(row.game), language)
    description = server_phrases(language).format("preview-game", **facts)
    title = link_title(row, seats, language) if code == row.code else game_texts.format("title")
    return Preview(language, title, description, f"{row.game}.png")


def link_title(row: TableRow, seats: list[SeatRow], language: str) -> str:
    """The title of a link to sit: an invitation while there is something to sit down at."""
    title = texts(row.game, language).format("title")
    maker = next((seat.name for seat in seats if seat.holder == row.maker), None)
    if row.status != "open":
        return title
    if maker is None:
        return server_phrases(language).format("invitation", title=title)
    return server_phrases(language).format("invitation-by", maker=maker, title=title)


def head_tags(preview: Preview, address: str, picture: str | None, contact: str = "") -> str:
    """The title and the tags of a preview, for a page on the server with this address; and the operator's contact."""
    tags = {
        "og:site_name": "Saucer",
        "og:type": "website",
        "og:title": preview.title,
        "og:description": preview.description,
        "og:locale": LOCALES[preview.language],
    }
    if picture:
        tags |= {
            "og:image": address + picture,
            "og:image:width": str(WIDTH),
            "og:image:height": str(HEIGHT),
            "twitter:card": "summary_large_image",
        }
    lines = [f"<title>{escape(preview.title)}</title>", meta("name", "description", preview.description)]
    if contact:
        lines.append(meta("name", "contact", contact))
    return "".join(lines + [meta("property", name, value) for name, value in tags.items()])


def meta(kind: str, name: str, value: str) -> str:
    return f'<meta {kind}="{name}" content="{escape(value)}">'


assert set(LOCALES) == set(LANGUAGES)
