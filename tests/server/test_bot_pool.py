"""Bots think in processes of their own: the server listens on, and one that is killed is replaced."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import subprocess
import sys
import time
from concurrent.futures import BrokenExecutor
from pathlib import Path

import pytest

import mattock
from mattock.server import bot_pool
from mattock.server.bot_pool import BotPool
from scripts.checkout import settings
from tests.server.serving import visited

PACKAGE = Path(mattock.__file__).parent


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
        thought = loop.run_in_executor(pool, hold_the_interpreter, 2.0)
        while not thought.done():
            start = time.perf_counter()
            await asyncio.sleep(0)
            longest = max(longest, time.perf_counter() - start)
        pool.shutdown()
        return longest

    assert asyncio.run(longest_pause()) < 1.5


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


def test_a_frozen_process_is_replaced_whether_it_thinks_or_is_asked_to(caplog: pytest.LogCaptureFixture) -> None:
    pool = BotPool(1)
    try:
        pid = pool.submit(os.getpid).result(60)
        os.kill(pid, signal.SIGSTOP)
        with pytest.raises(BrokenExecutor):
            pool.submit(os.getpid).result(60)
        second = pool.submit(os.getpid).result(60)
        thought = pool.submit(hold_the_interpreter, 120.0)
        time.sleep(0.5)
        os.kill(second, signal.SIGSTOP)
        with pytest.raises(BrokenExecutor):
            thought.result(60)
        assert len({pid, second, pool.submit(os.getpid).result(60)}) == 3
        assert caplog.text.count("is frozen") == 2
    finally:
        pool.shutdown()


def test_a_pool_that_closes_waits_for_no_frozen_process() -> None:
    pool = BotPool(1)
    os.kill(pool.submit(os.getpid).result(60), signal.SIGSTOP)
    pool.shutdown(wait=True)


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
                assert (await ada.command(table, do="seat_bot", seat=seat, level=level)).status_code == 200
            async with ada.line(table) as line:
                await line.send({"do": "start"})
                while (await line.hear("news"))["standing"]["status"] not in {"over", "abandoned"}:
                    pass

    asyncio.run(visit())


WHERE = "__import__('mattock').__file__"


def copy_of_the_package(folder: Path) -> None:
    """Whole at once, as what is compiled appears."""
    left_out = shutil.ignore_patterns("*.so", "__pycache__", "web_client")
    shutil.copytree(PACKAGE, folder.with_name("new") / "mattock", ignore=left_out)
    folder.with_name("new").rename(folder)


def test_bots_think_with_the_compiled_package_once_it_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "compiled"
    monkeypatch.setenv("MATTOCK_COMPILED", str(folder))
    pool = BotPool(1)
    try:
        first, before = pool.submit(os.getpid).result(60), pool.submit(eval, WHERE).result(60)
        assert Path(before) == PACKAGE / "__init__.py"
        under_way = pool.submit(time.sleep, 0.2)
        copy_of_the_package(folder)
        assert Path(pool.submit(eval, WHERE).result(60)) == folder / "mattock" / "__init__.py"
        assert under_way.result(60) is None
        second = pool.submit(os.getpid).result(60)
        assert second != first
        os.kill(second, signal.SIGKILL)
        assert Path(after_a_death(pool)) == folder / "mattock" / "__init__.py"
    finally:
        pool.shutdown()
    assert str(folder) not in sys.path


def after_a_death(pool: BotPool) -> str:
    """The first thought that is not lost together with a process."""
    while True:
        try:
            return str(pool.submit(eval, WHERE).result(60))
        except BrokenExecutor:
            continue


def test_a_plain_server_has_all_that_may_get_compiled_before_it_is() -> None:
    """Modules that are put beside the sources later are none that it still has to import."""
    program = """
import sys
from mattock.server.bot_pool import import_engine
import_engine()
print(*sys.modules)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    imported = set(done.stdout.split())
    choice = settings()["tool"]["mattock"]["compile"]["packages"]
    sources = [path for name in choice for path in (PACKAGE / name).rglob("*.py")]
    assert len(sources) > 100
    for path in sources:
        parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
        assert ".".join(parts).removesuffix(".__init__") in imported


def test_a_server_starts_where_only_what_playing_needs_is_installed() -> None:
    """`make play` installs no mypy at first, whose library some modules for learning use."""
    program = """
import sys
sys.modules["librt"] = None
from mattock.server.bot_pool import import_engine
import_engine()
print(*sys.modules)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert {"mattock.core.game", "mattock.bots.search", "mattock.wire.encode"} <= set(done.stdout.split())
