"""A prompt at which time goes on: a clock runs in it, and what happens is printed above it, while a line is typed."""

import os
import select
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager

from rich.console import Console

if sys.platform != "win32":
    import termios
    import tty

TICK = 0.25
"""How often the clock is looked at, in seconds."""
CLEAR_LINE = "\r\x1b[2K"
BOLD, PLAIN = "\x1b[1m", "\x1b[0m"
ESCAPE = "\x1b"
ERASE = "\x7f\b"
ERASE_LINE = "\x15"
END_OF_INPUT = "\x04"
ENTER = "\r\n"

Wait = Callable[[float], bytes]
"""Waits for keys, at most for this many seconds; what was typed, or nothing."""
Keyboard = Callable[[], AbstractContextManager[Wait]]
"""While it is open, keys are not printed."""


class LineEditor:
    """The line being typed. Keys that move the cursor are ignored."""

    def __init__(self) -> None:
        self.text = ""
        self.pending = b""
        self.in_escape = False

    def feed(self, typed: bytes) -> str | None:
        """Take what was typed; the line once it is entered. Raises EOFError at the end of the input."""
        self.pending += typed
        try:
            keys, self.pending = self.pending.decode(), b""
        except UnicodeDecodeError as error:
            if error.end < len(self.pending):
                self.pending = b""
            return None
        for nth, key in enumerate(keys, start=1):
            if key in ENTER and not self.in_escape:
                line, self.text, self.pending = self.text, "", keys[nth:].encode()
                return line
            self.press(key)
        return None

    def press(self, key: str) -> None:
        if self.in_escape:
            self.in_escape = not (key.isalpha() or key == "~")
        elif key == ESCAPE:
            self.in_escape = True
        elif key in ERASE:
            self.text = self.text[:-1]
        elif key == ERASE_LINE:
            self.text = ""
        elif key == END_OF_INPUT and not self.text:
            raise EOFError
        elif key.isprintable():
            self.text += key


class LivePrompt:
    """Reads lines from the terminal while a match goes on."""

    def __init__(self, console: Console, keyboard: Keyboard) -> None:
        self.console = console
        self.keyboard = keyboard
        self.editor = LineEditor()
        self.drawn = ""

    def read(self, question: Callable[[], str], tick: Callable[[], bool]) -> str | None:
        """The line that is typed. None where `tick` says that the board must be drawn again: then the line is kept."""
        self.drawn = ""
        with self.keyboard() as wait:
            while True:
                self.draw(question())
                line = self.editor.feed(wait(TICK))
                if line is not None:
                    self.draw(question(), line)
                    self.write("\n")
                    return line
                if tick():
                    return None

    def draw(self, question: str, line: str | None = None) -> None:
        """Show the question and what is typed, as far as it fits into one line."""
        typed = self.editor.text if line is None else line
        room = max(0, self.console.width - len(question) - 2)
        text = f"{CLEAR_LINE}{BOLD}{question}{PLAIN} {typed[-room:] if room else ''}"
        if text != self.drawn:
            self.write(text)
            self.drawn = text

    def clear(self) -> None:
        """Make room for something to be printed above the prompt, which is drawn again below it."""
        self.write(CLEAR_LINE)
        self.drawn = ""

    def forget(self) -> None:
        """Drop what was typed so far: it answered something else."""
        self.editor = LineEditor()

    def write(self, text: str) -> None:
        self.console.file.write(text)
        self.console.file.flush()


def live_prompt(console: Console) -> LivePrompt | None:
    """Return a prompt for the terminal, or None if there is none that can be watched while time goes on."""
    if sys.platform == "win32" or not console.is_terminal or not sys.stdin.isatty():
        return None
    return LivePrompt(console, single_keys)


def wait_for_keys(seconds: float) -> bytes:
    """Return the keys pressed within this time. The end of the input counts as its key."""
    terminal = sys.stdin.fileno()
    ready, _, _ = select.select([terminal], [], [], seconds)
    return (os.read(terminal, 1024) or END_OF_INPUT.encode()) if ready else b""


@contextmanager
def single_keys() -> Iterator[Wait]:
    """Have keys come one by one, without being printed."""
    if sys.platform != "win32":
        terminal = sys.stdin.fileno()
        before = termios.tcgetattr(terminal)
        tty.setcbreak(terminal, termios.TCSANOW)
        try:
            yield wait_for_keys
        finally:
            termios.tcsetattr(terminal, termios.TCSANOW, before)
