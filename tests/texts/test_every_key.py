"""Everything the engine can name has a text in every language, and no text is left over."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import mattock
from mattock.cli.components import COLUMNS
from mattock.cli.trials import MEASURES
from mattock.core.box.schema import SOURCES
from mattock.core.tale import EventKind
from mattock.games.runedar import box_schema, events, lexicon, places
from mattock.games.runedar.components import load_box
from mattock.games.runedar.refusals import REFUSALS
from mattock.games.runedar.state import STAGES
from mattock.games.runedar.table import VERBS
from mattock.games.runedar.view import GOBLIN_KINDS
from mattock.terminal.panels import METERS
from mattock.texts import languages
from tests.texts.messages import messages

LANGUAGES = languages()
PACKAGE = Path(mattock.__file__).parent
BOX = load_box()


def ids(*tables: str) -> set[str]:
    return {row.id for row in BOX.rows if row.table in tables}


# Keys that are put together out of a first part and the name of something.
FAMILIES: dict[str, set[str]] = {
    "event-": {kind.name for kind in vars(events).values() if isinstance(kind, EventKind)},
    "action-": {verb.name for verb in VERBS},
    "action-name-": {*box_schema.ACTIONS, "magic", "orc"},
    "decision-": set(STAGES) - {"over"},
    "refusal-": {code for code, _ in REFUSALS[1:]} | {"other_game"},
    "reason-": set(lexicon.REASONS[1:]),
    "title-": ids("title"),
    "place-": set(places.NAMES),
    "card-": ids("starting", "upgrade") | {"unnamed"},
    "engine-": set(lexicon.ENGINE_NAMES),
    "deck-": set(lexicon.DECKS),
    "resource-": {*lexicon.RESOURCES, "any"},
    "amount-": set(lexicon.RESOURCES),
    "mercenary-": ids("mercenary"),
    "dwarf-": set(lexicon.DWARFS),
    "difficulty-": ids("difficulty"),
    "dice-": ids("dice"),
    "goblin-": {*GOBLIN_KINDS, "slot"},
    "screen-goblin-": set(GOBLIN_KINDS),
    "siege-": {"orcs", "tower", "catapult", "arrow"},
    "face-": {"crossbow"},
    "meter-": set(METERS),
    "cli-measure-": {"decisions", *MEASURES},
    "cli-table-": {row.table for row in BOX.rows},
    "cli-column-": {name for columns in COLUMNS.values() for name in columns} | {"source"},
    "cli-source-": set(SOURCES),
    "cli-outcome-": set(box_schema.OUTCOMES),
}


def literals() -> set[str]:
    """Every word in quotes in the packages that speak, without the name of an attribute."""
    found = set()
    for package in ("texts", "terminal", "cli"):
        for path in (PACKAGE / package).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    found.add(node.value.partition(".")[0])
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("family", FAMILIES)
def test_whatever_the_engine_names_has_a_text(language: str, family: str) -> None:
    assert FAMILIES[family]
    assert {family + name for name in FAMILIES[family]} <= messages(language).keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_left_over(language: str) -> None:
    said = literals() | {key for message in messages(language).values() for key in message.references}
    known = {family + name for family, names in FAMILIES.items() for name in names}
    assert messages(language).keys() - known - said == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_in_the_sources_has_a_text(language: str) -> None:
    prefixes = ("cli-", "screen-", "terminal-", "story-", "list-", "chronicle-", "seat-", "carrier-")
    wanted = {word for word in literals() if word.startswith(prefixes) and not word.endswith("-") and " " not in word}
    assert wanted
    assert wanted <= messages(language).keys()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("family", FAMILIES)
def test_things_of_a_kind_have_the_same_forms(language: str, family: str) -> None:
    forms = {messages(language)[family + name].attributes for name in FAMILIES[family]}
    assert len(forms) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_keys_and_forms(language: str) -> None:
    english, other = messages("en"), messages(language)
    assert {key: message.attributes for key, message in other.items()} == {
        key: message.attributes for key, message in english.items()
    }
