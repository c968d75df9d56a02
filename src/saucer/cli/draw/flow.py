"""Wraps a sequence of short texts without breaking any of them."""

from collections.abc import Iterable

from rich.text import Text


def flow(pieces: Iterable[Text], width: int, between: str = "  ") -> Text:
    """The pieces on as few lines as this width allows."""
    lines: list[Text] = []
    for piece in pieces:
        if lines and len(lines[-1]) + len(between) + len(piece) <= width:
            lines[-1].append(between).append_text(piece)
        else:
            lines.append(Text().append_text(piece))
    return Text("\n").join(lines)
