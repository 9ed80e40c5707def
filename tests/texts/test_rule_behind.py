"""Every event has the paragraph of the rules behind it, so that a line of the log can lead there."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files

import pytest

from mattock.core.registry import manifest
from mattock.texts.rulebook import paragraph
from tests.texts.subject import Subject
from tests.texts.subject_dwar7s import SUBJECT as DWAR7S
from tests.texts.subject_runedar import SUBJECT as RUNEDAR

of_every_game = pytest.mark.parametrize("subject", [RUNEDAR, DWAR7S], ids=lambda subject: subject.name)
FLAGS = ("false", "true")


@cache
def behind(game: str) -> dict[str, str]:
    """By the event's name, or by "name/fact/value" where a fact decides it."""
    found: dict[str, str] = json.loads(
        files(manifest(game).words).joinpath("paragraphs.json").read_text(encoding="utf-8")
    )
    return found


def values(subject: Subject, event: str, fact: str) -> set[str]:
    """All that a fact of an event can be."""
    sorts = {known.sort for kind in subject.kinds() if kind.name == event for known in kind.facts if known.name == fact}
    return {word for sort in sorts for word in (FLAGS if sort == "flag" else subject.names.words[sort])}


@of_every_game
def test_every_event_has_its_paragraph_and_nothing_else_has_one(subject: Subject) -> None:
    assert {key for key in behind(subject.name) if "/" not in key} == {kind.name for kind in subject.kinds()}


@of_every_game
def test_a_fact_that_decides_the_paragraph_can_be_told(subject: Subject) -> None:
    exact = [key.split("/") for key in behind(subject.name) if "/" in key]
    assert exact
    for event, fact, value in exact:
        assert value in values(subject, event, fact), (event, fact, value)


@of_every_game
def test_every_paragraph_behind_an_event_is_in_the_book(subject: Subject) -> None:
    for event, rule in behind(subject.name).items():
        assert rule.startswith(subject.name[0].upper()), event
        assert paragraph(rule) is not None, event
