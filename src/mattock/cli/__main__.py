"""`python -m mattock.cli` is the command `mattock`."""

from __future__ import annotations

import sys

from mattock_command import main

if __name__ == "__main__":
    sys.exit(main())
