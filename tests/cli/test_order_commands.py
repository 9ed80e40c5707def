"""The commands of an operator who keeps order: what is not there is said in a line, and groups show what they have."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.cli.command import Command, is_one_line
from tests.cli.test_order import stocked


def test_what_is_not_there_is_said_in_one_line(run: Command, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"
    asyncio.run(stocked(url))
    for command in (("people", "ban", "nobody"), ("tables", "close", "nothing"), ("reports", "settle", 9)):
        result = run(*command, "--database", url)
        assert (result.code, result.out) == (2, "")
        assert is_one_line(result.err)


@pytest.mark.parametrize("group", ["people", "tables", "reports"])
def test_a_group_alone_shows_its_commands(run: Command, group: str) -> None:
    assert "Usage" in run(group).out
