"""What all tables of a server share."""

from typing import NamedTuple

from saucer.server.bots.worker_pool import WorkerPool
from saucer.server.metrics import Metrics
from saucer.server.settings import Settings
from saucer.server.tables.archive import Archive
from saucer.server.tables.background import Background
from saucer.storage import Chats, Dailies, Store


class Services(NamedTuple):
    """The store and what is read from it, a thread, the bots' worker processes, the counters and the settings."""

    store: Store
    background: Background
    archive: Archive
    dailies: Dailies
    chats: Chats
    pool: WorkerPool
    metrics: Metrics
    settings: Settings
