"""What import-linter cannot say: what the engine and the tests may import, and that no imports form a cycle."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

TESTS = Path(__file__).parent
SOURCES = TESTS.parent / "src"
ENGINE = SOURCES / "saucer" / "engine"
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


def module_name(path: Path) -> str:
    parts = path.relative_to(SOURCES).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported_modules(path: Path, known: set[str]) -> set[str]:
    """The modules of Saucer that a module imports when it is loaded, or for its types alone."""
    found: set[str] = set()
    tree = ast.parse(path.read_text())
    later = {
        node.lineno
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef)
        for node in ast.walk(function)
        if isinstance(node, ast.Import | ast.ImportFrom)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module and node.lineno not in later:
            names = {f"{node.module}.{alias.name}" for alias in node.names} & known
            found |= names or {node.module} & known
    return found


def cycle_in(graph: dict[str, set[str]]) -> list[str]:
    """Some modules that import each other in a circle, or an empty list."""
    finished: set[str] = set()

    def visit(module: str, path: list[str]) -> list[str]:
        if module in path:
            return path[path.index(module) :]
        if module not in finished:
            for imported in graph[module]:
                if found := visit(imported, [*path, module]):
                    return found
            finished.add(module)
        return []

    return next((found for module in graph if (found := visit(module, []))), [])


def test_no_imports_form_a_cycle_not_even_for_types() -> None:
    paths = {module_name(path): path for path in (SOURCES / "saucer").rglob("*.py")}
    graph = {name: imported_modules(path, set(paths)) for name, path in paths.items()}
    assert sum(map(len, graph.values())) > len(graph)
    assert cycle_in(graph) == []


def test_a_cycle_is_found() -> None:
    assert cycle_in({"a": {"b"}, "b": {"c"}, "c": {"b"}}) == ["b", "c"]


def test_no_test_module_is_imported() -> None:
    named = [
        f"{path.relative_to(TESTS)}: {node.module}"
        for path in TESTS.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.ImportFrom) and ".test_" in (node.module or "")
    ]
    assert named == []
