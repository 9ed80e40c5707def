"""The client's types are what the generator makes of the server's: a committed file that differs is stale."""

from __future__ import annotations

import pytest

from scripts import contract
from scripts.contract import CONTRACT, is_current, marked, schemas, stale, types_of
from scripts.web import ready_node


def test_the_committed_types_are_those_of_the_server() -> None:
    assert stale() == [], "run `python -m scripts.contract` and commit what it writes"


@pytest.mark.parametrize("name", ["messages", "runedar", "dwar7s"])
def test_the_generator_makes_what_is_committed(name: str) -> None:
    schema = schemas()[name]
    assert marked(schema, types_of(schema, ready_node())) == (CONTRACT / f"{name}.ts").read_text(encoding="utf-8")


def test_an_edited_file_is_stale() -> None:
    schema = schemas()["runedar"]
    written = (CONTRACT / "runedar.ts").read_text(encoding="utf-8")
    assert is_current(schema, written)
    assert not is_current(schema, written.replace("gold: number", "gold: string"))
    assert not is_current(schema, "")


def test_a_changed_type_makes_its_file_stale(monkeypatch: pytest.MonkeyPatch) -> None:
    changed = schemas()
    changed["dwar7s"]["$defs"]["View"]["properties"]["news"] = {"type": "string"}
    monkeypatch.setattr(contract, "schemas", lambda: changed)
    assert stale() == ["dwar7s"]


def test_the_file_of_a_game_that_is_gone_is_stale(monkeypatch: pytest.MonkeyPatch) -> None:
    left = {name: schema for name, schema in schemas().items() if name != "dwar7s"}
    monkeypatch.setattr(contract, "schemas", lambda: left)
    assert stale() == ["dwar7s"]
