"""Where the shuffles of a table come from, as far as everyone may know."""

from saucer.engine.chance import commitment
from saucer.server.protocol.values import Fair
from saucer.storage import TableRow


def fair_of(row: TableRow) -> Fair:
    """The commitment, and once the match is over what it was made of."""
    promised = commitment(row.secret)
    return Fair(promised, row.secret, row.parts, row.seed) if row.status == "over" else Fair(promised)
