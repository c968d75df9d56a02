"""What a queue of research cards is worth, and how a company comes through the invasion (R7, R10)."""

from collections.abc import Iterable, Sequence
from typing import Final

from saucer.games.eti.box import CardTable

Card = int | str
"""A research card as people write it: 50, "x2" or "arson"."""

THREAT_NAMES: Final = ["abduction", "arson", "virus", "spy"]


class Standing:
    """How a company comes out of the invasion: whether it survives, what it discards, and the fame it keeps."""

    def __init__(self, *, survives: bool, discarded: list[int], fame: int) -> None:
        self.survives = survives
        self.discarded = discarded
        self.fame = fame


# Queues (R7.3 to R7.6)


def destroyed_by_threats(table: CardTable, queue: list[int], immune: int) -> int:
    """The set of ports whose cards are destroyed: each threat takes the highest number to its right. (R7.5)"""
    lost = 0
    size = len(queue)
    for port in range(size):
        threat = table.threats[queue[port]]
        if threat < 0 or (immune >> threat) & 1:
            continue
        best = 0
        at = -1
        for other in range(port + 1, size):
            number = table.numbers[queue[other]]
            if number > best and not (lost >> other) & 1:
                best = number
                at = other
        if at >= 0:
            lost |= 1 << at
    return lost


def queue_total(table: CardTable, queue: list[int], immune: int) -> int:
    """The research total of a queue: survivors, each times the multipliers that fall to it. (R7.6)"""
    lost = destroyed_by_threats(table, queue, immune)
    total = 0
    current = 0
    for port in range(len(queue)):
        card = queue[port]
        number = table.numbers[card]
        if number > 0 and not (lost >> port) & 1:
            total += current
            current = number
        elif table.factors[card] >= 0:
            current *= table.factors[card]
    return total + current


def best_order(table: CardTable, queue: list[int], immune: int, swaps: int) -> list[int]:
    """An order with the best total that so many swaps of neighbours can reach, with the fewest swaps."""
    best = queue
    best_total = queue_total(table, queue, immune)
    seen: set[tuple[int, ...]] = {tuple(queue)}
    edge: list[list[int]] = [queue]
    for _ in range(swaps):
        reached: list[list[int]] = []
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


def written_queue(cards: Sequence[Card]) -> tuple[CardTable, list[int]]:
    """A queue as people write it, as kinds of its own table."""
    kinds = list(dict.fromkeys(cards))
    for card in kinds:
        written = isinstance(card, int) or card in THREAT_NAMES or (card[:1] == "x" and card[1:].isdigit())
        if not written:
            raise ValueError(f"{card!r} is not a research card such as 50, 'x2' or 'arson'")
    table = CardTable(
        [card if isinstance(card, int) else 0 for card in kinds],
        [int(card[1:]) if isinstance(card, str) and card[0] == "x" else -1 for card in kinds],
        [THREAT_NAMES.index(card) if card in THREAT_NAMES else -1 for card in kinds],
    )
    return table, [kinds.index(card) for card in cards]


def threat_set(threats: Iterable[str]) -> int:
    found = 0
    for threat in threats:
        found |= 1 << THREAT_NAMES.index(threat)
    return found


def submission_total(cards: Sequence[Card], immunities: Iterable[str]) -> int:
    """The research total of a queue in this order, for a company with these immunities."""
    table, queue = written_queue(cards)
    return queue_total(table, queue, threat_set(immunities))


def best_submission(cards: Sequence[Card], immunities: Iterable[str], swaps: int) -> tuple[int, list[Card]]:
    """The best total that so many swaps of neighbours can reach, and an order that gives it."""
    table, queue = written_queue(cards)
    immune = threat_set(immunities)
    order = best_order(table, queue, immune, swaps)
    kinds = list(dict.fromkeys(cards))
    return queue_total(table, order, immune), [kinds[card] for card in order]


# Surviving the invasion (R10.9, R10.10)


def best_sacrifice(defences: list[int], fames: list[int], attack: int) -> list[int]:
    """Which projects to discard so that their defence meets the attack and the most fame is left.

    Equal fame: the most defence left; then the first projects in the list go. The defences must suffice.
    """
    size = len(defences)
    costs = cost_table(defences, fames, attack)
    discarded: list[int] = []
    need = max(0, attack)
    for index in range(size):
        rest = max(0, need - defences[index])
        if (
            need > 0
            and with_project(costs[index + 1][rest], defences[index], fames[index]) == costs[index][need]
        ):
            discarded.append(index)
            need = rest
    return discarded


IMPOSSIBLE: Final = 1 << 50
FAME_WEIGHT: Final = 1 << 20


def with_project(cost: int, defence: int, fame: int) -> int:
    """The cost of discarding one more project: fame first, then defence."""
    return IMPOSSIBLE if cost >= IMPOSSIBLE else cost + fame * FAME_WEIGHT + defence


def cost_table(defences: list[int], fames: list[int], attack: int) -> list[list[int]]:
    """`costs[index][need]`: the least cost of meeting `need` with the projects from `index` on."""
    highest = max(0, attack)
    costs: list[list[int]] = [[0] + [IMPOSSIBLE] * highest]
    for index in range(len(defences) - 1, -1, -1):
        after = costs[0]
        row = after[:]
        for need in range(1, highest + 1):
            rest = need - defences[index]
            cost = with_project(after[rest if rest > 0 else 0], defences[index], fames[index])
            row[need] = min(row[need], cost)
        costs.insert(0, row)
    return costs
