"""Both builds are tested, and each run tests the one it says."""

import os
import tomllib
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest
from msgspec import Struct

from hatch_build import ASKED_FOR_PURE, NO_COMPILER, modules_to_compile, why_pure
from saucer.engine.build import is_compiled

ROOT = Path(__file__).parent.parent


def compiled_names() -> list[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    config = project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]
    return [".".join(path.with_suffix("").parts) for path in modules_to_compile(ROOT, config)]


def test_the_running_build_is_the_one_this_run_is_for() -> None:
    running = "compiled" if is_compiled() else "pure"
    assert os.environ.get("SAUCER_EXPECT_BUILD", running) == running


@pytest.mark.parametrize("name", compiled_names())
def test_every_module_listed_for_compiling_is_of_the_running_build(name: str) -> None:
    spec = find_spec(name)
    assert spec is not None
    assert spec.origin is not None
    assert spec.origin.endswith(".py") != is_compiled()


@pytest.mark.parametrize("name", compiled_names())
def test_a_module_that_defines_structs_stays_interpreted(name: str) -> None:
    module = import_module(name)
    own = [thing for thing in vars(module).values() if getattr(thing, "__module__", None) == name]
    assert not [thing for thing in own if isinstance(thing, type) and issubclass(thing, Struct)]


def test_packages_stay_interpreted() -> None:
    assert not [name for name in compiled_names() if name.endswith("__init__")]


def test_asking_for_pure_python_is_honoured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SAUCER_PURE", "1")
    assert why_pure() == ASKED_FOR_PURE


def test_without_a_compiler_the_build_is_pure(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("SAUCER_PURE", raising=False)
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert why_pure() == NO_COMPILER
