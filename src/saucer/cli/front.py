"""The way in: runs a command and turns every mistake into one clear sentence and an exit code."""

import os
import sys
from typing import Any

from typer.core import TyperGroup
from typer.exceptions import Abort, TyperException

from saucer.engine.errors import RecordDiffers, SaucerError

DONE = 0
NOT_SO = 1
WRONG_USE = 2
INTERRUPTED = 130


class Front(TyperGroup):
    """All commands. Whatever goes wrong, nobody is shown a traceback for it."""

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
            return complain(str(error), NOT_SO)
        except SaucerError as error:
            return complain(str(error), WRONG_USE)
        except TyperException as error:
            return complain(error.format_message(), WRONG_USE)
        except (Abort, KeyboardInterrupt):
            return stop()
        except BrokenPipeError:
            return hang_up(NOT_SO)
        except OSError as error:
            complain(f"cannot go on: {error.strerror or error}", WRONG_USE)
            return hang_up(WRONG_USE)
        if result == INTERRUPTED:
            return stop()
        return result if isinstance(result, int) else DONE


def complain(sentence: str, code: int) -> int:
    print(f"saucer: {' '.join(sentence.split())}", file=sys.stderr)
    return code


def stop() -> int:
    """Somebody pressed Ctrl-C, perhaps in the middle of a line."""
    if sys.stderr.isatty():
        print(file=sys.stderr)
    return complain("stopped", INTERRUPTED)


def hang_up(code: int) -> int:
    """Nobody can read what is printed; print nothing more, not even when the interpreter ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return code
