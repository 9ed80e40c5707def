"""Work in slices: wherever it is stopped, and in however many processes it is begun again, the same is found."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import mattock
from mattock.core.journal import Journal
from mattock.lab import review as reviewing
from mattock.lab.judgement import ReviewEffort
from mattock.lab.review import review
from mattock.server.reviews import work
from mattock.server.reviews.data import review_data
from mattock.server.reviews.messages import GameReview

GOLDEN = Path(__file__).parents[2] / "golden"


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "effort_of", lambda **_: ReviewEffort(0, (4, 4), 1, 1.0, (2,)))
    monkeypatch.setattr(work, "lower_priority", lambda: None)


def done(journal: str, seconds: float, *, forgets: bool = False) -> list[work.ReviewSlice]:
    slices: list[work.ReviewSlice] = []
    while not slices or not slices[-1].is_done:
        slices.append(work.work_on("table", journal, seconds))
        if forgets and len(slices) == 5:
            work.drop("table")
    assert not work.RUNNING_REVIEWS
    return slices


@pytest.mark.parametrize("name", ["runedar/won_alone", "dwar7s/two_goals"])
def test_slices_of_any_length_find_what_one_long_one_finds(name: str) -> None:
    text = (GOLDEN / f"{name}.jsonl").read_text(encoding="utf-8")
    short, long = done(text, 0.0, forgets=True), done(text, 3600.0)
    rough, whole = (msgspec.json.decode(one.body or b"", type=GameReview) for one in long)
    assert (rough.rough, whole.rough) == (True, False)
    assert [one.body for one in short if one.body][-2:] == [one.body for one in long]
    assert [one.progress for one in long] == [0.0, 1.0]
    journal = Journal.from_text(text)
    found = review(journal, mattock.game(journal.game))
    assert whole == review_data(journal.game, found, rough=False)
