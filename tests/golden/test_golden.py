"""Whole games, kept: one for every way to end, and their stories. `python -m scripts.golden` makes them again."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import pytest

import mattock
from mattock.core.tale import EventKind
from mattock.core.verify import verify
from mattock.games.runedar import events
from mattock.games.runedar.lexicon import REASONS
from mattock.games.runedar.state import Siege
from scripts.golden import FOLDER, GAME, GAMES, Golden, told
from tests.paragraphs import rule

BY_NAME: Final = {golden.name: golden for golden in GAMES}
MOST_BYTES: Final = 100_000

each_golden_game = pytest.mark.parametrize("name", BY_NAME)


@cache
def text_of(name: str) -> str:
    return BY_NAME[name].journal.read_bytes().decode()


@cache
def journal_of(name: str) -> mattock.Journal:
    return mattock.Journal.from_lines(text_of(name))


def replayed(golden: Golden) -> Siege:
    """The last moment, with the luck that the journal had."""
    journal = journal_of(golden.name)
    fair = mattock.Fair(bytes.fromhex(journal.secret)) if journal.secret else None
    siege = GAME.rebuild(journal, components=golden.components, luck=fair)
    assert isinstance(siege, Siege)
    return siege


@cache
def told_and_done(name: str) -> tuple[frozenset[str], frozenset[str]]:
    """The kinds of events and the verbs of a golden game."""
    journal = journal_of(name)
    luck = [*journal.deal, *(answer for move in journal.moves for answer in move.luck)]
    options: dict[str, Any] = {**journal.options, "components": BY_NAME[name].components}
    state = GAME.new(chance=mattock.Scripted(luck), **options)
    actions = [state.catalogue.by_code(move.code) for move in journal.moves]
    told = {event.name for event in state.tale}
    for action in actions:
        told.update(event.name for event in state.play(action))
    return frozenset(told), frozenset(action.verb for action in actions)


@each_golden_game
def test_a_golden_journal_is_true_and_written_again_byte_for_byte(name: str) -> None:
    journal = journal_of(name)
    verification = verify(journal, GAME, BY_NAME[name].components)
    assert verification.actions == len(journal.moves)
    assert verification.is_luck_derived is BY_NAME[name].is_fair
    assert journal.to_lines() == text_of(name)
    assert len(text_of(name)) < MOST_BYTES


@each_golden_game
def test_a_golden_game_begins_and_ends_as_it_did(name: str) -> None:
    golden, journal = BY_NAME[name], journal_of(name)
    siege = replayed(golden)
    assert siege.outcome is not None
    assert siege.outcome.to_dict() == journal.outcome
    assert siege.outcome.reason == golden.ends
    assert golden.shows(siege)
    assert {option: journal.options[option] for option in golden.options} == golden.options


@each_golden_game
def test_a_replayed_game_writes_the_journal_it_came_from(name: str) -> None:
    assert replayed(BY_NAME[name]).journal().to_lines() == text_of(name)


@each_golden_game
def test_a_golden_story_is_told_line_by_line_as_it_was(name: str) -> None:
    story = BY_NAME[name].story.read_bytes().decode()
    assert told(BY_NAME[name], journal_of(name)).splitlines() == story.splitlines()
    assert story.endswith("\n")


def test_the_folder_holds_the_golden_games_and_nothing_else() -> None:
    files = {path.name for golden in GAMES for path in (golden.journal, golden.story)}
    boxes = {golden.owner for golden in GAMES if golden.owner}
    assert {path.name for path in FOLDER.iterdir()} == files | boxes


@rule("R16.1", "R16.2")
def test_every_way_to_end_is_golden() -> None:
    assert {golden.ends for golden in GAMES} == set(REASONS) - {""}


@rule("R16.1", "R17.1")
def test_every_number_of_players_wins_a_golden_game_and_a_lonely_one_loses_one() -> None:
    ends = {(journal_of(golden.name).options["players"], golden.ends == "escaped") for golden in GAMES}
    assert ends >= {(1, True), (2, True), (3, True), (4, True), (1, False)}


@pytest.mark.parametrize(
    ("option", "values"),
    [
        ("difficulty", {"easy", "normal", "hard", "epic"}),
        ("dice", {"standard", "blades"}),
        ("open_hands", {False, True}),
    ],
)
def test_every_value_of_an_option_is_golden(option: str, values: set[object]) -> None:
    assert {journal_of(golden.name).options[option] for golden in GAMES} == values


def test_an_owners_components_make_a_golden_game_of_their_own() -> None:
    owned = [golden for golden in GAMES if golden.owner]
    assert owned
    for golden in owned:
        with pytest.raises(mattock.JournalMismatch):
            GAME.rebuild(journal_of(golden.name))


def test_fair_luck_is_golden_with_its_secret_told() -> None:
    fair = [journal_of(golden.name) for golden in GAMES if golden.is_fair]
    assert fair
    assert all(journal.luck == "fair" and journal.commitment and journal.secret for journal in fair)


def test_every_kind_of_event_is_told_in_some_golden_game() -> None:
    kinds = {kind.name for kind in vars(events).values() if isinstance(kind, EventKind)}
    assert kinds - frozenset().union(*(told_and_done(name)[0] for name in BY_NAME)) == set()


def test_every_verb_is_used_in_some_golden_game() -> None:
    verbs = {action.verb for action in GAME.catalogue().actions}
    assert verbs - frozenset().union(*(told_and_done(name)[1] for name in BY_NAME)) == set()
