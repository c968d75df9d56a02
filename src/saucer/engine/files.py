"""Files that somebody names, read only as far as they may be long."""

from pathlib import Path


def read_at_most(path: Path, most: int) -> bytes | None:
    """What a file holds; None when that is more than `most` bytes."""
    with path.open("rb") as file:
        content = file.read(most + 1)
    return content if len(content) <= most else None
