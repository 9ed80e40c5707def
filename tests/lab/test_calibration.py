"""A chance that is told is a promise: of many positions, as many are won as were promised.

The sample holds moments of sieges of apprentices and journeymen, and whether journeymen got out from there:
`python -m bench.calibration --games 24 --level apprentice --level journeyman --seed sample --iterations 300` with
`--sample tests/lab/calibration.jsonl.gz` wrote it.
"""

from __future__ import annotations

import gzip
import json
import math
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

import mattock
from mattock.bots.coach import TURNS_AHEAD
from mattock.bots.search import Search
from mattock.core.chance import Seeded
from mattock.core.sight import sight_from

SAMPLE = Path(__file__).with_name("calibration.jsonl.gz")
SIEGE = mattock.game("runedar")
WALKS = 24


class Promise(NamedTuple):
    level: str
    found: float
    told: float
    won: bool


@cache
def promises() -> list[Promise]:
    """What a quick search finds for each of the sample, and what would be told."""
    return [promise(json.loads(line)) for line in gzip.decompress(SAMPLE.read_bytes()).decode().splitlines()]


def promise(row: dict[str, object]) -> Promise:
    data = row["sight"]
    assert isinstance(data, dict)
    search = Search(sight_from(SIEGE, data), Seeded(1), TURNS_AHEAD)
    search.run(WALKS, math.inf)
    found = search.root.mean()
    return Promise(str(row["level"]), found, search.instinct.calibrated(found), bool(row["won"]))


def gap(some: list[Promise]) -> float:
    """How much more was promised than was kept, on average."""
    return sum(one.told - one.won for one in some) / len(some)


@pytest.mark.parametrize(("low", "high"), [(0.0, 0.25), (0.25, 0.85), (0.85, 1.0)])
def test_as_many_are_won_as_was_told(low: float, high: float) -> None:
    some = [one for one in promises() if low <= one.told <= high]
    assert len(some) >= 15
    noise = math.sqrt(sum(one.told * (1 - one.told) for one in some)) / len(some)
    assert abs(gap(some)) <= max(0.05, 2 * noise)


@pytest.mark.parametrize("level", ["apprentice", "journeyman"])
def test_who_brought_it_there_makes_no_difference(level: str) -> None:
    assert abs(gap([one for one in promises() if one.level == level])) <= 0.05


def test_what_is_told_is_nearer_to_what_happens_than_what_was_found() -> None:
    told = sum((one.told - one.won) ** 2 for one in promises())
    found = sum((one.found - one.won) ** 2 for one in promises())
    assert told < 0.9 * found


@pytest.mark.parametrize("name", mattock.game_names())
def test_telling_keeps_every_order_and_what_is_certain(name: str) -> None:
    state = mattock.game(name).new(seed=1)
    told = state.game.instinct(state).calibrated
    rising = [told(step / 100) for step in range(101)]
    assert rising == sorted(set(rising))
    assert (rising[0], rising[-1]) == (0.0, 1.0)
