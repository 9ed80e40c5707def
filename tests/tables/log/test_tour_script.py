"""Guided tours as data: whole, in order, and with texts in every language."""

from __future__ import annotations

from itertools import pairwise

import pytest

import mattock
from mattock.tables.log.tour_script import Tour, tour_of
from mattock.texts import languages
from mattock.texts.bundle import bundle

each_game = pytest.mark.parametrize("game", ["dwar7s", "runedar"])


def script_of(game: str) -> Tour:
    tour = tour_of(game)
    assert tour is not None
    return tour


@each_game
def test_steps_follow_each_other_and_the_learner_plays_what_is_theirs(game: str) -> None:
    tour = script_of(game)
    ends = [(step.start, step.end) for step in tour.steps]
    assert all(start <= end <= after for (start, end), (after, _) in pairwise(ends))
    assert ends[-1] == (len(tour.script), len(tour.script))
    acted = [seat for start, end in ends for seat, _ in tour.script[start:end]]
    assert set(acted) == {tour.learner}


@each_game
def test_a_tour_has_ten_chapters_or_more_and_each_is_named_once(game: str) -> None:
    chapters = [step.chapter for step in script_of(game).steps if step.chapter]
    assert len(chapters) == len(set(chapters)) >= 10


@each_game
@pytest.mark.parametrize("language", languages())
def test_every_step_has_its_words(game: str, language: str) -> None:
    words = bundle(language, game)
    for step in script_of(game).steps:
        named = {name: words.say(key) for name, key in step.args.items()}
        assert words.say(f"tour-step-{step.text}", named)
        assert step.chapter is None or words.say(f"tour-chapter-{step.chapter}")


def test_an_unknown_game_is_an_error() -> None:
    with pytest.raises(mattock.MattockError):
        tour_of("chess")
