"""Everything the engine can name has a text in every language, and no text is left over."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

import mattock
from mattock.texts import languages
from tests.texts.browser_keys import asked_by_the_browser
from tests.texts.families import FAMILIES, SHARED
from tests.texts.messages import messages

LANGUAGES = languages()
PACKAGE = Path(mattock.__file__).parent
SPEAKING = ("server", "texts", "terminal", "cli", "lab", *(f"games/{game}" for game in FAMILIES))
PARTS = ("words", "terminal", "report")
WRITTEN_OUT = (
    "story-",
    "list-",
    "chronicle-",
    "outcome-",
    "seat-",
    "carrier-",
    "space-",
    "crowd-",
    "terminal-",
    "cli-",
    "lab-",
    "advice-",
    "review-",
)

in_every_language = pytest.mark.parametrize("language", LANGUAGES)
of_every_game = pytest.mark.parametrize("game", FAMILIES)
each_family = pytest.mark.parametrize(
    ("game", "family"), [(game, family) for game, families in FAMILIES.items() for family in {**families, **SHARED}]
)


def names(game: str, family: str) -> set[str]:
    return {**FAMILIES[game], **SHARED}[family]


@cache
def literals(game: str) -> frozenset[str]:
    """Every word in quotes in the packages that speak, keys and forms apart; other games' files are left out."""
    others = FAMILIES.keys() - {game}
    found = set()
    for path in (path for package in SPEAKING for path in (PACKAGE / package).rglob("*.py")):
        parts = path.relative_to(PACKAGE).with_suffix("").parts
        if parts[0] != "games" or (parts[1] not in others and parts[2] in PARTS):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    found.update(node.value.split("."))
    return frozenset(found)


def unsaid_in_python(language: str, game: str) -> set[str]:
    """The texts that only the browser can be in need of."""
    said = literals_of_all()
    said |= {key for message in messages(language, game).values() for key in message.references}
    known = {family + name for family in {**FAMILIES[game], **SHARED} for name in names(game, family)}
    return messages(language, game).keys() - known - said


def beginnings_of_keys(language: str, game: str) -> set[str]:
    """First words of the browser's own keys, such as "hall-": whatever begins like that in its sources is a key."""
    return {key.partition("-")[0] + "-" for key in unsaid_in_python(language, game) if "-" in key}


def literals_of_all() -> set[str]:
    return set().union(*(literals(game) for game in FAMILIES))


def said_in_the_hall(language: str) -> set[str]:
    """The hall knows what each game says of itself before its table is opened."""
    said = (key for game in FAMILIES for key in messages(language, game))
    return {key for key in said if key.startswith(("hall-", "about-"))}


def test_every_game_has_families_of_texts() -> None:
    assert set(mattock.game_names()) == FAMILIES.keys()


@in_every_language
@each_family
def test_whatever_the_engine_names_has_a_text(language: str, game: str, family: str) -> None:
    assert names(game, family)
    assert {family + name for name in names(game, family)} <= messages(language, game).keys()


@in_every_language
@of_every_game
def test_no_text_is_left_over(language: str, game: str) -> None:
    left = unsaid_in_python(language, game)
    assert {key for key in left if not asked_by_the_browser().asks_for(key)} == set()


@in_every_language
@of_every_game
def test_no_form_is_left_over(language: str, game: str) -> None:
    found = messages(language, game).values()
    asked = {name.rpartition("_")[2] for message in found for name in message.placeholders}
    asked |= literals_of_all() | asked_by_the_browser().forms
    assert {form for message in found for form in message.attributes} - asked == set()


@in_every_language
@of_every_game
def test_every_key_in_the_sources_has_a_text(language: str, game: str) -> None:
    said = literals(game)
    wanted = {word for word in said if word.startswith(WRITTEN_OUT) and word[-1] != "-" and " " not in word}
    assert wanted
    assert wanted <= messages(language, game).keys()


@in_every_language
@of_every_game
def test_every_key_in_the_sources_of_the_browser_has_a_text(language: str, game: str) -> None:
    asked = asked_by_the_browser(frozenset(FAMILIES.keys() - {game}))
    known = {*messages(language, game), *said_in_the_hall(language)}
    begun = tuple(sorted(beginnings_of_keys(language, game)))
    assert begun
    assert {key for key in asked.keys if key.startswith(begun)} - known == set()
    unended = {start for start in asked.beginnings if start.startswith(begun)}
    assert {start for start in unended if not any(key.startswith(start) for key in known)} == set()


@in_every_language
@each_family
def test_things_of_a_kind_have_the_same_forms(language: str, game: str, family: str) -> None:
    forms = {messages(language, game)[family + name].attributes for name in names(game, family)}
    assert len(forms) == 1
