"""Bots think in processes of their own: the server listens on, and one that is killed is replaced."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from concurrent.futures import BrokenExecutor
from pathlib import Path

import pytest

from mattock.server import bot_pool
from mattock.server.bot_pool import BotPool
from tests.server.serving import visited


def hold_the_interpreter(seconds: float) -> float:
    """As a compiled search does: nobody else in this process gets a word in."""
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        sum(range(200_000))
    return seconds


def test_the_event_loop_stays_awake_while_a_bot_thinks() -> None:
    async def longest_pause() -> float:
        pool = BotPool(1)
        loop, longest = asyncio.get_running_loop(), 0.0
        await loop.run_in_executor(pool, hold_the_interpreter, 0.0)
        thought = loop.run_in_executor(pool, hold_the_interpreter, 0.4)
        while not thought.done():
            start = time.perf_counter()
            await asyncio.sleep(0)
            longest = max(longest, time.perf_counter() - start)
        pool.shutdown()
        return longest

    assert asyncio.run(longest_pause()) < 0.3


def test_a_killed_process_is_replaced_and_the_pool_says_how_busy_it_is() -> None:
    pool = BotPool(1)
    try:
        pid = pool.submit(os.getpid).result(60)
        assert pid != os.getpid()
        long = pool.submit(time.sleep, 60)
        assert pool.busy == 1
        os.kill(pid, signal.SIGKILL)
        with pytest.raises(BrokenExecutor):
            long.result(60)
        assert pool.submit(os.getpid).result(60) not in {pid, os.getpid()}
        assert pool.busy == 0
    finally:
        pool.shutdown()


def test_no_thinker_outlives_its_server() -> None:
    program = """if __name__ == "__main__":
    import os, time
    from mattock.server.bot_pool import BotPool
    print(BotPool(1).submit(os.getpid).result(), flush=True)
    time.sleep(60)
"""
    server = subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    thinker = int(server.stdout.readline())
    server.kill()
    server.wait()
    server.stdout.close()
    for _ in range(1000):
        if not is_alive(thinker):
            break
        time.sleep(0.01)
    assert not is_alive(thinker)


def is_alive(pid: int) -> bool:
    """A process that has ended but that nobody has asked about is none."""
    try:
        return "Z" not in Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False


def test_with_one_core_there_are_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "count_cores", lambda: 1)
    pool = BotPool()
    assert pool.submit(os.getpid).result(60) == os.getpid()
    pool.shutdown()


def test_bots_of_the_house_play_a_game_to_its_end_in_their_processes(tmp_path: Path) -> None:
    async def visit() -> None:
        async with visited(tmp_path) as (ada, _):
            table = await ada.new_table("dwar7s")
            for seat, level in enumerate(("random", "apprentice")):
                assert (await ada.wish(table, do="seat_bot", seat=seat, level=level)).status_code == 200
            async with ada.line(table) as line:
                await line.send({"do": "start"})
                while (await line.hear("news"))["standing"]["status"] not in {"over", "abandoned"}:
                    pass

    asyncio.run(visit())
