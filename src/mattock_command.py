"""Where the command `mattock` begins: outside the package, so that an interrupt while that is being read is met too."""

from __future__ import annotations

INTERRUPTED = 130


def main() -> int:
    """Run the command line of this process and return the exit code."""
    try:
        from mattock.cli.run import run

        return run(None)
    except KeyboardInterrupt:
        return INTERRUPTED
