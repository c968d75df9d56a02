"""Bounded caches, and that games, bots and engine have no other ones."""

import ast
from pathlib import Path

from saucer.engine.cache import Cache, Latest

SOURCES = Path(__file__).parents[2] / "src" / "saucer"


def test_a_cache_keeps_what_was_put_into_it() -> None:
    cache: Cache[str, int] = Cache(2)
    assert cache.get("one") is None
    assert cache.put("one", 1) == 1
    assert cache.get("one") == 1


def test_a_full_cache_drops_the_half_that_came_first() -> None:
    cache: Cache[int, int] = Cache(4)
    for number in range(5):
        cache.put(number, number)
    assert [cache.get(number) for number in range(5)] == [None, None, 2, 3, 4]


def test_a_cache_never_grows_beyond_its_size() -> None:
    for most in (1, 2, 3, 7):
        cache: Cache[int, int] = Cache(most)
        for number in range(20):
            cache.put(number, number)
            assert cache.get(number) == number
            assert len(cache) <= most


def test_the_latest_value_is_known_by_the_identity_of_its_key() -> None:
    latest: Latest[list[int], str] = Latest()
    first, equal = [1], [1]
    assert latest.get(first) is None
    assert latest.put(first, "first") == "first"
    assert latest.get(first) == "first"
    assert latest.get(equal) is None
    latest.put(equal, "second")
    assert latest.get(first) is None


def grown_by_hand(source: str) -> list[str]:
    """The dictionaries of a module that are empty when it is loaded."""
    assigned = [node for node in ast.parse(source).body if isinstance(node, ast.Assign | ast.AnnAssign)]
    return [
        ast.unparse(node) for node in assigned if isinstance(node.value, ast.Dict) and not node.value.keys
    ]


def test_games_bots_and_engine_keep_nothing_in_dictionaries_of_their_own() -> None:
    paths = [path for layer in ("games", "bots", "engine") for path in (SOURCES / layer).rglob("*.py")]
    assert len(paths) > 100
    assert {path.name: found for path in paths if (found := grown_by_hand(path.read_text()))} == {}


def test_such_dictionaries_are_found() -> None:
    assert grown_by_hand("KEPT: dict[int, int] = {}\nNAMES = {1: 'one'}") == ["KEPT: dict[int, int] = {}"]
