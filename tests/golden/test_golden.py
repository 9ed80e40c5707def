"""Whole games, kept, of every built-in game, and their stories. `python -m scripts.golden` makes them again."""

from __future__ import annotations

from importlib import import_module
from typing import Final

import pytest

import mattock
from mattock.core.events import EventKind
from mattock.core.options import Option
from mattock.core.verify import verify
from scripts.golden.kept import ROOT, Kept
from scripts.golden.making import told
from tests.golden.kept import BY_NAME, journal_of, kept_of, text_of, witnessed

MOST_BYTES: Final = 100_000

each_golden_game = pytest.mark.parametrize("name", BY_NAME)
each_game = pytest.mark.parametrize("game", mattock.game_names())


def replayed(kept: Kept) -> mattock.State:
    """The last moment, with the luck that the journal had."""
    journal = journal_of(kept.name)
    fair = mattock.Fair(bytes.fromhex(journal.secret)) if journal.secret else None
    return kept.game.rebuild(journal, components=kept.components, luck=fair)


@each_golden_game
def test_a_golden_journal_is_true_and_written_again_byte_for_byte(name: str) -> None:
    journal, kept = journal_of(name), BY_NAME[name]
    verification = verify(journal, kept.game, kept.components)
    assert verification.actions == len(journal.moves)
    assert verification.is_luck_derived is kept.golden.is_fair
    assert journal.to_text() == text_of(name)
    assert len(text_of(name)) < MOST_BYTES


@each_golden_game
def test_a_golden_game_begins_and_ends_as_it_did(name: str) -> None:
    golden, journal = BY_NAME[name].golden, journal_of(name)
    outcome = witnessed(name).state.outcome
    assert outcome is not None
    assert outcome.to_dict() == journal.outcome
    assert outcome.reason == golden.ends
    assert golden.shows(witnessed(name))
    assert {option: journal.options[option] for option in golden.options} == golden.options


@each_golden_game
def test_a_replayed_game_writes_the_journal_it_came_from(name: str) -> None:
    assert replayed(BY_NAME[name]).journal().to_text() == text_of(name)


@each_golden_game
def test_a_golden_story_is_told_line_by_line_as_it_was(name: str) -> None:
    story = BY_NAME[name].story.read_bytes().decode()
    assert told(BY_NAME[name], journal_of(name)).splitlines() == story.splitlines()
    assert story.endswith("\n")


@each_game
def test_the_folder_of_a_game_holds_its_golden_games_and_nothing_else(game: str) -> None:
    files = {path.name for kept in kept_of(game) for path in (kept.journal, kept.story)}
    boxes = {kept.golden.owner for kept in kept_of(game) if kept.golden.owner}
    assert {path.name for path in (ROOT / game).iterdir() if path.is_file()} == files | boxes


@each_game
def test_the_folder_of_older_rules_holds_golden_games_of_these_rules_and_nothing_else(game: str) -> None:
    folders = {path.name for path in (ROOT / game).iterdir() if path.is_dir()}
    assert folders == {f"v{version}" for version in range(1, mattock.game(game).rules_version)}
    for folder in folders:
        kept = [kept for kept in BY_NAME.values() if kept.name.startswith(f"{game}/{folder}/")]
        assert {journal_of(one.name).rules for one in kept} == {f"{game} {folder[1:]}"}
        files = {path.name for one in kept for path in (one.journal, one.story)}
        assert {path.name for path in (ROOT / game / folder).iterdir()} == files


@each_game
def test_every_way_to_end_is_golden(game: str) -> None:
    reasons = set(import_module(f"mattock.games.{game}.names").REASONS) - {""}
    assert {kept.golden.ends for kept in kept_of(game)} == reasons


@pytest.mark.parametrize(
    ("game", "option"),
    [(game, option) for game in mattock.game_names() for option in mattock.game(game).options if not option.free],
    ids=lambda value: value if isinstance(value, str) else value.name,
)
def test_every_value_of_an_option_is_golden(game: str, option: Option) -> None:
    assert {journal_of(kept.name).options[option.name] for kept in kept_of(game)} == set(option.values)


@each_game
def test_an_owners_components_make_a_golden_game_of_their_own(game: str) -> None:
    owned = [kept for kept in kept_of(game) if kept.golden.owner]
    assert owned
    for kept in owned:
        with pytest.raises(mattock.JournalMismatch):
            kept.game.rebuild(journal_of(kept.name))


@each_game
def test_fair_luck_is_golden_with_its_secret_told(game: str) -> None:
    fair = [journal_of(kept.name) for kept in kept_of(game) if kept.golden.is_fair]
    assert fair
    assert all(journal.luck == "fair" and journal.commitment and journal.secret for journal in fair)


@each_game
def test_every_kind_of_event_is_told_in_some_golden_game(game: str) -> None:
    events = vars(import_module(f"mattock.games.{game}.events")).values()
    kinds = {kind.name for kind in events if isinstance(kind, EventKind)}
    assert kinds - {str(event["event"]) for kept in kept_of(game) for event in witnessed(kept.name).tale} == set()


@each_game
def test_every_verb_is_used_in_some_golden_game(game: str) -> None:
    verbs = {action.verb for action in mattock.game(game).catalogue().actions}
    assert verbs - frozenset().union(*(witnessed(kept.name).verbs for kept in kept_of(game))) == set()
