"""Build hook that puts the client into the wheel, and modules compiled with mypyc when there is a C compiler."""

import os
import runpy
import shutil
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import chdir
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

SOURCE_ROOT = "src"
BUILDER = Path("web", "build.py")
PROBE = "#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n"
ASKED_FOR_PURE = "SAUCER_PURE=1, installing pure Python; it works the same, only slower"
NO_CLIENT = (
    "installing without the browser client; play in the terminal, or copy web/dist and web/.built-from here "
    "from a machine that can build them (python web/build.py) and install again"
)
PROGRESS = "SAUCER_PROGRESS"
NO_COMPILER = "no C compiler found, installing pure Python; it works the same, only slower"


class SaucerHook(BuildHookInterface[Any]):
    """Builds the client and compiles the modules listed in pyproject.toml; without a compiler the wheel is pure."""

    def dependencies(self) -> list[str]:
        compiling = [] if why_pure() else list(self.config["compile-requires"])
        return compiling + (list(self.config["web-requires"]) if needs_node(Path(self.root)) else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if has_client(Path(self.root)) and (client := built_client(Path(self.root))):
            build_data["force_include"][str(client)] = "saucer/web"
        if reason := why_pure():
            print(f"saucer: {reason}", flush=True)
            return
        self.workplace = TemporaryDirectory(prefix="saucer-build-")
        compiled = compile_modules(Path(self.root), self.config, Path(self.workplace.name))
        report("pack")
        build_data["force_include"].update(compiled)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "workplace"):
            self.workplace.cleanup()


def has_client(root: Path) -> bool:
    """Whether the client goes into the wheel: SAUCER_NO_WEB=1 leaves it out."""
    return os.environ.get("SAUCER_NO_WEB") != "1" and (root / BUILDER).is_file()


def needs_node(root: Path) -> bool:
    return has_client(root) and not client_builder(root)["is_built"]()


def built_client(root: Path) -> Path | None:
    """Return where the client is; where it cannot be built, say so and go on without."""
    builder = client_builder(root)
    try:
        if not builder["is_built"]():
            report("client-packages")
            builder["install_packages"]()
            report("client")
        built: Path = builder["build"]()
    except builder["CannotBuild"] as problem:
        print(f"saucer: {problem}; {NO_CLIENT}", flush=True)
        return None
    return built


def report(step: str, done: int = 0, total: int = 0) -> None:
    """Report to build_progress.py, where that runs this build, how many parts of a step are done."""
    if file := os.environ.get(PROGRESS):
        with Path(file).open("a") as lines:
            lines.write(f"{step} {done} {total}\n")


def client_builder(root: Path) -> dict[str, Any]:
    return runpy.run_path(str(root / BUILDER))


def why_pure() -> str | None:
    """Return why nothing is to be compiled, or None when it is."""
    if os.environ.get("SAUCER_PURE") == "1":
        return ASKED_FOR_PURE
    return None if find_compiler() else NO_COMPILER


def find_compiler() -> bool:
    """Return whether a compiler works, and leave CC naming it when it is not Python's own."""
    if can_compile():
        return True
    if "CC" in os.environ:
        return False
    for name in filter(shutil.which, ("cc", "gcc", "clang")):
        os.environ["CC"] = name
        if can_compile():
            return True
        del os.environ["CC"]
    return False


def can_compile() -> bool:
    with TemporaryDirectory(prefix="saucer-probe-") as folder:
        source = Path(folder, "probe.c")
        source.write_text(PROBE)
        try:
            build_extensions([Extension("probe", [str(source)])], Path(folder))
        except (BaseError, CCompilerError, OSError):
            return False
    return True


def modules_to_compile(root: Path, config: dict[str, Any]) -> list[Path]:
    """Return the listed modules, relative to the source root. An `__init__.py` always stays interpreted."""
    listed = matching(root, config["compile"]) - matching(root, config["interpret"])
    modules = [path for path in listed if path.name != "__init__.py"]
    return sorted(path.relative_to(root / SOURCE_ROOT) for path in modules)


def matching(root: Path, patterns: list[str]) -> set[Path]:
    return {path for pattern in patterns for path in root.glob(pattern)}


def compile_modules(root: Path, config: dict[str, Any], workplace: Path) -> dict[str, str]:
    """Compile into `workplace`; return where each file built there belongs in the wheel."""
    report("translate")
    with chdir(root / SOURCE_ROOT):
        extensions = translate(modules_to_compile(root, config), workplace)
        built = build_extensions(extensions, workplace, report_compiled(extensions))
    return {str(path): path.relative_to(built).as_posix() for path in built.rglob("*") if path.is_file()}


def translate(modules: list[Path], workplace: Path) -> list[Any]:
    """Turn Python into C: one library in all, one C file per module so that they compile side by side."""
    from mypyc.build import mypycify  # noqa: PLC0415 - not installed for a pure build

    extensions = mypycify(
        [
            "--config-file=",
            "--follow-imports=silent",
            f"--cache-dir={workplace / 'mypy'}",
            *map(str, modules),
        ],
        opt_level="3",
        debug_level="0",
        multi_file=True,
        target_dir=str(workplace / "c"),
        group_name="saucer",
    )
    for extension in extensions:
        extension.extra_compile_args = flags_for(extension.extra_compile_args)
    return extensions


def flags_for(flags: list[str]) -> list[str]:
    """Drop the translator's strictness; let a compiler that can hide names call and inline them directly."""
    kept = [flag for flag in flags if flag != "-Werror"]
    return [*kept, "-fvisibility=hidden"] if "-O3" in kept else kept


def report_compiled(extensions: list[Extension]) -> Callable[[], None]:
    """Return what is called after each C file, and reports how many are compiled."""
    total = sum(len(list(extension.sources)) for extension in extensions)
    done = count(1)
    report("compile", 0, total)
    return lambda: report("compile", next(done), total)


def build_extensions(
    extensions: list[Extension], workplace: Path, on_compiled: Callable[[], None] = lambda: None
) -> Path:
    """Build extension modules; return the folder they are in."""
    command = SideBySide(Distribution({"name": "saucer", "ext_modules": extensions}))
    command.on_compiled = on_compiled
    command.build_lib = str(workplace / "lib")
    command.build_temp = str(workplace / "objects")
    command.ensure_finalized()
    command.run()
    return workplace / "lib"


class SideBySide(build_ext):
    """Compiles the C files of an extension on all cores; setuptools by itself takes them one by one."""

    on_compiled: Callable[[], None]

    def build_extensions(self) -> None:
        if self.compiler.compiler_type == "unix":
            self.compiler.compile = spread(self.compiler.compile, self.on_compiled)
        super().build_extensions()


def spread(
    compile_all: Callable[..., list[str]], on_compiled: Callable[[], None]
) -> Callable[..., list[str]]:
    def compile_each(sources: list[str], **settings: Any) -> list[str]:
        def compile_one(source: str) -> list[str]:
            objects = compile_all([source], **settings)
            on_compiled()
            return objects

        with ThreadPoolExecutor(os.cpu_count()) as pool:
            return [path for paths in pool.map(compile_one, sources) for path in paths]

    return compile_each
