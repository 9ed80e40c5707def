"""Notes of a game: its turns with their curves, what was offered and used, and each decision where that is asked."""

from __future__ import annotations

import mattock
from mattock.lab.cell import Record
from mattock.lab.measures import measures_of
from mattock.lab.recorder import Recorder


def recorded(record: Record, game: str = "runedar") -> tuple[Recorder, mattock.State, int]:
    state, dice, decisions = mattock.game(game).new(seed=3, players=2), mattock.Seeded(3), 0
    recorder = Recorder(measures_of(game), state, record)
    while not state.is_over:
        legal = state.legal()
        action = legal[dice.below(len(legal), "choice")]
        recorder.before(state, len(legal), action)
        recorder.after(state, state.play(action))
        decisions += 1
    return recorder, state, decisions


def test_every_turn_has_its_decisions_and_the_last_gold_is_that_of_the_end() -> None:
    recorder, state, decisions = recorded(Record.GAMES)
    assert sum(turn.decisions for turn in recorder.turns) == decisions
    numbers = [turn.turn for turn in recorder.turns]
    assert numbers == sorted(set(numbers))
    assert recorder.turns[-1].values == (state.view(None)["gold"],)


def test_decisions_are_kept_where_they_are_asked_for() -> None:
    assert recorded(Record.GAMES)[0].asked == []
    recorder, _, decisions = recorded(Record.DECISIONS)
    assert len(recorder.asked) == decisions
    assert all(row.choices >= 1 and row.action.startswith(row.verb) for row in recorder.asked)


def test_nothing_is_used_more_often_than_it_was_offered_and_mercenaries_are_always_there() -> None:
    uses = recorded(Record.GAMES)[0].uses()
    assert list(uses) == sorted(uses, key=lambda row: (row.sort, row.item, -1 if row.seat is None else row.seat))
    assert all(row.used <= row.offered for row in uses if row.sort == "upgrade")
    assert {row.offered for row in uses if row.sort == "mercenary"} == {1}


def test_what_each_player_may_use_is_counted_apart() -> None:
    uses = recorded(Record.GAMES, "dwar7s")[0].uses()
    assert {row.seat for row in uses if row.sort == "secret"} == {0, 1}
