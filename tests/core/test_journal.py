"""Journals as text: what was written is read; whatever happens to a file, the error has a type and names the line."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

import mattock
from mattock.core.journal import FIRST_SUM, FORMAT, Journal, JournalMove, line_with_sum

if TYPE_CHECKING:
    from collections.abc import Callable

Body = dict[str, object]


def journal(**changed: object) -> Journal:
    fields: dict[str, object] = {
        "game": "chess",
        "rules": "chess 1",
        "components": "0123456789abcdef",
        "options": {"players": 2, "names": ["a", "b"]},
        "luck": "seeded",
        "commitment": None,
        "deal": [0, 5, 2],
        "moves": [JournalMove("lay:axe", []), JournalMove("roll", [3, 3, 0]), JournalMove("move:tower", [1])],
        "outcome": {"won": False},
        "secret": None,
    }
    return Journal(**{**fields, **changed})  # type: ignore[arg-type]


TEXT = journal().to_text()
LINES = TEXT.splitlines(keepends=True)


def sealed_again(bodies: list[Body]) -> str:
    """Lines with sums that fit, whatever is in them: what a forger with this file would write."""
    chain, lines = FIRST_SUM, []
    for body in bodies:
        line, chain = line_with_sum(body, chain)
        lines.append(line)
    return "".join(lines)


def forged(number: int, **changed: object) -> str:
    bodies = journal().bodies()
    bodies[number] = {**bodies[number], **changed}
    return sealed_again(bodies)


def without(number: int, field: str) -> str:
    bodies = journal().bodies()
    del bodies[number][field]
    return sealed_again(bodies)


def error_of(text: str, *, unfinished: bool = False) -> mattock.JournalError:
    with pytest.raises(mattock.JournalError) as caught:
        Journal.from_text(text, unfinished=unfinished)
    error = caught.value
    assert isinstance(error, ValueError)
    assert isinstance(error, mattock.MattockError)
    assert error.line >= 1
    assert str(error) == f"line {error.line}: {error.problem}"
    return error


codes = st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=12)
lucks = st.lists(st.integers(0, 2**31 - 1), max_size=4)


@given(
    moves=st.lists(st.builds(JournalMove, codes, lucks), max_size=6),
    deal=lucks,
    options=st.dictionaries(codes, st.none() | st.booleans() | st.integers() | codes | st.lists(codes), max_size=4),
    secret=st.none() | codes,
)
def test_what_was_written_is_read(moves: list[JournalMove], deal: list[int], options: Body, secret: str | None) -> None:
    written = journal(moves=moves, deal=deal, options=options, secret=secret)
    text = written.to_text()
    read = Journal.from_text(text)
    assert read == written
    assert hash(read) == hash(written)
    assert read.to_text() == text
    assert text.count("\n") == len(moves) + 2
    assert text.isascii()


def test_a_line_is_an_object_that_ends_with_its_sum() -> None:
    rows = [json.loads(line) for line in LINES]
    assert rows[0]["mattock"] == FORMAT
    assert [row.get("do") for row in rows] == [None, "lay:axe", "roll", "move:tower", None]
    assert rows[-1]["actions"] == 3
    assert all(list(row)[-1] == "sum" and len(row["sum"]) == 16 for row in rows)
    assert len({row["sum"] for row in rows}) == len(rows)


def test_journals_differ_where_their_content_does() -> None:
    assert journal() == journal()
    for other in (journal(deal=[1]), journal(moves=[]), journal(secret="00"), journal(luck="fair"), "journal"):
        assert journal() != other
    assert JournalMove("a", [1]) != JournalMove("a", [2])
    assert JournalMove("a", [1]) == JournalMove("a", [1])
    assert hash(JournalMove("a", [1])) == hash(JournalMove("a", [1]))
    assert repr(JournalMove("a", [1])) == "JournalMove('a', [1])"


def test_the_last_line_break_is_no_part_of_the_journal() -> None:
    assert Journal.from_text(TEXT.removesuffix("\n")) == journal()


@pytest.mark.parametrize("kept", range(len(LINES)))
def test_a_file_cut_between_two_lines_is_truncated(kept: int) -> None:
    error = error_of("".join(LINES[:kept]))
    assert type(error) is mattock.JournalTruncated
    assert error.line == max(kept + 1, 1)


def test_a_file_cut_anywhere_is_truncated_and_the_error_names_the_line() -> None:
    for cut in range(len(TEXT) - 1):
        kept = TEXT[:cut]
        error = error_of(kept)
        assert type(error) is mattock.JournalTruncated, kept
        line = kept.count("\n") + 1
        is_whole = kept + "\n" in "".join(LINES) and kept.endswith("}") and TEXT[cut] == "\n"
        assert error.line == line + is_whole


@pytest.mark.parametrize("kept", range(1, len(LINES)))
def test_an_unfinished_journal_can_be_read_if_that_is_wanted(kept: int) -> None:
    read = Journal.from_text("".join(LINES[:kept]), unfinished=True)
    assert read.moves == journal().moves[: kept - 1]
    assert read.outcome is None
    assert read.secret is None


def test_an_unfinished_line_is_not_read() -> None:
    """A game that was interrupted while a line was being written goes on from the line before."""
    cut = mattock.Journal.from_text(TEXT[: len(LINES[0]) + 10], unfinished=True)
    assert cut == mattock.Journal.from_text(TEXT[: len(LINES[0]) + 1], unfinished=True)
    error = error_of(TEXT[: len(LINES[0]) + 10])
    assert type(error) is mattock.JournalTruncated
    assert error.line == 2


@pytest.mark.parametrize("luck", ["proved fair\nAll is well", "\x1b[31m", "", "two words", "\ud800"])
def test_the_kind_of_luck_is_one_plain_word(luck: str) -> None:
    journal = mattock.Journal.from_text(TEXT)
    journal.luck = luck
    error = error_of(journal.to_text())
    assert type(error) is mattock.JournalDamaged
    assert error.line == 1


def test_a_change_of_any_character_is_noticed_in_its_line() -> None:
    for at in range(len(TEXT) - 1):
        if TEXT[at] != "\n":
            changed = TEXT[:at] + ("x" if TEXT[at] != "x" else "y") + TEXT[at + 1 :]
            error = error_of(changed)
            assert error.line == TEXT[:at].count("\n") + 1, changed
            assert type(error) in {mattock.JournalDamaged, mattock.JournalTruncated}


@pytest.mark.parametrize("number", range(len(LINES) - 1))
def test_swapped_lines_are_noticed(number: int) -> None:
    lines = LINES.copy()
    lines[number], lines[number + 1] = lines[number + 1], lines[number]
    error = error_of("".join(lines))
    assert type(error) is mattock.JournalDamaged
    assert error.line == number + 1


@pytest.mark.parametrize("number", range(len(LINES) - 1))
def test_a_missing_line_is_noticed(number: int) -> None:
    error = error_of("".join(LINES[:number] + LINES[number + 1 :]))
    assert type(error) is mattock.JournalDamaged
    assert error.line == number + 1


@pytest.mark.parametrize("number", range(len(LINES)))
def test_a_doubled_line_is_noticed(number: int) -> None:
    error = error_of("".join(LINES[: number + 1] + LINES[number:]))
    assert type(error) is mattock.JournalDamaged
    assert error.line == number + 2


def test_a_line_out_of_another_journal_is_noticed() -> None:
    other = journal(deal=[1, 1, 1]).to_text().splitlines(keepends=True)
    error = error_of("".join([*LINES[:2], other[2], *LINES[3:]]))
    assert type(error) is mattock.JournalDamaged
    assert error.line == 3


@pytest.mark.parametrize("tail", [',"do":"cheat"}', ',"luck":[5,5,5]}', " }", "} ", ',"x":1}'])
def test_what_is_added_behind_the_sum_is_noticed(tail: str) -> None:
    line = LINES[2].removesuffix("\n").removesuffix("}") + tail + "\n"
    error = error_of("".join([*LINES[:2], line, *LINES[3:]]))
    assert type(error) is mattock.JournalDamaged
    assert error.line == 3


@pytest.mark.parametrize("version", [FORMAT + 1, 99, 10**30])
def test_a_newer_format_is_named_before_anything_else_is_read(version: int) -> None:
    error = error_of(f'{{"mattock":{version},"everything":"is different now"}}\nlines of another kind\n')
    assert type(error) is mattock.JournalNewer
    assert error.line == 1
    assert str(version) in error.problem
    assert str(FORMAT) in error.problem


@pytest.mark.parametrize("version", ["1", True, None, 1.0, 0, -1, [], {}])
def test_something_else_is_not_the_head_of_a_journal(version: object) -> None:
    error = error_of(forged(0, mattock=version))
    assert type(error) is mattock.JournalDamaged
    assert (error.line, error.problem) == (1, "not the head of a journal")


GARBAGE: list[str] = [
    "\n",
    "\n\n\n",
    " ",
    "hello",
    "{",
    "{}",
    "[]",
    "null",
    "1",
    '"mattock"',
    "NaN",
    "\x00" * 50,
    "\ufeff" + TEXT,
    "{" * 100_000,
    "[" * 100_000,
    '{"mattock":1,"a":' + "[" * 100_000 + "]" * 100_000 + "}",
    '{"mattock":' + "9" * 5000 + "}",
    '{"mattock":1,"sum":"0000000000000000"}',
    '{"mattock":1,"sum":7}',
    '{"mattock":1,"text":"\udcff\udc80","sum":"0000000000000000"}\n',
    b"\xff\xfe\x00{".decode(errors="surrogateescape"),
    b"\x89PNG\r\n\x1a\n".decode("latin-1"),
    TEXT.replace("\n", "\r"),
    TEXT + "{}\n",
    TEXT + TEXT,
    TEXT + "\n",
]


@pytest.mark.parametrize("text", GARBAGE, ids=range(len(GARBAGE)))
def test_garbage_is_answered_with_a_journal_error(text: str) -> None:
    error_of(text)
    error_of(text, unfinished=True)


@given(text=st.text() | st.text('{}[]",:0123456789\nmattocksum\\', max_size=60))
def test_no_text_is_answered_with_anything_but_a_journal_error(text: str) -> None:
    error_of(text)


DAMAGE: list[tuple[Callable[[], str], int, str]] = [
    (lambda: without(0, "game"), 1, "'game' is missing"),
    (lambda: forged(0, game=7), 1, "'game' is missing"),
    (lambda: without(0, "rules"), 1, "'rules' is missing"),
    (lambda: without(0, "components"), 1, "'components' is missing"),
    (lambda: without(0, "luck"), 1, "'luck' is missing"),
    (lambda: without(0, "options"), 1, "'options' is missing"),
    (lambda: forged(0, options=[]), 1, "'options' is not an object"),
    (lambda: forged(0, commitment=1), 1, "'commitment' is not text"),
    (lambda: without(0, "deal"), 1, "'deal' is missing"),
    (lambda: forged(0, deal="0123"), 1, "'deal' is missing"),
    (lambda: forged(0, deal=[1, True]), 1, "'deal' is not a list of numbers"),
    (lambda: forged(0, deal=[1.0]), 1, "'deal' is not a list of numbers"),
    (lambda: forged(0, deal=[-1]), 1, "'deal' is not a list of numbers"),
    (lambda: forged(0, deal=[2**31]), 1, "'deal' is not a list of numbers"),
    (lambda: forged(0, deal=[2**200]), 1, "'deal' is not a list of numbers"),
    (lambda: without(2, "do"), 3, "no action"),
    (lambda: forged(2, do=["roll"]), 3, "no action"),
    (lambda: without(3, "luck"), 4, "'luck' is missing"),
    (lambda: forged(3, luck=None), 4, "'luck' is missing"),
    (lambda: forged(3, luck=["1"]), 4, "'luck' is not a list of numbers"),
    (lambda: forged(4, actions=2), 5, "2 actions announced, 3 found"),
    (lambda: forged(4, actions="3"), 5, "'3' actions announced, 3 found"),
    (lambda: forged(4, actions=None), 5, "None actions announced, 3 found"),
    (lambda: forged(4, outcome="won"), 5, "'outcome' is not an object"),
    (lambda: forged(4, secret=5), 5, "'secret' is not text"),
]


@pytest.mark.parametrize(("text", "line", "problem"), DAMAGE, ids=[problem for _, _, problem in DAMAGE])
def test_a_field_of_the_wrong_kind_is_named_even_if_the_sums_fit(
    text: Callable[[], str], line: int, problem: str
) -> None:
    error = error_of(text())
    assert type(error) is mattock.JournalDamaged
    assert (error.line, error.problem) == (line, problem)


def test_one_action_is_not_announced_by_a_yes() -> None:
    bodies = journal(moves=[JournalMove("roll", [])]).bodies()
    bodies[-1]["actions"] = True
    error = error_of(sealed_again(bodies))
    assert (error.line, error.problem) == (3, "True actions announced, 1 found")


def test_actions_after_the_end_are_noticed() -> None:
    text = sealed_again([*journal().bodies(), {"do": "roll", "luck": []}])
    assert error_of(text).problem == "the end is missing"
    assert type(error_of(text, unfinished=True)) is mattock.JournalDamaged


def test_a_problem_without_a_line_says_no_line() -> None:
    error = mattock.JournalMismatch("made under other rules")
    assert str(error) == "made under other rules"
    assert error.line == 0
