"""Random play inside the engine: repeatable, recorded, and it stops where it is told to."""

from __future__ import annotations

import mattock
from mattock.core.playout import play_randomly

GAME = mattock.game(mattock.game_names()[0])


def test_a_playout_goes_to_the_end_and_counts_what_it_played() -> None:
    state = GAME.new(seed=1)
    played = play_randomly(state, mattock.Seeded(1))
    assert state.is_over
    assert played == len(state.journal().moves) > 10


def test_a_playout_that_is_over_plays_nothing() -> None:
    state = GAME.new(seed=1)
    play_randomly(state, mattock.Seeded(1))
    assert play_randomly(state, mattock.Seeded(1)) == 0


def test_a_playout_stops_at_its_limit_and_can_go_on() -> None:
    whole, parts, choice = GAME.new(seed=1), GAME.new(seed=1), mattock.Seeded(5)
    total = play_randomly(whole, mattock.Seeded(5))
    assert play_randomly(parts, choice, 0) == 0
    assert play_randomly(parts, choice, 7) == 7
    assert len(parts.journal().moves) == 7
    assert play_randomly(parts, choice) == total - 7
    assert parts.journal() == whole.journal()


def test_the_same_choices_and_the_same_luck_give_the_same_game() -> None:
    journals = []
    for choice in (3, 3, 4):
        state = GAME.new(seed=2)
        play_randomly(state, mattock.Seeded(choice))
        journals.append(state.journal())
    assert journals[0] == journals[1]
    assert journals[0] != journals[2]


def test_every_offered_action_is_chosen_sometimes() -> None:
    offered, chosen = GAME.new(seed=3).legal(), set()
    for choice in range(200):
        state = GAME.new(seed=3)
        play_randomly(state, mattock.Seeded(choice), 1)
        chosen.add(state.journal().moves[0].code)
    assert chosen == {action.code for action in offered}


def test_choices_come_from_their_own_source_and_leave_the_luck_of_the_game_alone() -> None:
    script = mattock.Scripted([0, 0, 0])
    state = GAME.new(seed=4)
    play_randomly(state, script, 3)
    by_hand = GAME.new(seed=4)
    for _ in range(3):
        by_hand.play(by_hand.legal()[0])
    assert script.used == 3
    assert state.snapshot() == by_hand.snapshot()
    assert state.journal() == by_hand.journal()


def test_a_playout_is_not_told() -> None:
    state = GAME.new(seed=5)
    before = list(state.tale)
    play_randomly(state, mattock.Seeded(5))
    assert state.tale == before
