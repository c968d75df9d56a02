"""Changes component files by chance. Good ones must play and verify, bad ones get one sentence with the right line.

`make soak` changes 200 files of each game, the test suite a few of them:
`python -m tests.components.mutations 200`. Seeds are fixed: number n is always the same file.
"""

import argparse
import re
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from random import Random
from time import perf_counter
from typing import Any

from saucer.cli.errors import error_sentence
from saucer.engine.chance import Chance
from saucer.engine.components.toml_lines import Path, find_lines
from saucer.engine.errors import BadComponents
from saucer.engine.match import Match
from saucer.engine.options import build_options
from saucer.engine.record import read_record
from saucer.engine.replay import replay
from saucer.engine.types import TimeUp
from saucer.games import BUILT_IN, game_called
from tests.components.related_fields import RELATED

FILES = 200
MOST_STEPS = 150
DECOYS = 6
"""How many comments full of the names of fields are strewn into a file."""
STRANGE = "colour_of_the_moon"
JARGON = re.compile(r"`|\$\.|msgspec|tomllib|[Ee]num\b|Invalid|Traceback|\{|None")
SCALAR = r'("[^"]*"|-?\d+|true|false)'


@dataclass(frozen=True)
class Mutation:
    """A changed file, the line that was changed, the field there, and whether only that line may be named."""

    text: str
    line: int
    field: str
    exact: bool


@dataclass(frozen=True)
class Scalar:
    """A value of a file that stands beside its key."""

    path: Path
    line: int
    written: str

    @property
    def field(self) -> str:
        return str(self.path[-1])


# The standard file, with decoys


@cache
def standard_text(game: str) -> str:
    format_ = game_called(game).components
    assert format_ is not None
    return format_.standard_text()


def with_decoys(game: str, rng: Random) -> str:
    """The standard file with comments that name fields, so that a search for words would go astray."""
    lines = standard_text(game).splitlines()
    fields = sorted(
        {str(part) for path in find_lines(standard_text(game)) for part in path if isinstance(part, str)}
    )
    for _ in range(DECOYS):
        comment = "# " + ", ".join(f"{rng.choice(fields)} = {rng.randrange(9)}" for _ in range(4))
        lines.insert(rng.randrange(1, len(lines)), comment)
    return "\n".join(lines) + "\n"


def scalars(text: str) -> list[Scalar]:
    """Every text, number, true and false that stands beside its key."""
    lines = text.splitlines()
    found: list[Scalar] = []
    for path, line in find_lines(text).items():
        if isinstance(path[-1], str):
            written = re.search(rf"\b{re.escape(path[-1])}\s*=\s*{SCALAR}", lines[line - 1])
            if written is not None:
                found.append(Scalar(path, line, written[1]))
    return found


def replaced(text: str, scalar: Scalar, new: str) -> str:
    lines = text.splitlines()
    pattern = rf"(\b{re.escape(scalar.field)}\s*=\s*){SCALAR}"
    lines[scalar.line - 1] = re.sub(pattern, lambda match: match[1] + new, lines[scalar.line - 1], count=1)
    return "\n".join(lines) + "\n"


# Kinds of mutation


def wrong_kind(text: str, rng: Random) -> Mutation:
    """A text instead of a number, a number instead of a text, and so on."""
    scalar = rng.choice(scalars(text))
    others = [new for new in ('"many"', "7", "true", "3.5", "[1]") if kind_of(new) != kind_of(scalar.written)]
    return Mutation(replaced(text, scalar, rng.choice(others)), scalar.line, scalar.field, exact=True)


def kind_of(written: str) -> str:
    return (
        "text"
        if written[0] == '"'
        else "truth"
        if written in ("true", "false")
        else written.strip("-0123456789")
    )


def other_number(text: str, rng: Random) -> Mutation:
    scalar = rng.choice([scalar for scalar in scalars(text) if re.fullmatch(r"-?\d+", scalar.written)])
    value = int(scalar.written)
    new = rng.choice([value + 1, value - 1, value + 5, value * 10, 0, -1, 10**9, 10**30])
    return Mutation(replaced(text, scalar, str(new)), scalar.line, scalar.field, exact=False)


def other_text(text: str, rng: Random) -> Mutation:
    """Another text, sometimes one that stands elsewhere in the file."""
    texts = [scalar for scalar in scalars(text) if scalar.written.startswith('"')]
    scalar = rng.choice(texts)
    new = rng.choice(['"nonsense"', '""', rng.choice(texts).written])
    return Mutation(replaced(text, scalar, new), scalar.line, scalar.field, exact=False)


def other_truth(text: str, rng: Random) -> Mutation:
    truths = [scalar for scalar in scalars(text) if scalar.written in ("true", "false")]
    if not truths:
        return other_number(text, rng)
    scalar = rng.choice(truths)
    new = "false" if scalar.written == "true" else "true"
    return Mutation(replaced(text, scalar, new), scalar.line, scalar.field, exact=False)


def strange_field(text: str, rng: Random) -> Mutation:
    scalar = rng.choice(scalars(text))
    beside = (
        "\n" if len(scalar.path) == 1 or text.splitlines()[scalar.line - 1].startswith(scalar.field) else ", "
    )
    changed = replaced(text, scalar, f"{scalar.written}{beside}{STRANGE} = 1")
    return Mutation(changed, scalar.line + (beside == "\n"), STRANGE, exact=True)


def missing_field(text: str, rng: Random) -> Mutation:
    """A field is written under a strange name, so that it is missing too; the strange name is what is met first."""
    scalar = rng.choice(scalars(text))
    lines = text.splitlines()
    lines[scalar.line - 1] = re.sub(
        rf"\b{scalar.field}(\s*=)", rf"{STRANGE}\1", lines[scalar.line - 1], count=1
    )
    return Mutation("\n".join(lines) + "\n", scalar.line, STRANGE, exact=True)


def rows_of(text: str) -> list[int]:
    return [number for number, line in enumerate(text.splitlines(), start=1) if line.startswith("  {")]


def row_twice(text: str, rng: Random) -> Mutation:
    return change_row(text, rng, lambda row: [row, row], below=1)


def row_away(text: str, rng: Random) -> Mutation:
    return change_row(text, rng, lambda _row: [], below=0)


def change_row(text: str, rng: Random, change: Callable[[str], list[str]], *, below: int) -> Mutation:
    rows = rows_of(text)
    if not rows:
        return other_number(text, rng)
    line = rng.choice(rows)
    lines = text.splitlines()
    lines[line - 1 : line] = change(lines[line - 1])
    return Mutation("\n".join(lines) + "\n", line + below, "row", exact=False)


def list_item(text: str, rng: Random) -> Mutation:
    """An item of a list on one line is taken away, doubled, or replaced by one from another list."""
    lines = text.splitlines()
    lists = [
        (number, match)
        for number, line in enumerate(lines)
        for match in re.finditer(r"(\w+) = \[([^\[\]{}]+)\]", line)
        if not line.lstrip().startswith("#")
    ]
    number, match = rng.choice(lists)
    items = match[2].split(", ")
    at = rng.randrange(len(items))
    others = [other[2].split(", ")[0] for _, other in lists if other[1] == match[1]]
    items[at : at + 1] = rng.choice([[], [items[at]] * 2, [rng.choice(others)]])
    lines[number] = lines[number][: match.start(2)] + ", ".join(items) + lines[number][match.end(2) :]
    return Mutation("\n".join(lines) + "\n", number + 1, match[1], exact=False)


def no_toml(text: str, rng: Random) -> Mutation:
    """A line that cannot be read, in the middle of everything."""
    lines = text.splitlines()
    at = rng.randrange(1, len(lines))
    lines.insert(at, rng.choice(["???", "= 3", "hand == 3"]))
    return Mutation("\n".join(lines) + "\n", at + 1, "", exact=True)


KINDS: tuple[Callable[[str, Random], Mutation], ...] = (
    wrong_kind, other_number, other_number, other_number, other_text, other_truth, strange_field, missing_field,
    row_twice, row_away, list_item, list_item, no_toml,
)  # fmt: skip


def mutation(game: str, number: int) -> Mutation:
    """File number `number` of a game."""
    rng = Random(f"{game} {number}")
    return rng.choice(KINDS)(with_decoys(game, rng), rng)


# What must be true of it


def try_file(game: str, number: int) -> str:
    """`accepted` or `refused`; raises AssertionError where something is not as it must be."""
    changed = mutation(game, number)
    format_ = game_called(game).components
    assert format_ is not None
    try:
        components = format_.load(changed.text, "mine.toml")
    except BadComponents as error:
        check_refusal(game, changed, error)
        return "refused"
    play_and_verify(game, components, number)
    return "accepted"


def check_refusal(game: str, changed: Mutation, error: BadComponents) -> None:
    """One sentence in both languages, with the same line, which is the right one."""
    line = error.facts["line"]
    for language, words in (("en", f"mine.toml, line {line}"), ("fr", f"mine.toml, ligne {line}")):
        sentence = error_sentence(error, language)
        assert re.match(rf"{words}[,:\u00a0]", sentence), sentence
        assert "\n" not in sentence, sentence
        assert not re.search(r"\. \S", sentence), sentence
        assert not JARGON.search(sentence), sentence
    assert error_sentence(error, "fr") != error_sentence(error, "en")
    named = error.facts["place"].removeprefix(", ")
    if line != changed.line:
        pair = (changed.field, named)
        assert not changed.exact, f"line {changed.line} was changed: {error}"
        assert pair in RELATED[game], f"{changed.field} was changed in line {changed.line}: {error}"
    if named and named != "format":
        assert re.search(rf"\b{named}\b|^\s*\{{", changed.text.splitlines()[line - 1]), str(error)


def play_and_verify(game: str, components: Any, number: int) -> None:
    """Random moves for a while; the record must replay to the same states."""
    played = game_called(game)
    options = build_options(played.options, {"components": components})
    match = Match(played, options, played.seat_counts[number % len(played.seat_counts)], number)
    chance = Chance(number, 0, "taste")
    while match.to_move and len(match.steps) < MOST_STEPS:
        timers = played.rules.clock(match.state)
        if timers and chance.below(8) == 0:
            match.play(None, TimeUp(timers[0].name), float(len(match.steps)))
            continue
        seat = match.to_move[chance.below(len(match.to_move))]
        moves = match.legal_moves(seat)
        match.play(seat, moves[chance.below(len(moves))], float(len(match.steps)))
    record = read_record(match.record().to_json())
    assert replay(record, played).record().to_json() == record.to_json()


# Many files


def results(game: str, files: int) -> Iterator[str]:
    """`accepted`, `refused`, or what went wrong, for each file."""
    for number in range(files):
        try:
            yield try_file(game, number)
        except Exception as error:  # noqa: BLE001 - every kind of failure is reported
            yield f"{game} {number}: {type(error).__name__}: {error}"


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="?", type=int, default=FILES, help="files of each game")
    asked = parser.parse_args(words)
    started = perf_counter()
    total: Counter[str] = Counter()
    failures = 0
    for game in BUILT_IN:
        for result in results(game.id, asked.files):
            if result not in ("accepted", "refused"):
                failures += 1
                print(result, file=sys.stderr)
            total[result] += 1
    print(
        f"{asked.files * len(BUILT_IN)} component files: {total['accepted']} played and verified,"
        f" {total['refused']} refused with the right line, {failures} failures, {perf_counter() - started:.0f} s"
    )
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
