"""Rebuilding from a journal: exact where it fits, refused with a reason where it does not, never replayed wrongly."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import mattock
from mattock.core.journal import JournalMove
from mattock.core.playout import play_randomly
from mattock.core.state import HistoryNode, numbers_of

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

GAME = mattock.game("runedar")


def played(actions: int = 1_000_000, **options: Any) -> mattock.State:
    state = GAME.new(chance=mattock.Seeded(11), **options)
    play_randomly(state, mattock.Seeded(11), actions)
    return state


def copy_of(state: mattock.State) -> mattock.Journal:
    return mattock.Journal.from_text(state.journal().to_text())


def lucky_move(journal: mattock.Journal) -> int:
    """The first action, counted from 0, that asked for luck."""
    return next(number for number, move in enumerate(journal.moves) if move.luck)


@pytest.mark.parametrize("upto", [0, 1, 2, 30, None])
def test_any_moment_can_be_rebuilt(upto: int | None) -> None:
    journal = played(60).journal()
    rebuilt = GAME.rebuild(journal, upto=upto)
    expected = played(60 if upto is None else upto)
    assert rebuilt.snapshot() == expected.snapshot()
    assert rebuilt.journal() == expected.journal()


@pytest.mark.parametrize("upto", [-1, 61, 10**9])
def test_a_moment_that_never_was_is_refused(upto: int) -> None:
    with pytest.raises(mattock.BadOption, match=f"upto={upto}: allowed are whole numbers from 0 to 60"):
        GAME.rebuild(played(60).journal(), upto=upto)


def test_a_rebuilt_position_keeps_what_the_journal_says_of_its_luck() -> None:
    state = GAME.new(chance=mattock.Fair(b"hush"))
    play_randomly(state, mattock.Seeded(1), 30)
    rebuilt = GAME.rebuild(state.journal())
    assert (rebuilt.luck_kind, rebuilt.commitment) == ("fair", state.commitment)
    assert rebuilt.journal() == state.journal()


def test_a_rebuilt_position_has_no_luck_of_its_own_for_what_comes() -> None:
    rebuilt = GAME.rebuild(played(40).journal())
    with pytest.raises(mattock.LuckRanOut):
        play_randomly(rebuilt, mattock.Seeded(1))


def test_rebuilding_leaves_the_journal_as_it_is() -> None:
    journal = played(40).journal()
    text = journal.to_text()
    GAME.rebuild(journal)
    GAME.rebuild(journal, upto=3)
    assert journal.to_text() == text


def mismatch_of(journal: mattock.Journal, components: str | None = None) -> mattock.JournalMismatch:
    with pytest.raises(mattock.JournalMismatch) as caught:
        GAME.rebuild(journal, components=components)
    return caught.value


def test_a_journal_of_another_game_is_refused() -> None:
    journal = played(5).journal()
    journal.game = "chess"
    assert str(mismatch_of(journal)) == "a journal of 'chess', not of 'runedar'"


def test_a_journal_made_under_other_rules_is_refused() -> None:
    journal = played(5).journal()
    journal.rules = "runedar 0"
    assert str(mismatch_of(journal)) == f"made under the rules 'runedar 0'; this version knows up to {GAME.rules!r}"


def test_a_journal_made_with_other_components_is_refused(tmp_path: Path) -> None:
    own = tmp_path / "mine.toml"
    own.write_text(MERCENARIES, encoding="utf-8")
    default, mine = played(5), played(5, components=str(own))
    assert default.components != mine.components
    for journal, components in ((default.journal(), str(own)), (mine.journal(), None)):
        error = mismatch_of(journal, components)
        assert default.components in str(error)
        assert mine.components in str(error)
    assert GAME.rebuild(mine.journal(), components=str(own)).snapshot() == mine.snapshot()


MERCENARIES = "\n".join(
    f'[[mercenary]]\nid = "{name}"\ncost = 1\nsource = "rulebook"'
    for name in ("cancel", "catapult", "orcs", "goblin", "troll")
)


def impossible(change: Callable[[mattock.Journal], object]) -> mattock.JournalImpossible:
    journal = copy_of(played(80))
    change(journal)
    with pytest.raises(mattock.JournalImpossible) as caught:
        GAME.rebuild(journal)
    assert caught.value.line == caught.value.move + 1
    assert str(caught.value).startswith(f"line {caught.value.line}: ")
    return caught.value


def test_an_action_that_does_not_exist_is_named() -> None:
    error = impossible(lambda journal: journal.moves.insert(3, JournalMove("sing", [])))
    assert (error.move, error.problem) == (4, "action 4: no action 'sing'")


def test_an_action_that_the_rules_refuse_is_named_with_the_reason() -> None:
    error = impossible(lambda journal: journal.moves.insert(0, JournalMove("roll", [])))
    assert (error.move, error.problem) == (1, "action 1: 'roll' is refused: not_now (R10.1)")


def test_an_action_after_the_end_is_refused() -> None:
    journal = played().journal()
    journal.moves.append(JournalMove("end_turn", []))
    with pytest.raises(mattock.JournalImpossible, match="game_over") as caught:
        GAME.rebuild(journal)
    assert caught.value.move == len(journal.moves)


def test_luck_that_does_not_fit_is_found_where_it_is_asked_for() -> None:
    def change(journal: mattock.Journal) -> None:
        move = journal.moves[lucky_move(journal)]
        move.luck[0] = 1000

    error = impossible(change)
    assert error.move == lucky_move(played(80).journal()) + 1
    assert "answer 1000 does not fit" in error.problem


def test_too_little_luck_is_found() -> None:
    def change(journal: mattock.Journal) -> None:
        for move in journal.moves:
            move.luck.clear()

    error = impossible(change)
    assert error.move == lucky_move(played(80).journal()) + 1
    assert "no answer left" in error.problem


def test_a_deal_without_luck_is_found() -> None:
    journal = copy_of(played(0))
    journal.deal.clear()
    with pytest.raises(mattock.JournalImpossible, match="the deal does not fit the luck") as caught:
        GAME.rebuild(journal)
    assert (caught.value.move, caught.value.line) == (0, 1)


def test_too_much_luck_is_found() -> None:
    error = impossible(lambda journal: journal.moves[-1].luck.append(0))
    assert "more luck is written down than was asked for" in error.problem


@pytest.mark.parametrize(
    "options", [{"players": 9}, {"players": "2"}, {"colour": "red"}, {"dwarfs": [["brynja"], {}]}, {"first": 7}]
)
def test_options_that_do_not_exist_are_named(options: dict[str, object]) -> None:
    journal = copy_of(played(0))
    journal.options.update(options)
    with pytest.raises(mattock.JournalMismatch, match=next(iter(options))):
        GAME.rebuild(journal)


def test_a_journal_cannot_name_a_components_file() -> None:
    """Whoever sends a journal does not choose which files are read."""
    journal = copy_of(played(5))
    journal.options["components"] = "/etc/passwd"
    assert GAME.rebuild(journal).snapshot() == played(5).snapshot()


def test_the_way_back_is_as_long_as_the_game_and_no_longer() -> None:
    history: HistoryNode | None = None
    for mark in range(200_000):
        history = HistoryNode(history, mark)
    assert numbers_of(history) == list(range(200_000))
    assert numbers_of(None) == []
    del history  # a long chain is let go without exhausting the stack


def test_luck_other_than_the_journals_may_answer() -> None:
    state = GAME.new(chance=mattock.Fair(b"hush"))
    play_randomly(state, mattock.Seeded(1), 30)
    journal = state.journal()
    assert GAME.rebuild(journal, luck=mattock.Fair(b"hush")).journal() == journal
    with pytest.raises(mattock.JournalError):
        GAME.rebuild(journal, luck=mattock.Scripted([]))
