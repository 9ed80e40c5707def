"""The tree of errors, and small values that compare by what they say."""

from __future__ import annotations

import pickle

import pytest

import mattock
from mattock.core.refusal import not_allowed, shown
from mattock.core.verify import JournalForged

VALUE_ERRORS = [
    mattock.UnknownGame,
    mattock.BadOption,
    mattock.UnknownAction,
    mattock.ComponentsError,
    mattock.JournalError,
]
JOURNAL_ERRORS = [
    mattock.JournalDamaged,
    mattock.JournalTruncated,
    mattock.JournalNewer,
    mattock.JournalMismatch,
    mattock.JournalImpossible,
]


@pytest.mark.parametrize("error", [*VALUE_ERRORS, *JOURNAL_ERRORS, mattock.IllegalMove, mattock.LuckRanOut])
def test_one_name_catches_everything_the_package_raises_on_purpose(error: type[Exception]) -> None:
    assert issubclass(error, mattock.MattockError)


@pytest.mark.parametrize("error", [*VALUE_ERRORS, *JOURNAL_ERRORS])
def test_what_was_asked_for_and_does_not_exist_is_a_value_error(error: type[Exception]) -> None:
    assert issubclass(error, ValueError)


@pytest.mark.parametrize("error", JOURNAL_ERRORS)
def test_every_journal_error_is_a_journal_error(error: type[Exception]) -> None:
    assert issubclass(error, mattock.JournalError)


def test_rules_and_luck_are_no_value_errors() -> None:
    assert not issubclass(mattock.IllegalMove, ValueError)
    assert not issubclass(mattock.LuckRanOut, ValueError)


def test_an_illegal_move_carries_code_paragraph_and_parameters() -> None:
    error = mattock.IllegalMove("too_far", "R8.1", {"place": "tannery"})
    assert (error.code, error.rule, error.params) == ("too_far", "R8.1", {"place": "tannery"})
    assert str(error) == "too_far (R8.1)"


def test_an_illegal_move_survives_the_way_between_processes() -> None:
    again = pickle.loads(pickle.dumps(mattock.IllegalMove("too_far", "R8.1", {"place": "tannery"})))
    assert (again.code, again.rule, again.params) == ("too_far", "R8.1", {"place": "tannery"})


@pytest.mark.parametrize(
    "error",
    [
        mattock.BadOption("players=9").saying("out_of_range", option="players"),
        mattock.JournalDamaged("garbled", 7).saying("damaged", line=7),
        mattock.JournalImpossible(3, "no action 'sing'").saying("impossible"),
        JournalForged("another number", 5, "dice").saying("forged", stream="dice"),
        mattock.LuckRanOut("no answer left").saying("out_of_luck"),
    ],
    ids=lambda error: type(error).__name__,
)
def test_an_error_keeps_its_code_and_all_it_says_on_the_way_between_processes(error: mattock.MattockError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert (str(again), again.about, again.facts) == (str(error), error.about, error.facts)
    for name in ("line", "problem", "move", "stream"):
        assert getattr(again, name, None) == getattr(error, name, None)


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (7, "7"),
        ("x" * 300, f"'{'x' * 198}…"),
        (10**5000, "2**16609 or so"),
        (-(10**5000), "2**16609 or so"),
        ([10**5000], "a list"),
    ],
    ids=["short", "long", "huge", "negative", "inside"],
)
def test_whatever_was_given_is_shown_in_one_short_line(value: object, text: str) -> None:
    assert shown(value) == text
    assert str(not_allowed("it", value, "none")) == f"it={text}: allowed are none"


def test_an_impossible_action_is_named_by_its_number_and_its_line() -> None:
    error = mattock.JournalImpossible(3, "no action 'sing'")
    assert (error.move, error.line, str(error)) == (3, 4, "line 4: action 3: no action 'sing'")
    deal = mattock.JournalImpossible(0, "the deal does not fit")
    assert (deal.move, deal.line, str(deal)) == (0, 1, "line 1: the deal does not fit")


def test_refusals_are_equal_when_they_say_the_same() -> None:
    refusal = mattock.Refusal("too_far", "R8.1", {"place": "tannery"})
    same = mattock.Refusal("too_far", "R8.1", {"place": "tannery"})
    assert refusal == same
    assert hash(refusal) == hash(same)
    assert refusal.to_dict() == {"code": "too_far", "rule": "R8.1", "params": {"place": "tannery"}}
    assert repr(refusal) == "Refusal('too_far', 'R8.1', {'place': 'tannery'})"
    others = [mattock.Refusal("too_far", "R8.1", {}), mattock.Refusal("near", "R8.1", {"place": "tannery"}), "too_far"]
    assert refusal not in others


def test_decisions_are_equal_when_they_ask_the_same() -> None:
    decision = mattock.Decision("dig", 1, {"left": 2})
    assert decision == mattock.Decision("dig", 1, {"left": 2})
    assert hash(decision) == hash(mattock.Decision("dig", 1, {"left": 2}))
    assert decision.to_dict() == {"kind": "dig", "seat": 1, "params": {"left": 2}}
    assert repr(decision) == "Decision('dig', seat=1, {'left': 2})"
    assert decision not in [mattock.Decision("dig", 0, {"left": 2}), mattock.Decision("dig", 1, {}), "dig"]


def test_an_outcome_tells_winners_reason_and_scores() -> None:
    together = mattock.Outcome((0, 1), "escaped", (7, 7), "Defenders")
    assert (together.won, together.score) == (True, 7)
    against = mattock.Outcome((1,), "most_points", (3, 9))
    assert (against.won, against.score, against.title) == (True, 9, None)
    lost = mattock.Outcome((), "gold", (0, 0))
    assert (lost.won, lost.score) == (False, 0)
    assert lost.to_dict() == {
        "won": False,
        "winners": [],
        "reason": "gold",
        "score": 0,
        "scores": [0, 0],
        "title": None,
    }
    assert lost == mattock.Outcome((), "gold", (0, 0))
    assert hash(lost) == hash(mattock.Outcome((), "gold", (0, 0)))
    assert lost not in [together, against, "gold"]
    assert "'gold'" in repr(lost)
