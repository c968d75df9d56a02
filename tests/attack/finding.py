"""What an attack found."""

from typing import NamedTuple


class Finding(NamedTuple):
    """One row of the report: what was tried, what is promised, what was measured, and whether the promise held."""

    attack: str
    promise: str
    measured: str
    held: bool
