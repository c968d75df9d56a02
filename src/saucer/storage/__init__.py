"""The database: tables, seats, steps and chat, written before anyone is sent them."""

from saucer.storage.chats import Chats
from saucer.storage.dailies import Dailies
from saucer.storage.database import Database, StorageError, open_database
from saucer.storage.readiness import Readiness
from saucer.storage.rows import (
    BestKnownRow,
    BestRow,
    DailyRow,
    DayRow,
    FlagRow,
    LineRow,
    OwnRow,
    SeatRow,
    StepRow,
    TableRow,
)
from saucer.storage.store import Store
from saucer.storage.writer import Writer

__all__ = [
    "BestKnownRow",
    "BestRow",
    "Chats",
    "Dailies",
    "DailyRow",
    "Database",
    "DayRow",
    "FlagRow",
    "LineRow",
    "OwnRow",
    "Readiness",
    "SeatRow",
    "StepRow",
    "StorageError",
    "Store",
    "TableRow",
    "Writer",
    "open_database",
]
