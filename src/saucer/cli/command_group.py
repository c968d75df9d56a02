"""Runs a command and turns every error into one clear sentence and an exit code."""

import os
import re
import sys
from collections.abc import Sequence
from typing import Any

from typer.core import TyperGroup
from typer.exceptions import Abort, TyperException

from saucer.cli.errors import error_sentence
from saucer.cli.language import asked_language
from saucer.engine.errors import RecordDiffers, SaucerError

DONE = 0
CHECK_FAILED = 1
WRONG_USE = 2
INTERRUPTED = 130

SPACES = re.compile(r"[ \t\r\n]+")
"""Spaces and line ends, but not the no-break spaces of French."""


class CommandGroup(TyperGroup):
    """All commands. None of them ever shows a traceback."""

    def main(self, *args: Any, **extra: Any) -> Any:
        standalone_mode = extra.pop("standalone_mode", True)
        code = self.run(*args, **extra)
        if standalone_mode:
            sys.exit(code)
        return code

    def run(self, *args: Any, **extra: Any) -> int:
        language = language_of(*args, **extra)
        try:
            result = super().main(*args, **{**extra, "standalone_mode": False})
            sys.stdout.flush()
        except (SaucerError, TyperException) as error:
            code = CHECK_FAILED if isinstance(error, RecordDiffers) else WRONG_USE
            return print_error(error, language, code)
        except (Abort, KeyboardInterrupt):
            return report_interrupt(language)
        except BrokenPipeError:
            return discard_output(CHECK_FAILED)
        except OSError as error:
            problem = error.strerror or str(error)
            stopped = SaucerError(f"cannot go on: {problem}", "cannot-go-on", problem=problem)
            print_error(stopped, language, WRONG_USE)
            return discard_output(WRONG_USE)
        if result == INTERRUPTED:
            return report_interrupt(language)
        return result if isinstance(result, int) else DONE


def language_of(args: Sequence[str] | None = None, **_extra: Any) -> str:
    """The language of a command line, which may be one that could not be read."""
    return asked_language(sys.argv[1:] if args is None else args)


def print_error(error: SaucerError | TyperException, language: str, code: int) -> int:
    print(f"saucer: {SPACES.sub(' ', error_sentence(error, language)).strip()}", file=sys.stderr)
    return code


def report_interrupt(language: str) -> int:
    """Say that Ctrl-C was pressed, on a new line."""
    if sys.stderr.isatty():
        print(file=sys.stderr)
    return print_error(SaucerError("stopped", "stopped"), language, INTERRUPTED)


def discard_output(code: int) -> int:
    """Discard the rest of the output because nobody reads it any more."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return code
