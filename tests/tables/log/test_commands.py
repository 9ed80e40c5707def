"""Commands are read strictly: whatever arrives is a command or malformed with its field."""

from __future__ import annotations

import pytest

from mattock.tables.log.answers import Malformed
from mattock.tables.log.commands import MAX_ACTIONS, Play, read_command


def test_a_single_action_is_a_deed_of_one() -> None:
    single = read_command(b'{"do": "play", "table": "t", "version": 1, "action": "dig"}')
    assert isinstance(single, Play)
    assert single.codes == ["dig"]


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        (b'"version": 1, "actions": []', "actions"),
        (b'"version": 1, "actions": [%s]' % b", ".join([b'"dig"'] * (MAX_ACTIONS + 1)), "actions"),
        (b'"version": 1, "actions": ["dig", null]', "actions[1]"),
        (b'"version": -1, "actions": ["dig"]', "version"),
        (b'"actions": ["dig"]', "version"),
        (b'"version": 1, "actions": ["dig"], "luck": [6]', "luck"),
    ],
)
def test_a_field_that_does_not_fit_is_named(fields: bytes, field: str) -> None:
    answer = read_command(b'{"do": "play", "table": "t", %b}' % fields)
    assert isinstance(answer, Malformed)
    assert answer.field == field


def test_a_deed_says_either_one_action_or_several() -> None:
    both = read_command(b'{"do": "play", "table": "t", "version": 1, "action": "dig", "actions": ["dig"]}')
    assert isinstance(both, Malformed)
