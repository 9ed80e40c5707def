"""A process that works for another one ends with it, however that one ended."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from mattock.lab.worker_processes import count_cores

PARENT = """
import multiprocessing, os, time
from mattock.lab.worker_processes import enter_worker

def work():
    enter_worker()
    print(os.getpid(), flush=True)
    time.sleep(600)

if __name__ == "__main__":
    multiprocessing.get_context("fork").Process(target=work).start()
    time.sleep(600)
"""


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    state = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").split()[2]
    return state != "Z"  # one that nobody has waited for is gone as well


def test_a_worker_leaves_ctrl_c_alone_and_ends_when_its_parent_is_killed() -> None:
    with subprocess.Popen([sys.executable, "-c", PARENT], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        worker = int(parent.stdout.readline())
        os.kill(worker, signal.SIGINT)
        time.sleep(0.3)
        assert is_alive(worker)
        parent.kill()
        deadline = time.monotonic() + 20
        while is_alive(worker):
            assert time.monotonic() < deadline
            time.sleep(0.05)


def test_cores_are_those_that_this_process_may_use() -> None:
    assert 1 <= count_cores() <= (os.cpu_count() or 1)
