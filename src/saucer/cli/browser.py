"""Opens the browser, and says how to reach the page where there is none: on a server, in WSL, over SSH."""

import getpass
import os
import platform
import sys
import webbrowser
from collections.abc import Mapping
from urllib.parse import urlsplit

from saucer.texts.phrases import Phrases


def open_browser(page: str) -> bool:
    """Whether a browser has opened the page."""
    if not has_screen(os.environ):
        return False
    try:
        return webbrowser.open(page)
    except webbrowser.Error:
        return False


def has_screen(environment: Mapping[str, str]) -> bool:
    """Whether a browser would open in front of the person, and not in the terminal or on a screen elsewhere."""
    if environment.get("BROWSER") or environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"):
        return True
    return "SSH_CONNECTION" not in environment and sys.platform in ("darwin", "win32", "cygwin")


def how_to_reach(page: str, phrases: Phrases, environment: Mapping[str, str]) -> str:
    """What to do where no browser could be opened."""
    port = str(urlsplit(page).port)
    if "SSH_CONNECTION" in environment:
        login = f"{getpass.getuser()}@{environment['SSH_CONNECTION'].split()[2]}"
        return phrases.format("reach-ssh", port=port, login=login, address=page)
    if is_wsl():
        return phrases.format("reach-wsl", address=page.replace("127.0.0.1", "localhost"))
    return phrases.format("reach-here", port=port)


def is_wsl() -> bool:
    return "microsoft" in platform.release().lower()
