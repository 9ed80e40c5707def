"""The load benchmark measures what it says: short, because its figures are not the point here."""

from __future__ import annotations

import pytest

from bench.server.load import played, side_by_side
from bench.server.process import echo_server, real_server
from bench.server.report import Finding
from bench.server.scripts import prepared
from bench.server.wire import frame


@pytest.mark.parametrize("most", [1, 4])
def test_people_play_and_the_echo_answers(sqlite_url: str, most: int) -> None:
    """Their deeds are single actions, or several at once."""
    with real_server(sqlite_url, secrets=1) as server, echo_server() as echo:
        (found,) = side_by_side(server, echo, 2, prepared(1, "random", most), seconds=1.0, rounds=1)
    assert found.load.refused == 0
    assert found.load.pace.rate > 1
    assert 0 < found.load.median <= found.load.slowest
    assert found.load.command < 200 < found.load.frame
    assert found.large.rate > 1
    assert found.small.rate > 1


def test_people_of_one_table_may_be_at_different_servers(postgres_url: str) -> None:
    with real_server(postgres_url, secrets=1) as one, real_server(postgres_url, secrets=1) as other:
        load = played([one, other], 2, prepared(1, "random"), seconds=1.0, across=True)
    assert load.refused == 0
    assert load.pace.rate > 1


@pytest.mark.parametrize(("value", "met"), [(0.19, False), (0.2, True)])
def test_a_finding_says_whether_its_target_is_met(value: float, met: bool) -> None:
    assert Finding("a part", value, "", at_least=0.2).is_met is met
    assert Finding("a cost", -value, "ms", at_most=-0.2).is_met is met
    assert Finding("a fact", value, "").is_met is None


@pytest.mark.parametrize(("size", "head"), [(0, 6), (125, 6), (126, 8), (65_535, 8), (65_536, 14)])
def test_a_frame_says_how_long_it_is(size: int, head: int) -> None:
    data = frame(1, b"x" * size)
    assert len(data) == head + size
    assert data[0] == 0x81
    assert data[1] & 0x80
