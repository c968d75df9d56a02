"""Reading files of unknown size."""

from pathlib import Path


def read_at_most(path: Path, most: int) -> bytes | None:
    """The content of a file, or None if it is longer than `most` bytes."""
    with path.open("rb") as file:
        content = file.read(most + 1)
    return content if len(content) <= most else None
