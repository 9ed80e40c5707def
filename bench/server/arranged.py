"""The real server but for one thing: the secrets of its luck are known beforehand. `arranged SECRETS serve …`."""

from __future__ import annotations

import itertools
import os
import sys
from typing import Final
from unittest import mock

from bench.server.scripts import secret_of
from mattock.tables.live import actor
from mattock.tables.live.services import new_name
from mattock.tables.log.decide.result import DecisionContext
from mattock_command import main

SECRETS: Final = "MATTOCK_BENCH_SECRETS"


def arrange(secrets: int) -> None:
    """Every game that starts takes the next one, over and over."""
    moments = (DecisionContext(secret_of(number), new_name()) for number in itertools.cycle(range(secrets)))
    mock.patch.object(actor, "current_time", side_effect=moments).start()


if __name__ == "__main__":
    os.environ[SECRETS] = sys.argv.pop(1)
    arrange(int(os.environ[SECRETS]))
    sys.exit(main())
elif __name__ == "__mp_main__":  # a worker of it
    arrange(int(os.environ[SECRETS]))
