"""Runs a command and turns every error into one clear sentence and an exit code."""

import os
import sys
from typing import Any

from typer.core import TyperGroup
from typer.exceptions import Abort, TyperException

from saucer.engine.errors import RecordDiffers, SaucerError

DONE = 0
CHECK_FAILED = 1
WRONG_USE = 2
INTERRUPTED = 130


class CommandGroup(TyperGroup):
    """All commands. None of them ever shows a traceback."""

    def main(self, *args: Any, **extra: Any) -> Any:
        standalone_mode = extra.pop("standalone_mode", True)
        code = self.run(*args, **extra)
        if standalone_mode:
            sys.exit(code)
        return code

    def run(self, *args: Any, **extra: Any) -> int:
        try:
            result = super().main(*args, **{**extra, "standalone_mode": False})
            sys.stdout.flush()
        except RecordDiffers as error:
            return print_error(str(error), CHECK_FAILED)
        except SaucerError as error:
            return print_error(str(error), WRONG_USE)
        except TyperException as error:
            return print_error(error.format_message(), WRONG_USE)
        except (Abort, KeyboardInterrupt):
            return report_interrupt()
        except BrokenPipeError:
            return discard_output(CHECK_FAILED)
        except OSError as error:
            print_error(f"cannot go on: {error.strerror or error}", WRONG_USE)
            return discard_output(WRONG_USE)
        if result == INTERRUPTED:
            return report_interrupt()
        return result if isinstance(result, int) else DONE


def print_error(sentence: str, code: int) -> int:
    print(f"saucer: {' '.join(sentence.split())}", file=sys.stderr)
    return code


def report_interrupt() -> int:
    """Say that Ctrl-C was pressed, on a new line."""
    if sys.stderr.isatty():
        print(file=sys.stderr)
    return print_error("stopped", INTERRUPTED)


def discard_output(code: int) -> int:
    """Nobody reads the output any more: discard the rest, also what the interpreter flushes at its end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return code
