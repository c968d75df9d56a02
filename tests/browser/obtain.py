"""Finds a Chromium to test with: one on the PATH, Playwright's own, or, asked to, installs one."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge")
MANAGERS = {
    "apt-get": ("update -qq", "install -y -qq --no-install-recommends chromium"),
    "dnf": ("install -y -q chromium",),
    "apk": ("add -q chromium",),
    "pacman": ("-Sy --noconfirm chromium",),
}
MISSING = (
    "there is no Chromium to run the browser tests with; install one (on Debian: apt-get install chromium), "
    "or name one with SAUCER_BROWSER=/path/to/chromium"
)


def find() -> Path | None:
    """The browser named by SAUCER_BROWSER, one on the PATH, or Playwright's own."""
    if named := os.environ.get("SAUCER_BROWSER"):
        return Path(named)
    for name in NAMES:
        if found := shutil.which(name):
            return Path(found)
    return own()


def own() -> Path | None:
    with sync_playwright() as playwright:
        path = Path(playwright.chromium.executable_path)
    return path if path.is_file() else None


def obtain() -> Path | None:
    """Find a browser, and where there is none try to install one, in the same order of places."""
    for install in (nothing, from_playwright, from_packages):
        install()
        if found := find():
            return found
    return None


def nothing() -> None:
    """The first try is to look."""


def from_playwright() -> None:
    attempt(sys.executable, "-m", "playwright", "install", "chromium")


def from_packages() -> None:
    """The system's package manager, for whoever may use it."""
    manager = next(filter(shutil.which, MANAGERS), None)
    if manager and hasattr(os, "geteuid") and os.geteuid() == 0:
        for words in MANAGERS[manager]:
            attempt(manager, *words.split())


def attempt(*command: str) -> None:
    """Run it; whether it worked is seen by looking again."""
    print(f"no browser yet, trying: {' '.join(command)}", file=sys.stderr, flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(
        command, check=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=environment
    )


if __name__ == "__main__":
    browser = obtain()
    if browser is None:
        sys.exit(MISSING)
    print(browser)
