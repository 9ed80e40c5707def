"""Several processes play the same games as one, and one that is killed takes no game with it."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from mattock.lab.cell import Cell, Contender, GameResult
from mattock.lab.engines import Processes, SerialEngine, WorkersLost, engine_of
from mattock.lab.play import GameBatch, play_batch
from mattock.lab.runner import run
from mattock.lab.schedule import MAX_GAMES, Schedule

CELLS = [
    Cell("runedar", {"players": 2}, (Contender("apprentice"),) * 2, "a", range(40)),
    Cell("dwar7s", {"players": 3}, (Contender("random"),) * 3, "b", range(100, 180)),
]


def die(batch: GameBatch) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def test_one_job_is_this_process_and_more_are_others() -> None:
    assert isinstance(engine_of(1), SerialEngine)
    two = engine_of(2)
    assert isinstance(two, Processes)
    assert two.jobs == 2


def test_a_process_that_is_killed_loses_and_repeats_nothing() -> None:
    before = {child.pid for child in multiprocessing.active_children()}
    found: list[GameResult] = []
    killed = False
    for answer in run(CELLS, Processes(2), play_batch):
        found += answer.results
        if not killed:
            victim = next(child for child in multiprocessing.active_children() if child.pid not in before)
            os.kill(victim.pid or 0, signal.SIGKILL)
            killed = True
    assert sorted(found) == sorted(
        result for answer in run(CELLS, SerialEngine(), play_batch) for result in answer.results
    )


ENDLESS = """
import itertools, multiprocessing
from mattock.lab.engines import Processes
from mattock.lab.play import play_batch
from tests.lab.test_engines import CELLS, GameBatch
for _ in Processes(1).run(play_batch, (GameBatch(0, CELLS[0], (number,)) for number in itertools.count())):
    print(multiprocessing.active_children()[0].pid, flush=True)
"""


def test_processes_end_with_a_parent_that_is_killed() -> None:
    with subprocess.Popen([sys.executable, "-c", ENDLESS], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        player = int(parent.stdout.readline())
        assert is_running(player)
        parent.kill()
    end = time.monotonic() + 30
    while is_running(player):
        assert time.monotonic() < end
        time.sleep(0.05)


def is_running(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def test_processes_that_die_again_and_again_are_given_up() -> None:
    with pytest.raises(WorkersLost):
        list(Processes(1).run(die, iter([GameBatch(0, CELLS[0], (0,))])))


def test_games_that_are_done_are_not_played_again() -> None:
    done = {0: set(range(0, 40, 2)), 1: set(range(100, 180))}
    found = [result.number for answer in run(CELLS, SerialEngine(), play_batch, done) for result in answer.results]
    assert sorted(found) == list(range(1, 40, 2))


def test_batches_last_about_half_a_second_and_cells_keep_step() -> None:
    seconds = {0: 0.1, 1: 0.001}
    cells = [CELLS[0]._replace(numbers=range(100)), CELLS[1]._replace(numbers=range(100_000))]
    schedule = Schedule(cells, {})
    sizes: dict[int, list[int]] = {0: [], 1: []}
    for batch in schedule.batches():
        sizes[batch.place].append(len(batch.numbers))
        schedule.learn(batch, seconds[batch.place] * len(batch.numbers))
        assert abs(schedule.share_left(0) - schedule.share_left(1)) <= 0.06
    assert [sum(sizes[index]) for index in (0, 1)] == [100, 100_000]
    assert max(sizes[0]) <= 5
    assert max(sizes[1]) in {499, 500}
    schedule.learn(batch, 0.0)
    assert schedule.size(1) == MAX_GAMES
