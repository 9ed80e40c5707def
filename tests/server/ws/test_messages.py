"""What clients send is read strictly: a command, a question, or malformed with its field."""

from __future__ import annotations

import pytest

from mattock.server.ws.messages import Hello, Preview, at_table, read_message, ref_in, without_table_name
from mattock.tables.log.answers import Malformed
from mattock.tables.log.commands import Play


def test_a_command_comes_without_its_table_which_the_address_names() -> None:
    sent = read_message(b'{"do": "play", "version": 3, "actions": ["dig"], "key": "12345678"}')
    command = at_table(sent, "table-1")  # type: ignore[arg-type]
    assert command == Play(table="table-1", version=3, actions=["dig"], key="12345678")
    assert without_table_name(command) == sent


def test_a_hello_and_a_question_are_read() -> None:
    assert read_message(b'{"do": "hello", "token": "t"}') == Hello(token="t")
    asked = read_message(b'{"do": "preview", "seat": 0, "paths": [["dig"], ["dig", "dig"]]}')
    assert isinstance(asked, Preview)
    assert asked.price == 3 / 16


@pytest.mark.parametrize(
    ("data", "field"),
    [
        (b'{"do": "play", "version": "3", "actions": ["dig"]}', "version"),
        (b'{"do": "play", "version": 3, "actions": ["dig", 4]}', "actions[1]"),
        (b'{"do": "preview", "seat": 0, "paths": []}', "paths"),
        (b'{"do": "play", "version": 3, "actions": ["dig"], "colour": "red"}', "colour"),
        (b'{"do": "hello"}', "token"),
        (b'{"do": "dance"}', "do"),
        (b"{", None),
        (b"\xff", None),
        (b"[" * 2000, None),
    ],
)
def test_a_message_that_the_contract_does_not_know_is_malformed_with_the_field(data: bytes, field: str | None) -> None:
    answer = read_message(data)
    assert isinstance(answer, Malformed)
    assert answer.field == field


def test_a_malformed_message_is_known_by_its_key_or_reference_as_far_as_can_be_told() -> None:
    assert ref_in(b'{"do": 1, "ref": "r"}') == "r"
    assert ref_in(b'{"key": "k", "ref": "r"}') == "k"
    assert ref_in(b'{"key": 5}') is None
    assert ref_in(b"{") is None
    assert len(ref_in(b'{"key": "%s"}' % (b"x" * 500)) or "") == 64
