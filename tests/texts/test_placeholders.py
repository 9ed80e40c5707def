"""No sentence asks for what the engine does not give: tried on every event, action, refusal and decision there is."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

import pytest

import mattock
from mattock.texts import Texts, languages
from tests.texts.messages import messages
from tests.texts.subject_dwar7s import SUBJECT as DWAR7S
from tests.texts.subject_runedar import SUBJECT as RUNEDAR

if TYPE_CHECKING:
    from mattock.core.events import EventKind
    from tests.texts.subject import Subject

SUBJECTS = {subject.name: subject for subject in (RUNEDAR, DWAR7S)}

in_every_language = pytest.mark.parametrize("language", languages())
of_every_game = pytest.mark.parametrize("subject", SUBJECTS.values(), ids=lambda subject: subject.name)
each_kind_of_event = pytest.mark.parametrize(
    ("subject", "kind"),
    [
        pytest.param(subject, kind, id=f"{subject.name}-{kind.name}")
        for subject in SUBJECTS.values()
        for kind in subject.kinds()
    ],
)


def is_whole(sentence: str) -> bool:
    """Nothing is missing in it: no placeholder, no word for nothing, no id of the engine."""
    return bool(sentence) and not any(sign in sentence for sign in ("{", "}", "none", "None", "_"))


def test_every_game_is_tried() -> None:
    assert set(SUBJECTS) == set(mattock.game_names())


@in_every_language
@each_kind_of_event
def test_every_event_makes_a_whole_sentence(language: str, subject: Subject, kind: EventKind) -> None:
    voice, bare = subject.texts(language), Texts(language, subject.name)
    events = list(subject.told(kind))
    assert events
    for event in events:
        assert is_whole(voice.event(event.to_dict())), event
        assert is_whole(voice.event(event.seen_by(None))), event
        assert is_whole(bare.event(event.seen_by(None))), event


@in_every_language
@each_kind_of_event
def test_an_event_asks_for_nothing_that_it_does_not_tell(language: str, subject: Subject, kind: EventKind) -> None:
    given: set[str] = set()
    words = subject.texts(language).words
    for event in subject.told(kind):
        facts = {name: value for name, value in event.to_dict().items() if name != "event"}
        given |= words.arguments({**words.unsaid, **facts}, None).keys()
    assert messages(language, subject.name)[f"event-{kind.name}"].placeholders <= given


@in_every_language
@of_every_game
def test_whatever_is_asked_offered_and_refused_makes_a_whole_sentence(language: str, subject: Subject) -> None:
    voice = subject.texts(language)
    asked, offered = set(), set()
    refused: defaultdict[str, set[str]] = defaultdict(set)
    for state in subject.moments():
        view = state.view(state.to_move)
        decision = state.decision
        if decision is not None:
            asked.add(decision.kind)
            assert is_whole(voice.decision(decision.to_dict(), view)), decision
        for action in state.catalogue.actions:
            refusal = state.why_not(action)
            if refusal is None:
                offered.add(action.verb)
                assert is_whole(voice.action(action.to_dict(), view)), action
            elif action.verb not in refused[refusal.code]:
                refused[refusal.code].add(action.verb)
                assert is_whole(voice.refusal(refusal, view)), refusal
                assert is_whole(voice.action(action.to_dict(), view)), action
    assert asked == subject.questions
    assert offered == {action.verb for action in mattock.game(subject.name).catalogue().actions}
    assert len(refused) >= subject.refusals


@in_every_language
@of_every_game
def test_actions_have_words_without_a_view_and_pieces_too(language: str, subject: Subject) -> None:
    voice, bare = subject.texts(language), Texts(language, subject.name)
    for action in mattock.game(subject.name).catalogue().actions:
        assert "{" not in voice.action(action.to_dict())
        assert "{" not in bare.action(action.to_dict())


@in_every_language
@of_every_game
def test_an_action_asks_for_nothing_that_nobody_gives(language: str, subject: Subject) -> None:
    words = subject.texts(language).words
    given: dict[str, set[str]] = defaultdict(set)
    for action in mattock.game(subject.name).catalogue().actions:
        params = action.params
        given[action.verb] |= words.arguments(params, None).keys() | words.context(action.to_dict(), None).keys()
    for verb, names in given.items():
        assert messages(language, subject.name)[f"action-{verb}"].placeholders <= names, verb
