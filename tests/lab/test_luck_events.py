"""Who met luck: numbers are news to everybody, a secret to whom it was one, and what could be foreseen to nobody."""

from __future__ import annotations

from collections.abc import Iterator

import mattock
from mattock.bots import Sight, bot
from mattock.core.journal import JournalMove
from mattock.core.playout import play_randomly
from mattock.lab.luck_events import seats_that_met_luck


def moments(name: str, verb: str) -> Iterator[tuple[mattock.State, JournalMove, int]]:
    """Positions of a random game with the action by that verb that came next, and whose it was."""
    game = mattock.game(name)
    state = game.new(seed=f"news {name}")
    play_randomly(state, mattock.Seeded("news"))
    told = state.journal()
    for number, move in enumerate(told.moves):
        if move.code.split(":")[0] == verb:
            then = game.rebuild(told, upto=number)
            yield then, JournalMove(move.code, []), then.to_move


def test_what_luck_answered_is_news_to_everybody() -> None:
    state, move, _ = next(moments("runedar", "move"))
    assert seats_that_met_luck(state, JournalMove(move.code, [3]), (0, 1)) == (True, True)
    assert seats_that_met_luck(state, move, (0, 1)) == (False, False)


def test_a_card_that_is_laid_is_news_to_the_others_and_not_to_who_lays_it() -> None:
    found = [seats_that_met_luck(state, move, (seat, 1 - seat)) for state, move, seat in moments("runedar", "lay")][:20]
    assert {own for own, _ in found} == {False}
    assert True in {other for _, other in found}


def test_a_rival_who_shows_a_secret_goal_is_news_only_to_those_who_did_not_know_it() -> None:
    state = mattock.game("dwar7s").new(seed="b")
    player = bot("apprentice", seed="news")
    while "reveal" not in {action.verb for action in state.legal()}:
        assert not state.is_over
        state.play(player.choose(Sight(state, state.to_move)))
    seat = state.to_move
    assert seats_that_met_luck(state, JournalMove("reveal", []), (seat, 1 - seat)) == (False, True)
