"""The package as others get it: built, installed far from the checkout, and played."""

from __future__ import annotations

import fcntl
import os
import random
import re
import subprocess
import tarfile
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from scripts.wheel import REQUIRED_FILES, build, lacking
from tests.package.installed import BLANK, Installed

LIBRARY = """
import random, sys
import mattock
from mattock.bots import Sight, bot, coach

for name in mattock.game_names():
    game = mattock.game(name)
    state = game.new(players=2, seed=7)
    luck = random.Random(7)
    while state.outcome is None:
        state.play(luck.choice(state.legal()))
    journal = mattock.Journal.from_text(state.journal().to_text())
    assert game.rebuild(journal).outcome == state.outcome
    fresh = game.new(players=2, seed=1)
    seat = fresh.to_move
    assert bot("master", iterations=30).choose(Sight(fresh, seat)) in fresh.legal()
    assert coach(fresh, seat, iterations=30)
    print(name, len(journal.moves))
foreign = {name.partition(".")[0] for name in sys.modules} - sys.stdlib_module_names - {"__main__", "mattock"}
assert not foreign, foreign
print(mattock.__file__)
"""

HOST = """
import asyncio, json, sys
from mattock.client.client import Client
from mattock.server.http.messages import NewTable
from mattock.tables.log.answers import Done
from mattock.tables.log.commands import SeatBot, Start

async def host(url, command):
    async with Client(url) as client:
        await client.enrol("Host")
        options = {"players": 2, "goals_to_end": 2}
        table = (await client.ask("POST", "/api/tables", Done, NewTable(game="dwar7s", options=options))).table
        await client.send_command(SeatBot(table=table, seat=1, level="random"))
        guest = await asyncio.create_subprocess_exec(
            command, "bot", "--url", url, "--level", "apprentice", "--table", table
        )
        async with client.socket(table) as socket:
            await client.hello(socket, None)
            async for text in socket:
                message = json.loads(text)
                if message["answer"] != "news":
                    continue
                standing = message["standing"]
                if standing["status"] == "open" and all(seat["owner"] or seat["bot"] for seat in standing["seats"]):
                    await client.send_command(Start(table=table))
                if standing["status"] not in ("open", "playing"):
                    break
        print(await guest.wait(), standing["status"], standing["deeds"])

asyncio.run(host(*sys.argv[1:]))
"""


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """Source archive and wheel, plain, made once for all processes of a run."""
    base = tmp_path_factory.getbasetemp()
    folder = (base.parent if os.environ.get("PYTEST_XDIST_WORKER") else base) / "dist"
    folder.mkdir(exist_ok=True)
    with (folder / "lock").open("w", encoding="utf-8") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not list(folder.glob("*.whl")):
            build(folder, pure=True)
    return next(folder.glob("*.tar.gz")), next(folder.glob("*.whl"))


def test_the_source_archive_holds_the_client_and_what_a_wheel_is_built_from(built: tuple[Path, Path]) -> None:
    with tarfile.open(built[0]) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {"setup.py", "pyproject.toml", "LICENSE", "docs/rules/siege-of-runedar.md"} <= names
    assert "src/mattock/web_client/index.html" in names
    assert not [name for name in names if name.startswith(("tests/", "docs/pictures", "web/"))]


def test_the_library_plays_with_nothing_beside_it(built: tuple[Path, Path], tmp_path: Path) -> None:
    alone = Installed(tmp_path / "alone", built[1])
    done = alone.run(alone.python, "-I", "-W", "error", "-c", LIBRARY)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1].startswith(str(alone.packages))
    refused = alone.run(alone.command, "--help")
    assert (refused.returncode, refused.stdout) == (2, "")
    assert refused.stderr == "mattock: the command needs typer: pip install mattock\n"


def test_the_wheel_simulates_by_itself_and_serves_and_plays_with_its_extras(
    built: tuple[Path, Path], tmp_path: Path
) -> None:
    installed = Installed(tmp_path / "table", built[1])
    installed.add()
    simulates(installed)
    refuses_to_serve(installed)
    installed.add("server", "terminal")
    plays_at_the_terminal(installed)
    with served(installed, tmp_path) as url:
        shows_its_page(url)
        plays_over_the_wire(installed, url)


def simulates(installed: Installed) -> None:
    done = installed.run(installed.command, "--language", "de", "simulate", "runedar", "--games", "20", "--seed", "1")
    assert (done.returncode, done.stderr) == (0, "")
    assert "20 " in done.stdout
    assert "Entscheidungen" in done.stdout


def refuses_to_serve(installed: Installed) -> None:
    done = installed.run(installed.command, "serve")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "mattock: mattock serve needs the server extra: pip install 'mattock[server]'\n"


def plays_at_the_terminal(installed: Installed) -> None:
    luck = random.Random(1)
    typed = "".join(luck.choice(["1\n", "1\n", "2\n", "3\n", "4\n", "\n"]) for _ in range(4000))
    journal = installed.folder / "siege.jsonl"
    options = ("--players", "1", "--difficulty", "easy", "--journal", journal)
    done = installed.run(installed.command, "play", "runedar", *options, input=typed)
    assert (done.returncode, done.stderr) == (0, "")
    assert "The chronicles call you" in done.stdout
    assert installed.run(installed.command, "verify", journal).returncode == 0


@contextmanager
def served(installed: Installed, folder: Path) -> Iterator[str]:
    """Where the installed command serves, until the test has seen enough."""
    command = [str(installed.command), "serve", "--port", "0", "--database", f"sqlite:///{folder}/tables.db"]
    environment = {**BLANK, "HOME": str(folder), "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(command, cwd=folder, env=environment, stdout=subprocess.PIPE, text=True) as running:
        try:
            assert running.stdout is not None
            (url,) = re.findall(r"http://\S+(?=/ )", running.stdout.readline())
            yield url
        finally:
            running.terminate()
    assert running.returncode == 0


def shows_its_page(url: str) -> None:
    """The page, and every file that it names."""
    page = fetched(f"{url}/").decode()
    files = re.findall(r'(?:src|href)="(/[^"]+)"', page)
    assert [name for name in files if name.endswith(".js")]
    assert all(fetched(f"{url}{name}") for name in files)


def fetched(address: str) -> bytes:
    with urllib.request.urlopen(address, timeout=30) as answer:
        body: bytes = answer.read()
    return body


def plays_over_the_wire(installed: Installed, url: str) -> None:
    """A game from the deal to the end, between a bot at a socket and one of the server's own."""
    done = installed.run(installed.python, "-I", "-c", HOST, url, str(installed.command))
    assert done.returncode == 0, done.stderr
    code, status, actions = done.stdout.split()[-3:]
    assert (code, status) == ("0", "over")
    assert int(actions) > 20


NAMES = [start + ("x" if start.endswith("/") else "") for starts in REQUIRED_FILES.values() for start in starts]


@pytest.mark.parametrize("what", REQUIRED_FILES)
def test_a_wheel_without_something_is_found_out(what: str) -> None:
    assert lacking(NAMES, compiled=False) == []
    assert lacking([name for name in NAMES if not name.startswith(REQUIRED_FILES[what])], compiled=False) == [what]


def test_a_wheel_that_is_not_compiled_as_it_should_be_is_found_out() -> None:
    native = [*NAMES, "mattock/core/state.cpython-311-x86_64-linux-gnu.so"]
    assert lacking(NAMES, compiled=True) == ["compiled modules"]
    assert lacking(native, compiled=True) == []
    assert lacking(native, compiled=False) == ["plain modules alone"]
