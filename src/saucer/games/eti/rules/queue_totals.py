"""What a queue of research cards comes to: threats, numbers and multipliers (R7.5, R7.6)."""

from collections.abc import Iterable, Sequence

from saucer.engine.bits import has, only
from saucer.games.eti.components import THREATS
from saucer.games.eti.numbers import Card
from saucer.games.eti.tables import THREAT_NUMBERS, CardTable

WrittenCard = int | str
"""A research card as people write it: 50, "x2" or "arson"."""


def destroyed_by_threats(table: CardTable, queue: list[Card], immune: int) -> int:
    """The set of ports whose cards are destroyed: each threat takes the highest number to its right. (R7.5)"""
    lost = 0
    for port in range(len(queue)):
        threat = table.threats[queue[port]]
        if threat < 0 or has(immune, threat):
            continue
        at = highest_right_of(table, queue, port, lost)
        if at >= 0:
            lost |= only(at)
    return lost


def highest_right_of(table: CardTable, queue: list[Card], port: int, lost: int) -> int:
    """The port with the highest number to the right that is not lost, the nearest of equals; -1 where none is."""
    best = 0
    at = -1
    for other in range(port + 1, len(queue)):
        number = table.numbers[queue[other]]
        if number > best and not has(lost, other):
            best = number
            at = other
    return at


def struck_ports(table: CardTable, queue: list[Card], immune: int) -> list[int]:
    """For each port the one that its card destroys, or -1. (R7.5)"""
    lost = 0
    found: list[int] = []
    for port in range(len(queue)):
        threat = table.threats[queue[port]]
        counts = threat >= 0 and not has(immune, threat)
        found.append(highest_right_of(table, queue, port, lost) if counts else -1)
        if found[port] >= 0:
            lost |= only(found[port])
    return found


def queue_total(table: CardTable, queue: list[Card], immune: int) -> int:
    """The research total of a queue: survivors, each times the multipliers that fall to it. (R7.6)"""
    lost = destroyed_by_threats(table, queue, immune)
    total = 0
    current = 0
    for port in range(len(queue)):
        card = queue[port]
        number = table.numbers[card]
        if number > 0 and not has(lost, port):
            total += current
            current = number
        elif table.factors[card] >= 0:
            current *= table.factors[card]
    return total + current


def best_order(table: CardTable, queue: list[Card], immune: int, swaps: int) -> list[Card]:
    """An order with the best total that this number of swaps of neighbours can reach, with the fewest swaps."""
    best = queue
    best_total = queue_total(table, queue, immune)
    seen: set[tuple[int, ...]] = {tuple(queue)}
    edge: list[list[Card]] = [queue]
    for _ in range(swaps):
        reached: list[list[Card]] = []
        for order in edge:
            for port in range(len(order) - 1):
                if order[port] == order[port + 1]:
                    continue
                other = order[:]
                other[port] = order[port + 1]
                other[port + 1] = order[port]
                key = tuple(other)
                if key in seen:
                    continue
                seen.add(key)
                reached.append(other)
                total = queue_total(table, other, immune)
                if total > best_total:
                    best = other
                    best_total = total
        edge = reached
    return best


# Queues as people write them


def written_queue(cards: Sequence[WrittenCard]) -> tuple[CardTable, list[Card]]:
    """Return a table of the written cards, and the queue as kinds of that table."""
    kinds = list(dict.fromkeys(cards))
    for card in kinds:
        written = isinstance(card, int) or card in THREATS or (card[:1] == "x" and card[1:].isdigit())
        if not written:
            raise ValueError(f"{card!r} is not a research card such as 50, 'x2' or 'arson'")
    table = CardTable(
        [card if isinstance(card, int) else 0 for card in kinds],
        [int(card[1:]) if isinstance(card, str) and card[0] == "x" else -1 for card in kinds],
        [THREAT_NUMBERS[card] if card in THREATS else -1 for card in kinds],
    )
    return table, [Card(kinds.index(card)) for card in cards]


def threat_set(threats: Iterable[str]) -> int:
    found = 0
    for threat in threats:
        found |= only(THREAT_NUMBERS[threat])
    return found


def submission_total(cards: Sequence[WrittenCard], immunities: Iterable[str]) -> int:
    """The research total of a queue in this order, for a company with these immunities."""
    table, queue = written_queue(cards)
    return queue_total(table, queue, threat_set(immunities))


def best_submission(
    cards: Sequence[WrittenCard], immunities: Iterable[str], swaps: int
) -> tuple[int, list[WrittenCard]]:
    """The best total that this number of swaps of neighbours can reach, and an order that gives it."""
    table, queue = written_queue(cards)
    immune = threat_set(immunities)
    order = best_order(table, queue, immune, swaps)
    kinds = list(dict.fromkeys(cards))
    return queue_total(table, order, immune), [kinds[card] for card in order]
