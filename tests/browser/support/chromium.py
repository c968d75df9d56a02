"""Finds a Chromium for the browser tests; run as a script, installs one where there is none."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

SHELLS = ("chromium-headless-shell", "chrome-headless-shell", "headless_shell")
"""Chromium without a window of its own: the same pages with a sixth of the work for every window opened."""
NAMES = (
    *SHELLS, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge",
)  # fmt: skip
MANAGERS = {
    "apt-get": (
        "update -qq",
        "install -y -qq --no-install-recommends chromium-headless-shell",
        "install -y -qq --no-install-recommends chromium",
    ),
    "dnf": ("install -y -q chromium",),
    "apk": ("add -q chromium",),
    "pacman": ("-Sy --noconfirm chromium",),
}
MISSING = (
    "there is no Chromium to run the browser tests with; install one (on Debian: apt-get install chromium), "
    "or name one with SAUCER_BROWSER=/path/to/chromium"
)


def find_chromium() -> Path | None:
    """The browser named by SAUCER_BROWSER, one on the PATH, or Playwright's own."""
    if named := os.environ.get("SAUCER_BROWSER"):
        return Path(named)
    for name in NAMES:
        if found := shutil.which(name):
            return Path(found)
    return playwrights_own()


def playwrights_own() -> Path | None:
    with sync_playwright() as playwright:
        path = Path(playwright.chromium.executable_path)
    return path if path.is_file() else None


def install_chromium() -> Path | None:
    """Find a browser; where there is none, try the ways to install one until it is found."""
    for install in (from_playwright, from_packages):
        if found := find_chromium():
            return found
        install()
    return find_chromium()


def from_playwright() -> None:
    attempt(sys.executable, "-m", "playwright", "install", "chromium")


def from_packages() -> None:
    """The system's package manager, where this user may use it, until it has brought a browser."""
    manager = next(filter(shutil.which, MANAGERS), None)
    if manager and hasattr(os, "geteuid") and os.geteuid() == 0:
        for words in MANAGERS[manager]:
            attempt(manager, *words.split())
            if find_chromium():
                return


def attempt(*command: str) -> None:
    """Run a command; its success shows in whether a browser is found afterwards."""
    print(f"no browser yet, trying: {' '.join(command)}", file=sys.stderr, flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(
        command, check=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=environment
    )


if __name__ == "__main__":
    browser = install_chromium()
    if browser is None:
        sys.exit(MISSING)
    print(browser)
