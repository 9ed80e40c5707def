"""Luck that is asked for like a player: with the answers given in advance it is the same game."""

from __future__ import annotations

import pytest

import mattock
from mattock.core.chance import RecordedLuck, Seeded
from mattock.core.explicit_luck import AskedLuck, ExplicitPlay


def test_luck_gives_the_answers_that_are_there_and_notes_the_first_question_without_one() -> None:
    luck = AskedLuck([4])
    assert luck.below(1, "sure") == 0  # one possibility is no question
    assert (luck.below(6, "dice"), luck.below_what) == (4, 0)
    assert (luck.below(10, "cards"), luck.below(3, "more")) == (0, 0)
    assert (luck.below_what, luck.stream) == (10, "cards")


def test_a_fork_of_luck_goes_its_own_way() -> None:
    luck = AskedLuck([1, 2])
    luck.below(6, "dice")
    twin = luck.fork()
    assert twin.below(6, "dice") == 2
    assert luck.used == 1


@pytest.mark.parametrize("name", mattock.game_names())
def test_played_with_the_same_answers_it_is_the_same_game(name: str) -> None:
    game, luck = mattock.game(name), RecordedLuck(Seeded(3))
    options = game.checked_options({"players": 2}, None)
    state = game.begin(options.copy(), luck, tell=False)
    play = ExplicitPlay(game, options)
    play.begin()
    answer_all(play, luck)
    for turn in range(30):
        assert play.state is not None
        assert play.state.snapshot() == state.snapshot()
        if state.is_over:
            break
        legal = state.legal()
        number = legal[turn % len(legal)].id
        luck.notes = []
        state.step(number)
        play.play(number)
        answer_all(play, luck)


def answer_all(play: ExplicitPlay, luck: RecordedLuck) -> None:
    """Answer as the other luck did; what has one possibility is not asked."""
    for _, below, number in [note for note in luck.notes if note[1] > 1]:
        assert play.asked == below
        play.answer(number)
    assert play.asked == 0


def test_a_copy_that_waits_for_luck_is_answered_alone() -> None:
    play = ExplicitPlay(mattock.game("runedar"), mattock.game("runedar").checked_options({"players": 2}, None))
    play.begin()
    assert play.asked > 1
    twin = play.clone()
    twin.answer(0)
    assert play.answers == []
    assert (twin.asked, twin.answers) != (play.asked, play.answers)
