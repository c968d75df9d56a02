"""What import-linter cannot say: the engine stands on the standard library and very little else."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

ENGINE = Path(__file__).parent.parent / "src" / "saucer" / "engine"
ALLOWED = {"saucer", "msgspec", "mypy_extensions"} | sys.stdlib_module_names


def imported_packages(source: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module.partition(".")[0]


def test_the_engine_imports_only_the_standard_library_and_msgspec() -> None:
    imported = {name for path in ENGINE.rglob("*.py") for name in imported_packages(path.read_text())}
    assert imported <= ALLOWED
