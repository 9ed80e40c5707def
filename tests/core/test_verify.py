"""A journal is verified: what is true passes, and whatever was changed is found and named."""

from __future__ import annotations

from typing import Any

import pytest

import mattock
from mattock.core.chance import Fair
from mattock.core.journal import JournalMove
from mattock.core.playout import play_randomly
from mattock.core.verify import JournalForged, verify

GAME = mattock.game("runedar")
SECRET = bytes(range(32))


def played(chance: mattock.Chance, limit: int = 10_000, **options: Any) -> mattock.Journal:
    state = GAME.new(chance=chance, **options)
    play_randomly(state, mattock.Seeded("verify"), limit)
    return state.journal()


@pytest.fixture
def fair() -> mattock.Journal:
    return played(Fair(SECRET))


def test_a_fair_game_is_derived_again_number_by_number(fair: mattock.Journal) -> None:
    found = verify(fair, GAME)
    assert found.is_luck_derived
    assert found.actions == len(fair.moves)
    assert sum(found.numbers.values()) == len(fair.deal) + sum(len(move.luck) for move in fair.moves)
    assert found.outcome is not None
    assert found.outcome.to_dict() == fair.outcome


def test_numbers_are_counted_by_stream(fair: mattock.Journal) -> None:
    luck = Fair(SECRET)
    GAME.rebuild(fair, luck=luck)
    assert verify(fair, GAME).numbers == luck.counters


@pytest.mark.parametrize("chance", [mattock.Seeded(1), mattock.Arranged({})])
def test_other_luck_is_played_again_but_not_called_derived(chance: mattock.Chance) -> None:
    found = verify(played(chance), GAME)
    assert not found.is_luck_fair
    assert not found.is_luck_derived
    assert found.numbers["siege"] > 0


def test_before_the_secret_is_told_nothing_is_called_derived() -> None:
    journal = played(Fair(SECRET), limit=20)
    assert journal.secret is None
    found = verify(journal, GAME)
    assert found.is_luck_fair
    assert not found.is_luck_derived
    assert found.outcome is None


def changed(luck: list[int]) -> list[int]:
    return [luck[0] + (1 if luck[0] == 0 else -1), *luck[1:]]


def test_a_changed_number_is_found_with_its_action_and_stream(fair: mattock.Journal) -> None:
    at = next(index for index, move in enumerate(fair.moves) if move.code == "reveal")
    fair.moves[at] = JournalMove("reveal", changed(fair.moves[at].luck))
    with pytest.raises(JournalForged, match=rf"action {at + 1} \(reveal\): .*'siege'") as caught:
        verify(fair, GAME)
    assert (caught.value.move, caught.value.stream) == (at + 1, "siege")


def test_a_changed_number_of_the_deal_is_found(fair: mattock.Journal) -> None:
    fair.deal = changed(fair.deal)
    with pytest.raises(JournalForged, match="the deal: number 1 of the luck 'yellow'") as caught:
        verify(fair, GAME)
    assert (caught.value.move, caught.value.stream) == (0, "yellow")


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"secret": SECRET[::-1].hex()}, "not the one promised"),
        ({"secret": "no number"}, "not a hexadecimal number"),
        ({"secret": None}, "secret of its luck is not told"),
        ({"commitment": None}, "nothing was promised"),
        ({"commitment": "0" * 64}, "not the one promised"),
        ({"outcome": {"won": True}}, "outcome told is not the one"),
    ],
)
def test_a_false_promise_or_outcome_is_found(fair: mattock.Journal, change: dict[str, Any], problem: str) -> None:
    for name, value in change.items():
        setattr(fair, name, value)
    with pytest.raises(JournalForged, match=problem):
        verify(fair, GAME)


def test_a_finished_game_that_keeps_its_secret_by_hiding_its_end_is_found(fair: mattock.Journal) -> None:
    fair.outcome, fair.secret = None, None
    with pytest.raises(JournalForged, match="the game is over"):
        verify(fair, mattock.game(fair.game))


def test_an_outcome_that_was_never_reached_is_found() -> None:
    journal = played(mattock.Seeded(1), limit=20)
    journal.outcome = {"won": True, "score": 20}
    with pytest.raises(JournalForged, match="after 20 actions"):
        verify(journal, GAME)


def test_a_number_that_stands_at_another_action_is_found() -> None:
    journal = played(mattock.Seeded(1))
    at = next(index for index, move in enumerate(journal.moves) if move.luck)
    number = journal.moves[at].luck[-1]
    journal.moves[at] = JournalMove(journal.moves[at].code, journal.moves[at].luck[:-1])
    journal.moves[at + 1] = JournalMove(journal.moves[at + 1].code, [number, *journal.moves[at + 1].luck])
    with pytest.raises(mattock.JournalImpossible, match=f"action {at + 1}: "):
        verify(journal, GAME)


def test_a_number_left_over_is_found() -> None:
    journal = played(mattock.Seeded(1))
    journal.moves[-1] = JournalMove(journal.moves[-1].code, [*journal.moves[-1].luck, 0])
    with pytest.raises(mattock.JournalImpossible, match=f"action {len(journal.moves)}: "):
        verify(journal, GAME)


def test_an_action_that_the_rules_refuse_is_found(fair: mattock.Journal) -> None:
    fair.moves[3] = JournalMove("roll", [])
    with pytest.raises(mattock.JournalImpossible, match="action 4: 'roll' is refused: not_now"):
        verify(fair, GAME)


def test_other_rules_or_components_are_a_mismatch_and_no_forgery(fair: mattock.Journal) -> None:
    fair.components = "0" * 16
    with pytest.raises(mattock.JournalMismatch):
        verify(fair, GAME)
    fair.rules = "runedar 99"
    with pytest.raises(mattock.JournalMismatch):
        verify(fair, GAME)
