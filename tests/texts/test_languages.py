"""All languages say the same: the same keys, forms and facts, and whole games without a gap or a foreign word.

A language may bend a name in more ways than English does (`.den`, `.dem`); it may not know more or less than English.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any, NamedTuple

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import mattock
from mattock.testing.adapter import Case
from mattock.testing.moments import begin, walk
from mattock.texts import Texts, languages, retell
from mattock.texts.bundle import sources
from tests.texts.messages import messages

OTHERS = [language for language in languages() if language != "en"]

# Forms that only bend a name; all other forms (`.asks`, `.deed`) tell something.
BENT = {"adjective", "capital", "from", "id", "in", "many", "one", "plain", "to"}

# What is written alike in English and in that language.
NAMES = {"Brynja", "Torvald", "Eldrun", "Thrain", "Dwar7s Fall", "--from", "English", "Deutsch", "Español"}
ALIKE = {
    "de": {"Bot", "Diam", "Gold", "Hand", "Name", "Solo", "Symbol", "Tav", "Troll", "Tunnel", "normal"},
    "es": {"Bot", "bot", "Cast", "Diam", "Drag", "Goblin", "goblin", "metal", "normal", "provisional"},
}

# Words that hold English sentences together, and that no other language here has.
GLUE = {"and", "not", "that", "the", "this", "with", "you", "your"}

WORD = re.compile(r"[^\W\d_]{3,}")
FLAW = re.compile(r"[_{}\[\]$]|\bnone\b|\bNone\b|\bTrue\b|\bFalse\b|-\d|  $")

in_every_other_language = pytest.mark.parametrize("language", OTHERS)
in_every_language = pytest.mark.parametrize("language", languages())
of_every_game = pytest.mark.parametrize("game", mattock.game_names())


class Play(NamedTuple):
    """A whole game to be told."""

    game: str
    options: dict[str, Any]
    seed: int


PLAYS = [
    Play("runedar", {"players": 1, "difficulty": "easy"}, 8),
    Play("runedar", {"players": 3, "difficulty": "easy"}, 2),
    Play("dwar7s", {"players": 2}, 3),
    Play("dwar7s", {"players": 4}, 5),
]
each_play = pytest.mark.parametrize("number", range(len(PLAYS)), ids=[f"{play.game}-{play.seed}" for play in PLAYS])


class Reader(Visitor):
    """Collects what stands in a message word for word."""

    def __init__(self) -> None:
        self.texts: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - a name Fluent calls
        self.texts.add(node.value.strip())


@cache
def written(language: str, game: str) -> dict[str, set[str]]:
    """The literal texts of each message."""
    found = {}
    for file in sources(language, game):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                reader = Reader()
                reader.visit(entry)
                found[entry.id.name] = reader.texts
    return found


@cache
def vocabulary(language: str, game: str) -> set[str]:
    return {word for texts in written(language, game).values() for text in texts for word in words(text)}


def words(text: str) -> set[str]:
    return {word.lower() for word in WORD.findall(text)}


@cache
def journal(number: int) -> mattock.Journal:
    play = PLAYS[number]
    case = Case(play.game, play.options)
    state = begin(case, play.seed)
    for _ in walk(case, state, play.seed, leaning=True):
        pass
    return state.journal()


@cache
def stories(language: str, number: int) -> list[list[str]]:
    """A play told to somebody who knows all, and to each seat."""
    play = PLAYS[number]
    texts = Texts(language, play.game, pieces=mattock.game(play.game).pieces())
    seats = (None, *range(play.options["players"]))
    return [retell(mattock.game(play.game), journal(number), texts, seat=seat) for seat in seats]


def facts(language: str, game: str) -> dict[str, set[str]]:
    """What each message asks for, whatever the form."""
    shown, english = messages(language, game), messages("en", game)
    extra = {form for key, message in shown.items() for form in message.attributes - english[key].attributes}
    return {key: {straight(name, BENT | extra) for name in message.placeholders} for key, message in shown.items()}


def straight(name: str, forms: set[str]) -> str:
    """`card_den` is the card."""
    thing, _, form = name.rpartition("_")
    return thing if thing and form in forms else name


@in_every_other_language
@of_every_game
def test_all_languages_have_the_same_keys(language: str, game: str) -> None:
    assert messages(language, game).keys() == messages("en", game).keys()


@in_every_other_language
@of_every_game
def test_no_language_lacks_a_form_that_english_has(language: str, game: str) -> None:
    english, other = messages("en", game), messages(language, game)
    lacking = {key: english[key].attributes - other[key].attributes for key in english}
    assert {key: forms for key, forms in lacking.items() if forms} == {}


@in_every_other_language
@of_every_game
def test_all_languages_ask_for_the_same_facts(language: str, game: str) -> None:
    assert facts(language, game) == facts("en", game)


@in_every_other_language
@of_every_game
def test_no_text_is_left_in_english(language: str, game: str) -> None:
    english, other = written("en", game), written(language, game)
    alike = {text for key in english for text in english[key] & other[key] if WORD.search(text)}
    left = {text.strip(" :()") for text in alike}
    assert left - NAMES - ALIKE[language] == set()
    assert vocabulary("en", game) >= GLUE
    assert GLUE & vocabulary(language, game) == set()


@in_every_language
@each_play
def test_a_whole_game_is_told_to_everybody_without_a_flaw(language: str, number: int) -> None:
    for story in stories(language, number):
        assert [line for line in story if FLAW.search(line)] == []


@in_every_other_language
@each_play
def test_a_whole_game_is_told_without_an_english_word(language: str, number: int) -> None:
    game = PLAYS[number].game
    foreign = vocabulary("en", game) - vocabulary(language, game)
    for story in stories(language, number):
        assert words("\n".join(story)) & foreign == set()


@in_every_other_language
@each_play
def test_a_story_has_the_same_lines_in_every_language(language: str, number: int) -> None:
    for story, english in zip(stories(language, number), stories("en", number), strict=True):
        assert [line.startswith(" ") for line in story] == [line.startswith(" ") for line in english]
