"""A store on a database file, whose writer stores at once."""

from pathlib import Path

from saucer.storage import Store, Writer, open_database


def store_on(path: Path) -> Store:
    opened = open_database(str(path))
    return Store(opened, Writer(opened, lambda flush: flush()))
