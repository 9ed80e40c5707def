"""Runs a command and returns its exit code: 0 done, 1 a journal is false, 2 bad argument or file, 130 interrupted."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence
from typing import Final

import typer

from mattock.cli.app import app
from mattock.cli.error_text import UsageError, error_line
from mattock.cli.extras import missing_extra
from mattock.cli.language import current_language
from mattock.core.refusal import MattockError

EXIT_OK: Final = 0
EXIT_BAD_INPUT: Final = 2
INTERRUPTED: Final = 130
BROKEN_PIPE: Final = 141
UNEXPECTED: Final = 70


def run(arguments: Sequence[str] | None) -> int:
    """Run a command; everything that it raises on purpose becomes one line."""
    command = typer.main.get_command(app)
    try:
        open_streams()
        code = command.main(args=arguments, prog_name="mattock", standalone_mode=False)
        sys.stdout.flush()
    except BrokenPipeError:
        return discard_output()
    except (OSError, MattockError) as error:
        return print_error(error_line(error))
    except (typer.Abort, KeyboardInterrupt):
        return interrupted()
    except ModuleNotFoundError as error:
        missing = missing_extra(sys.argv[1:] if arguments is None else arguments, error)
        return mistake(error) if missing is None else print_error(error_line(missing))
    except Exception as error:  # noqa: BLE001 - a mistake of ours is no reason to show its inside
        return print_error(error_line(error)) if isinstance(error, UsageError) else mistake(error)
    if code == INTERRUPTED:
        return interrupted()
    return code if isinstance(code, int) else EXIT_OK


def open_streams() -> None:
    """Prepare input and output: closed ones read nothing, an encoding without our characters shows `?`."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: PTH123, SIM115 - open to the end
        elif isinstance(stream, io.TextIOWrapper) and mode == "w":
            stream.reconfigure(errors="replace")


def print_error(message: str, code: int = EXIT_BAD_INPUT) -> int:
    """Print the message as one line and return the exit code."""
    line = " ".join(message.split())
    print(f"mattock: {line}", file=sys.stderr)  # noqa: T201 - the one place where errors are told
    return code


def mistake(error: Exception) -> int:
    return print_error(f"a mistake in the program, please report it: {type(error).__name__}: {error}", UNEXPECTED)


def interrupted() -> int:
    """Print a line after an interrupt; the cursor may stand behind a prompt."""
    from mattock.texts import Texts

    print(f"\n{Texts(current_language()).say('cli-stopped')}", file=sys.stderr)  # noqa: T201
    return INTERRUPTED


def discard_output() -> int:
    """Close standard output after its reader has gone, so that the interpreter reports nothing at exit either."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return BROKEN_PIPE
