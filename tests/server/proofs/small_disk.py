"""The real server on a disk that is as small as a file says: `python -m tests.server.proofs.small_disk FILE serve …`.

SQLite is told before each use of a connection how many pages there are; beyond them it meets a full disk.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from sqlalchemy import event
from sqlalchemy.pool import Pool

from mattock_command import main


def shrink(file: Path) -> None:
    def limit(connection: Any, *_: object) -> None:
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA max_page_count={int(file.read_text())}")
        cursor.close()

    event.listen(Pool, "checkout", limit)


if __name__ == "__main__":
    shrink(Path(sys.argv.pop(1)))
    sys.exit(main())
