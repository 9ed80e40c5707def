"""Where the command `mattock` begins: outside the package, so that an interrupt while that is being read is met too."""

from __future__ import annotations

import sys

INTERRUPTED = 130
NOT_INSTALLED = 2


def main() -> int:
    """Run the command line of this process and return the exit code."""
    try:
        from mattock.cli.run import run
    except KeyboardInterrupt:
        return INTERRUPTED
    except ModuleNotFoundError as error:
        if error.name is None or error.name.startswith("mattock"):
            raise
        print(f"mattock: the command needs {error.name}: pip install mattock", file=sys.stderr)  # noqa: T201
        return NOT_INSTALLED
    try:
        return run(None)
    except KeyboardInterrupt:
        return INTERRUPTED
