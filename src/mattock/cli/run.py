"""From arguments to an exit code: 0 well done, 1 a journal is false, 2 a bad argument or file, 130 interrupted."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Final

import typer

from mattock.cli.app import app
from mattock.core.refusal import MattockError

FINE: Final = 0
BAD_INPUT: Final = 2
INTERRUPTED: Final = 130
BROKEN_PIPE: Final = 141

# Typer brings its own copy of click or uses the installed one, depending on its version; both have this ancestor.
ClickException: type[Exception] = typer.BadParameter.__mro__[2]


def run(arguments: Sequence[str] | None) -> int:
    """Run a command; everything that it raises on purpose becomes one line."""
    command = typer.main.get_command(app)
    try:
        code = command.main(args=arguments, prog_name="mattock", standalone_mode=False)
        sys.stdout.flush()
    except ClickException as error:
        return complain(usage(error))
    except BrokenPipeError:
        return forget_output()
    except OSError as error:
        return complain(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except MattockError as error:
        return complain(str(error))
    except (typer.Abort, KeyboardInterrupt):
        return interrupted()
    if code == INTERRUPTED:
        return interrupted()
    return code if isinstance(code, int) else FINE


def usage(error: BaseException) -> str:
    """What was wrong with the arguments, and where to look."""
    context = getattr(error, "ctx", None)
    path = context.command_path if context is not None else "mattock"
    message = error.format_message() if hasattr(error, "format_message") else str(error)
    return f"{message.rstrip('.')}; see {path} --help"


def complain(message: str) -> int:
    """One line, whatever the message was made of."""
    line = " ".join(message.split())
    print(f"mattock: {line}", file=sys.stderr)  # noqa: T201 - the one place where errors are told
    return BAD_INPUT


def interrupted() -> int:
    """A calm word on a line of its own: the cursor may stand behind a prompt."""
    print("\nStopped.", file=sys.stderr)  # noqa: T201
    return INTERRUPTED


def forget_output() -> int:
    """Whoever read our output has had enough; nothing more is said, not even at the interpreter's own exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return BROKEN_PIPE
