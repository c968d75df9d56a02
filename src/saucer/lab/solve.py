"""Questions to the exact solver of Nine Tiles Panic, and its answers as plain values."""

from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter

from saucer.engine.chance import Chance
from saucer.engine.errors import BadOptions
from saucer.games.panic.components import STANDARD, Components
from saucer.games.panic.objectives.table import values
from saucer.games.panic.solver.solver import solver_for
from saucer.games.panic.town.completeness import fault
from saucer.games.panic.town.notation import parse_town

MOST_SAMPLES = 1_000_000


@dataclass(frozen=True)
class BestTown:
    """One vector of values that no town beats, and a town that has it."""

    values: tuple[int | None, ...]
    town: str


@dataclass(frozen=True)
class Solution:
    """The best towns for some cards. `maxima` is what each card alone can reach; for card 15 the least."""

    cards: tuple[int, ...]
    front: tuple[BestTown, ...]
    maxima: dict[int, int | None]
    seconds: float
    proven: bool


@dataclass(frozen=True)
class Verdict:
    """Whether a town is complete, why not, and its value for every card; card 4 has none."""

    valid: bool
    why: str | None
    values: dict[int, int | None] | None


@dataclass(frozen=True)
class Count:
    """How many arrangements of the nine tiles there are."""

    valid: int
    up_to_turning: int
    looping: int
    patterns: int
    seconds: float


def best_towns(cards: Sequence[int], *, facing: bool = False, components: Components = STANDARD) -> Solution:
    """Every vector of values that no town beats, proven; `facing` is the stricter ruling on card 20."""
    before = perf_counter()
    found = solver_for(components).front(cards, facing=facing)
    return Solution(
        cards=found.cards,
        front=tuple(
            BestTown(vector, str(town)) for vector, town in zip(found.values, found.towns, strict=True)
        ),
        maxima=dict(zip(found.cards, found.maxima, strict=True)),
        seconds=round(perf_counter() - before, 6),
        proven=found.proven,
    )


def judge(town: str, *, facing: bool = False, components: Components = STANDARD) -> Verdict:
    """Whether a town, such as `3A1 1B2 …`, is complete, and what it is worth."""
    read = parse_town(town)
    wrong = fault(components, read)
    if wrong is not None:
        return Verdict(valid=False, why=str(wrong), values=None)
    return Verdict(valid=True, why=None, values=values(components, read, facing=facing))


def count(components: Components = STANDARD) -> Count:
    """All towns counted exactly; the time includes making the tables where this process has none yet."""
    before = perf_counter()
    found = solver_for(components).counts()
    seconds = round(perf_counter() - before, 6)
    return Count(found.valid, found.up_to_turning, found.looping, found.patterns, seconds)


def sample(number: int, seed: int = 0, components: Components = STANDARD) -> list[str]:
    """This many complete towns, each drawn with the same chance as any other; the seed decides which."""
    if not 1 <= number <= MOST_SAMPLES:
        raise BadOptions(f"a sample has 1 to {MOST_SAMPLES} towns, not {number}")
    solver = solver_for(components)
    rng = Chance(seed, 0, "sample")
    return [str(solver.sample(rng)) for _ in range(number)]
