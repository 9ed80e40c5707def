"""`mattock serve` as an operator meets it: a line that says where, a calm end, and one line if it cannot be."""

from __future__ import annotations

import asyncio
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from mattock.cli import serve as serving
from mattock.cli.run import run
from mattock.server.state import ServerSettings
from mattock.tables.store.errors import StoreError
from mattock.tables.store.files import server_lock


def test_it_says_where_it_serves_and_ends_calmly_when_told(tmp_path: Path) -> None:
    async def visit() -> tuple[str, int | None, str]:
        running = await asyncio.create_subprocess_exec(
            *(sys.executable, "-W", "error", "-m", "mattock.cli", "serve", "--port", "0"),
            *("--database", f"sqlite:///{tmp_path}/tables.db"),
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )
        assert running.stdout is not None
        line = (await running.stdout.readline()).decode()
        (address,) = re.findall(r"http://\S+/", line)
        async with httpx.AsyncClient(base_url=address, timeout=30) as http:
            ada = (await http.post("/api/people", json={"name": "Ada"})).json()
            headers = {"Authorization": f"Bearer {ada['key']}"}
            table = (await http.post("/api/tables", json={"game": "dwar7s"}, headers=headers)).json()["table"]
            async with connect(f"{address.replace('http', 'ws')}api/tables/{table}/socket") as line_:
                await line_.send(f'{{"do":"hello","token":"{ada["key"]}"}}')
                while "presence" not in str(await line_.recv()):
                    pass
                running.send_signal(signal.SIGTERM)
                last = str(await line_.recv())
        _, error = await running.communicate()
        return last, running.returncode, error.decode()

    last, code, error = asyncio.run(visit())
    assert '"dropped"' in last
    assert (code, error) == (0, "")


@pytest.mark.parametrize(("host", "shown"), [("127.0.0.1", "127.0.0.1"), ("localhost", "localhost"), ("::1", "[::1]")])
def test_the_address_that_goes_into_links_is_the_one_at_which_it_listens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], host: str, shown: str
) -> None:
    served: list[ServerSettings] = []
    monkeypatch.setattr(serving, "serve", lambda _, settings: served.append(settings))
    assert run(["serve", "--host", host, "--port", "0", "--database", f"sqlite:///{tmp_path}/tables.db"]) == 0
    (settings,) = served
    assert re.fullmatch(rf"http://{re.escape(shown)}:\d+", settings.address)
    assert f"{settings.address}/" in capsys.readouterr().out


def test_several_workers_on_one_file_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = f"sqlite:///{tmp_path}/tables.db"
    assert run(["serve", "--port", "0", "--workers", "2", "--database", database]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert "PostgreSQL" in said.err
    assert len(said.err.splitlines()) == 1
    assert not list(tmp_path.iterdir())


def test_a_place_that_is_taken_is_refused_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert run(["serve", "--port", port, "--database", f"sqlite:///{tmp_path}/tables.db"]) == 2
    error = capsys.readouterr().err
    assert "in use" in error
    assert len(error.splitlines()) == 1


def test_a_second_server_on_the_same_file_is_refused_and_all_else_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Under another name of the file too."""
    url = f"sqlite:///{tmp_path}/tables.db"
    (tmp_path / "alias.db").symlink_to(tmp_path / "tables.db")
    with server_lock(url):
        assert run(["db", "upgrade", "--database", url]) == 0
        assert run(["backup", str(tmp_path / "copy.db"), "--database", url]) == 0
        capsys.readouterr()
        for name in ("tables", "alias"):
            assert run(["serve", "--port", "0", "--database", f"sqlite:///{tmp_path}/{name}.db"]) == 2
            said = capsys.readouterr()
            assert (said.out, len(said.err.splitlines())) == ("", 1)
            assert "another server" in said.err
        with server_lock(f"sqlite:///{tmp_path}/copy.db"):
            pass
    with server_lock(url):
        pass


HOLD = """
import sys, time
from mattock.tables.store.files import server_lock
with server_lock(sys.argv[1]):
    print("held", flush=True)
    time.sleep(600)
"""


def test_a_server_that_was_killed_leaves_nothing_in_the_way(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"
    with subprocess.Popen([sys.executable, "-c", HOLD, url], stdout=subprocess.PIPE) as held:
        assert held.stdout is not None
        assert held.stdout.readline() == b"held\n"
        with pytest.raises(StoreError, match="another server"), server_lock(url):
            pass
        held.kill()
    with server_lock(url):
        assert {path.name for path in tmp_path.iterdir()} == {"tables.db", "tables.db.lock"}


@pytest.mark.parametrize("database", ["sqlite:////no/such/folder/tables.db", "nonsense", "postgresql://127.0.0.1:1/x"])
def test_a_database_that_cannot_be_used_is_refused_before_the_doors_open(
    database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["serve", "--port", "0", "--database", database]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert len(said.err.splitlines()) == 1
