"""A second, slow reading of the rules that shares nothing with the game: own tables, roads, rules.

Roads are graphs over border points here. A tile at row r, column c has its edge points at (2r, 2c+1) north,
(2r+1, 2c+2) east, (2r+2, 2c+1) south and (2r+1, 2c) west; a road segment joins two of them.
"""

from itertools import combinations
from typing import NamedTuple

SHEET = """
1A []            dog2 netAgent1 netAlien1 | 1B [03B,12]    dog1
2A [03X>3]       house1                   | 2B [02G>2,31]  dog1
3A [01G>0,32]    boy1                     | 3B [12B]       dog1
4A []            house2 ufo1              | 4B [02B]       house1
5A [01X>0,32]    house1                   | 5B [31B,02]    boy1
6A [03B]         house1                   | 6B []          girl1 boy1 ufo1
7A [02X>0,31]    house1                   | 7B [02G>2]     girl1
8A [01B,32]      dog1                     | 8B [02X>2]     boy1
9A [03G>3]       girl1                    | 9B [02B]       dog1
"""

Point = tuple[int, int]


class Segment(NamedTuple):
    ends: frozenset[Point]
    cell: int
    item: str  # "", "B", "X" or "G"
    towards: Point | None


class Passer(NamedTuple):
    """A figure met while walking a road; `ahead` is True when it looks the way we walk."""

    item: str
    ahead: bool


def _sheet() -> dict[str, tuple[list[str], dict[str, int]]]:
    faces = {}
    for entry in SHEET.replace("|", "\n").strip().splitlines():
        name, roads, *figures = entry.split()
        segments = [road for road in roads.strip("[]").split(",") if road]
        faces[name] = (segments, {figure[:-1]: int(figure[-1]) for figure in figures})
    return faces


FACES = _sheet()


def point(cell: int, edge: int) -> Point:
    row, column = divmod(cell, 3)
    return [
        (2 * row, 2 * column + 1),
        (2 * row + 1, 2 * column + 2),
        (2 * row + 2, 2 * column + 1),
        (2 * row + 1, 2 * column),
    ][edge]


def is_outer(place: Point) -> bool:
    return place[0] in (0, 6) or place[1] in (0, 6)


def segments_of(town: str) -> list[Segment]:
    found = []
    for cell, word in enumerate(town.split()):
        turn = int(word[2])
        for road in FACES[word[:2]][0]:
            first, second = (point(cell, (int(end) + turn) % 4) for end in road[:2])
            towards = point(cell, (int(road[-1]) + turn) % 4) if ">" in road else None
            found.append(Segment(frozenset((first, second)), cell, road[2:3], towards))
    return found


def is_valid(town: str) -> bool:
    """Every inner border point has no road end or two, and every road leaves the town."""
    segments = segments_of(town)
    points = [end for segment in segments for end in segment.ends]
    matched = all(points.count(place) == 2 for place in points if not is_outer(place))
    return matched and sum(len(road) for road in walks(segments)) == len(segments)


def walks(segments: list[Segment]) -> list[list[tuple[Segment, Point]]]:
    """Return each road once: its segments in order, each with the point where we leave it."""
    roads = []
    left = list(segments)
    while starts := [end for segment in left for end in segment.ends if is_outer(end)]:
        road = []
        here = min(starts)
        while following := [segment for segment in left if here in segment.ends]:
            (segment,) = following
            left.remove(segment)
            (here,) = segment.ends - {here}
            road.append((segment, here))
        roads.append(road)
    return roads


def passers(road: list[tuple[Segment, Point]]) -> list[Passer]:
    return [Passer(segment.item, segment.towards == leave) for segment, leave in road if segment.item]


def sees(row: list[Passer], watcher: int, other: int) -> bool:
    return other > watcher if row[watcher].ahead else other < watcher


def where(row: list[Passer], item: str) -> list[int]:
    return [place for place, passer in enumerate(row) if passer.item == item]


def most_caught(row: list[Passer], aliens: list[int]) -> int:
    """Try all ways to give each agent one alien or none."""

    def best(agents: list[int], aliens_left: frozenset[int]) -> int:
        if not agents:
            return 0
        first, *others = agents
        chances = [
            1 + best(others, aliens_left - {alien}) for alien in aliens_left if sees(row, first, alien)
        ]
        return max([best(others, aliens_left), *chances])

    return best(where(row, "G"), frozenset(aliens))


def free_count(row: list[Passer]) -> int:
    return len(where(row, "X")) - most_caught(row, where(row, "X"))


def trapped(row: list[Passer]) -> int:
    """Aliens between two agents that look at each other, best pair."""
    pairs = [(a, b) for a, b in combinations(where(row, "G"), 2) if sees(row, a, b) and sees(row, b, a)]
    return max((sum(a < alien < b for alien in where(row, "X")) for a, b in pairs), default=0)


def feast(row: list[Passer]) -> int:
    """Burgers ahead of one free alien up to the next alien."""
    best = 0
    aliens = where(row, "X")
    for alien in aliens:
        others = [other for other in aliens if other != alien]
        if most_caught(row, others) < most_caught(row, aliens):
            continue
        step = 1 if row[alien].ahead else -1
        place, eaten = alien + step, 0
        while 0 <= place < len(row) and row[place].item != "X":
            eaten += row[place].item == "B"
            place += step
        best = max(best, eaten)
    return best


def chargers(row: list[Passer]) -> int:
    return sum(any(sees(row, alien, agent) for agent in where(row, "G")) for alien in where(row, "X"))


def chains(row: list[Passer], *, facing: bool) -> int:
    """The most disjoint runs of three; tries taking or leaving the first run."""
    if len(row) < 3:
        return 0
    best = chains(row[1:], facing=facing)
    if is_chain(row[:3], facing=facing):
        best = max(best, 1 + chains(row[3:], facing=facing))
    return best


def is_chain(run: list[Passer], *, facing: bool) -> bool:
    word = "".join(passer.item for passer in run)
    if word == "GXB":
        return not facing or (run[0].ahead and run[1].ahead)
    if word == "BXG":
        return not facing or not (run[2].ahead or run[1].ahead)
    return False


def biggest_group(cells: set[int]) -> int:
    best = 0
    left = set(cells)
    while left:
        group = [left.pop()]
        for member in group:
            near = {cell for cell in left if touch(cell, member)}
            group.extend(near)
            left -= near
        best = max(best, len(group))
    return best


def touch(one: int, other: int) -> bool:
    return abs(one // 3 - other // 3) + abs(one % 3 - other % 3) == 1


def facing_chains(town: str) -> int:
    return sum(chains(passers(road), facing=True) for road in walks(segments_of(town)))


def shows_alien(name: str) -> bool:
    return "netAlien" in FACES[name][1] or any("X" in road for road in FACES[name][0])


def values(town: str) -> dict[int, int]:
    """Return the value of a valid town for every card but 4."""
    names = [word[:2] for word in town.split()]
    roads = walks(segments_of(town))
    rows = [passers(road) for road in roads]
    lengths = [len(road) for road in roads]

    def total(kind: str) -> int:
        return sum(FACES[name][1].get(kind, 0) for name in names)

    def standing(item: str) -> int:
        return sum(len(where(row, item)) for row in rows)

    def district(*kinds: str) -> int:
        return biggest_group(
            {cell for cell, name in enumerate(names) if any(kind in FACES[name][1] for kind in kinds)}
        )

    free = sum(free_count(row) for row in rows)
    aliens = {cell for cell, name in enumerate(names) if shows_alien(name)}
    return {
        1: standing("X") - free + total("netAlien"),
        2: max(trapped(row) for row in rows),
        3: district("dog"),
        5: max(lengths),
        6: sum((int(road[0]) + int(road[1])) % 2 for name in names for road in FACES[name][0]),
        7: total("house"),
        8: free * standing("B"),
        9: standing("G") + total("netAgent"),
        10: len(roads),
        11: sum(not FACES[name][0] for name in names),
        12: total("dog"),
        13: max(lengths.count(length) for length in lengths),
        14: max(len(where(row, "G")) for row in rows),
        15: len(roads),
        16: max(feast(row) for row in rows),
        17: total("ufo") * free,
        18: max(chargers(row) for row in rows),
        19: max(free_count(row) for row in rows),
        20: sum(chains(row, facing=False) for row in rows),
        21: biggest_group(set(range(9)) - aliens),
        22: district("boy", "girl"),
        23: district("house"),
        24: min(total("boy") + total("girl"), total("dog")),
        25: total("girl"),
        26: total("boy"),
    }
