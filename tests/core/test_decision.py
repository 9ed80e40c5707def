"""A question as data: equal where it asks the same."""

from __future__ import annotations

from mattock.core.decision import Decision


def test_a_question_is_told_with_its_seat_and_parameters() -> None:
    assert Decision("dig", 1, {"left": 2}).to_dict() == {"kind": "dig", "seat": 1, "params": {"left": 2}}


def test_questions_are_equal_where_kind_seat_and_parameters_are() -> None:
    question = Decision("dig", 1, {"left": 2})
    assert question == Decision("dig", 1, {"left": 2})
    assert hash(question) == hash(Decision("dig", 1, {"left": 2}))
    for other in (
        Decision("use", 1, {"left": 2}),
        Decision("dig", 0, {"left": 2}),
        Decision("dig", 1, {"left": 1}),
        None,
    ):
        assert question != other
