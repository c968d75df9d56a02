"""Which field an error may name in another line than the one that was changed: where two parts of a file disagree.

By game: the field that was changed, or `row` for a whole row, and the field that the error names.
"""

RELATED: dict[str, set[tuple[str, str]]] = {
    "area51": {
        ("colour", "value"),
        ("green", "green"),
        ("main", "deck"),
        ("row", "deck"),
        ("starters", "deck"),
        ("value", "value"),
    },
    "eti": {
        ("count", "research_deck"),
        ("row", "humans"),
        ("row", "projects"),
        ("row", "research_deck"),
    },
    "panic": set(),
    "strangers": {
        ("cells", "cells"),
        ("cells", "open"),
        ("cells", "walls"),
        ("count", "deck"),
        ("id", "id"),
        ("open", "id"),
        ("open", "open"),
        ("row", "deck"),
        ("row", "open"),
        ("walls", "walls"),
    },
}
