"""The command `mattock`. Whatever goes wrong is one line on the error stream and an exit code, never a traceback."""

from __future__ import annotations

from collections.abc import Sequence

INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line (default: that of this process) and return the exit code."""
    try:
        # Late, so that an interrupt while everything is being read is met here too.
        from mattock.cli.run import run

        return run(arguments)
    except KeyboardInterrupt:
        return INTERRUPTED
