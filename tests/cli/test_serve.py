"""`mattock serve` says where it serves, and the operator's link unless its token was given."""

from __future__ import annotations

import socket
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from mattock.cli import serve as command
from mattock.server.state import ServerSettings
from mattock.tables.store.errors import StoreError

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[ServerSettings]:
    """The settings that were served with; nothing is."""
    found: list[ServerSettings] = []

    @contextmanager
    def listening(host: str, port: int) -> Iterator[socket.socket]:
        with socket.socket() as listener:
            listener.bind((host, port))
            yield listener

    monkeypatch.setattr(command, "listen_at", listening)
    monkeypatch.setattr(command, "check_database", lambda _: None)
    monkeypatch.setattr(command, "serve", lambda _, settings: found.append(settings))
    return found


def settings(folder: Path, **more: Any) -> ServerSettings:
    return ServerSettings(database=f"sqlite:///{folder}/tables.db")._replace(**more)


def test_it_says_where_and_how_the_operator_gets_in(
    served: list[ServerSettings], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert command.serve_tables("127.0.0.1", 0, settings(tmp_path), opens=False) == 0
    (found,) = served
    assert found.address is not None
    assert found.operator
    out = capsys.readouterr().out
    assert f"{found.address}/" in out
    assert f"{found.address}/#/operator/{found.operator}" in out


def test_a_token_that_was_given_is_not_said_again(
    served: list[ServerSettings], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command.serve_tables("127.0.0.1", 0, settings(tmp_path, operator="known to the operator"), opens=False)
    assert served[0].operator == "known to the operator"
    assert "operator" not in capsys.readouterr().out


def test_several_workers_cannot_share_a_file(served: list[ServerSettings], tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="PostgreSQL"):
        command.serve_tables("127.0.0.1", 0, settings(tmp_path, workers=2), opens=False)
    assert served == []
