"""No sentence asks for what the engine does not give: tried on every event, action, refusal and decision there is."""

from __future__ import annotations

import itertools
from collections import defaultdict
from typing import TYPE_CHECKING

import pytest

import mattock
from mattock.core.tale import Event, EventKind
from mattock.games.runedar import events, lexicon
from mattock.games.runedar.components import load_box
from mattock.games.runedar.state import STAGES
from mattock.terminal.pieces import printed_on
from mattock.texts import Texts, languages
from mattock.texts.speech import UNSAID
from tests.games.runedar.positions import play, position
from tests.texts.messages import messages

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mattock.core.game import State

PIECES = printed_on()
NAMES = lexicon.Lexicon(load_box())
KINDS = [kind for kind in vars(events).values() if isinstance(kind, EventKind)]
SAMPLES = {"cards": (0b11, 0), "resources": (0x012,), "faces": (0b001_010_100, 0), "place": (0, 7), "flag": (0, 1)}


def texts(language: str) -> Texts:
    return Texts(language, pieces=PIECES, people=["brynja", "torvald", "eldrun", "thrain"])


def samples(sort: str) -> tuple[int, ...]:
    """Some numbers of a sort; all of them where sentences may differ."""
    if sort in ("mode", "how", "reason", "engine", "resource"):
        return tuple(range(len(NAMES.words[sort])))
    return (-1, 0, 8) if sort == "target" else SAMPLES.get(sort, (1, 2))


def told(kind: EventKind) -> Iterator[Event]:
    """One event for each mix of sample values; only close attacks have no target (R10.4)."""
    for numbers in itertools.product(*(samples(fact.sort) for fact in kind.facts)):
        a, b, c, d = (*numbers, 0, 0, 0, 0)[:4]
        event = Event(kind, NAMES, a, b, c, d)
        facts = event.to_dict()
        if facts.get("mode") != "long" or facts.get("target", "") is not None:
            yield event


def moments() -> Iterator[State]:
    """Positions of random games, and one for each question that those seldom ask."""
    for seed in range(12):
        state = mattock.game("runedar").new(players=seed % 4 + 1, seed=seed, difficulty="easy")
        choice = mattock.Seeded(f"texts {seed}")
        while not state.is_over:
            yield state
            offered = state.legal()
            state.play(offered[choice.below(len(offered), "choice")])
        yield state
    rubble = position(place="tunnel_courtyard", hand=["shovel"], goblins=["goblin_1_rubble", "goblin_2_rubble"])
    play(rubble, "lay:shovel", "dig")
    yield rubble
    axes = position(place="tannery", hand=["spear", "axe"], orcs={"tannery": 2})
    play(axes, "lay:spear", "close", "lay:axe")
    yield axes
    guests = ["goblin_1_hits", "goblin_1_wants"]
    fight = position(place="tunnel_courtyard", hand=["great_axe"], goblins=guests, trolls={"troll_3x2": [0]})
    play(fight, "lay:great_axe", "direct", "roll")
    yield fight
    duel = position(place="tannery", hand=["great_axe"], orcs={"tannery": 1})
    play(duel, "lay:great_axe", "direct", "roll")
    yield duel
    shot = position(hand=["orc"], engines={"catapult": 0})
    play(shot, "activate:catapult")
    yield shot
    finished = position(hand=["spear"], board=["saw", None, None, None, None], laid={1: {"wood": 1, "metal": 1}})
    play(finished, "take:1")
    yield finished
    yield position(trolls={"troll_4x1": []}, goblins=["goblin_1_any", "goblin_1_hits"], gold=3, hand=["pick"])


def is_whole(sentence: str) -> bool:
    """Nothing is missing in it: no placeholder, no word for nothing, no id of the engine."""
    return bool(sentence) and not any(sign in sentence for sign in ("{", "}", "none", "None", "_"))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_every_event_makes_a_whole_sentence(language: str, kind: EventKind) -> None:
    voice = texts(language)
    for event in told(kind):
        assert is_whole(voice.event(event.to_dict())), event
        assert is_whole(voice.event(event.seen_by(None))), event


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_an_event_asks_for_nothing_that_it_does_not_tell(language: str, kind: EventKind) -> None:
    given: set[str] = set()
    for event in told(kind):
        facts = {name: value for name, value in event.to_dict().items() if name != "event"}
        given |= texts(language).words.arguments({**UNSAID, **facts}, None).keys()
    assert messages(language)[f"event-{kind.name}"].placeholders <= given


@pytest.mark.parametrize("language", languages())
def test_whatever_is_asked_offered_and_refused_makes_a_whole_sentence(language: str) -> None:
    voice = texts(language)
    asked, offered = set(), set()
    refused: defaultdict[str, set[str]] = defaultdict(set)
    for state in moments():
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
    assert asked == set(STAGES) - {"over"}
    assert offered == {action.verb for action in mattock.game("runedar").catalogue().actions}
    assert len(refused) > 25


@pytest.mark.parametrize("language", languages())
def test_actions_and_decisions_have_words_without_a_view_too(language: str) -> None:
    voice = texts(language)
    for action in mattock.game("runedar").catalogue().actions:
        assert "{" not in voice.action(action.to_dict())


@pytest.mark.parametrize("language", languages())
def test_an_action_asks_for_nothing_that_nobody_gives(language: str) -> None:
    words = texts(language).words
    given: dict[str, set[str]] = defaultdict(set)
    for action in mattock.game("runedar").catalogue().actions:
        params = action.params
        given[action.verb] |= words.arguments(params, None).keys() | words.context(action.to_dict(), None).keys()
    for verb, names in given.items():
        assert messages(language)[f"action-{verb}"].placeholders <= names, verb
