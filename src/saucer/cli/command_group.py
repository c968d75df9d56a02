"""Runs a command and turns every error into one clear sentence and an exit code."""

import os
import re
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any, ClassVar

import typer
from typer.core import TyperGroup
from typer.exceptions import Abort, TyperException

from saucer.engine.errors import RecordDiffers, SaucerError

Sources = dict[str, tuple[str, str]]

DONE = 0
CHECK_FAILED = 1
WRONG_USE = 2
INTERRUPTED = 130

SPACES = re.compile(r"[ \t\r\n]+")
"""Spaces and line ends, but not the no-break spaces of French."""


class CommandGroup(TyperGroup):
    """All commands, each loaded when it is asked for. None of them ever shows a traceback."""

    sources: ClassVar[Sources] = {}
    """By name: where a command is, as `module:function`, and the example in its help."""

    def list_commands(self, context: Any) -> list[str]:
        return list(self.sources)

    def get_command(self, context: Any, cmd_name: str) -> Any:
        if cmd_name not in self.commands and cmd_name in self.sources:
            self.commands[cmd_name] = load_command(cmd_name, *self.sources[cmd_name])
        return self.commands.get(cmd_name)

    def resolve_command(self, context: Any, args: list[str]) -> Any:
        if args[0] not in self.sources:
            for name in self.sources:
                self.get_command(context, name)  # one of them may be meant
        return super().resolve_command(context, args)

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
        except (SaucerError, TyperException) as error:
            code = CHECK_FAILED if isinstance(error, RecordDiffers) else WRONG_USE
            return print_error(error, language_of(*args, **extra), code)
        except (Abort, KeyboardInterrupt):
            return report_interrupt(language_of(*args, **extra))
        except BrokenPipeError:
            return discard_output(CHECK_FAILED)
        except OSError as error:
            problem = error.strerror or str(error)
            stopped = SaucerError(f"cannot go on: {problem}", "cannot-go-on", problem=problem)
            print_error(stopped, language_of(*args, **extra), WRONG_USE)
            return discard_output(WRONG_USE)
        if result == INTERRUPTED:
            return report_interrupt(language_of(*args, **extra))
        return result if isinstance(result, int) else DONE


def load_command(name: str, source: str, example: str) -> Any:
    """Load a command, or a group of them, from `module:function`."""
    module, _, attribute = source.partition(":")
    found = getattr(import_module(module), attribute)
    if isinstance(found, typer.Typer):
        group = typer.main.get_command(found)
        group.name = name
        return group
    alone = typer.Typer(add_completion=False, rich_markup_mode="rich", pretty_exceptions_enable=False)
    alone.command(name, epilog=f"Example: {example}")(found)
    return typer.main.get_command(alone)


def language_of(args: Sequence[str] | None = None, **_extra: Any) -> str:
    """The language of a command line, which may be one that could not be read."""
    from saucer.cli.language import asked_language  # noqa: PLC0415 - takes time that most commands need not wait

    return asked_language(sys.argv[1:] if args is None else args)


def print_error(error: SaucerError | TyperException, language: str, code: int) -> int:
    from saucer.cli.errors import error_sentence  # noqa: PLC0415 - takes time that most commands need not wait

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
