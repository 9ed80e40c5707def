"""A message that the contract does not know is refused, and the refusal names the field."""

from __future__ import annotations

import msgspec
import pytest

from mattock.server.ws.messages import read_message
from mattock.tables.log.answers import Malformed
from mattock.tables.log.commands import read_command
from mattock.wire.decode import field_of

WRONG = {
    '{"do": "play", "version": 1, "action": "x", "colour": 1}': "colour",
    '{"do": "play", "version": "1", "action": "x"}': "version",
    '{"do": "play", "version": 1.5, "action": "x"}': "version",
    '{"do": "play", "version": -1, "action": "x"}': "version",
    '{"do": "play", "version": 1, "actions": []}': "actions",
    '{"do": "play", "version": 1, "actions": ["a", 2]}': "actions[1]",
    '{"do": "play", "action": "x"}': "version",
    '{"do": "dance"}': "do",
    '{"do": 1}': "do",
    '{"version": 1}': "do",
    '{"do": "preview", "seat": 0, "paths": [[1]]}': "paths[0][0]",
    '{"do": "hello", "token": "t", "changes": 1}': "changes",
    '{"do": "say", "text": null}': "text",
    "[]": None,
    "{": None,
    "": None,
}


@pytest.mark.parametrize(("text", "field"), WRONG.items())
def test_a_message_with_a_wrong_field_is_malformed_and_the_field_is_named(text: str, field: str | None) -> None:
    answer = read_message(text)
    assert isinstance(answer, Malformed)
    assert answer.field == field
    assert answer.problem


@pytest.mark.parametrize(
    ("settings", "field"), [('{"wait": 1}', "settings.wait"), ('{"walk": true}', "settings.walk"), ("1", "settings")]
)
def test_a_field_inside_another_is_named_with_its_path(settings: str, field: str) -> None:
    answer = read_command(f'{{"do": "create", "game": "runedar", "settings": {settings}}}')
    assert isinstance(answer, Malformed)
    assert answer.field == field


def test_what_is_wrong_with_a_key_of_an_object_is_said_of_the_object() -> None:
    with pytest.raises(msgspec.ValidationError) as found:
        msgspec.json.decode('{"a": {"b": 1}}', type=dict[str, dict[int, int]])
    assert field_of(found.value) == "[...]"
