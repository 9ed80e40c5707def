"""Advice and reviews have words in all three languages: the same keys, the same placeholders, whole sentences."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

import mattock
from mattock.bots.advice import ENDS, WAYS
from mattock.core.registry import manifest
from mattock.texts import Texts
from mattock.texts.story import people_of
from tests.texts.messages import Message, read

if TYPE_CHECKING:
    from collections.abc import Mapping

LANGUAGES = ("en", "de", "es")
FILES = ("advice.ftl", *(f"{name}/advice.ftl" for name in mattock.game_names()))
in_every_language = pytest.mark.parametrize("language", LANGUAGES)
of_every_game = pytest.mark.parametrize("game", mattock.game_names())
SAID: dict[str, str | int] = {
    "action": "Dig",
    "then": "Rest",
    "seat": "Red",
    "reason": "R",
    "chance": 63,
    "rank": "1.5",
    "visits": 8,
}


def source(language: str, file: str) -> str:
    """`file` is a shared one, or "game/file"."""
    game, _, name = file.rpartition("/")
    folder = manifest(game).words if game else "mattock.texts"
    return files(folder).joinpath(language, name).read_text(encoding="utf-8")


@cache
def messages(language: str, file: str) -> Mapping[str, Message]:
    entries = FluentParser().parse(source(language, file)).body
    assert not [entry.content for entry in entries if isinstance(entry, ast.Junk)]
    return {entry.id.name: read(entry) for entry in entries if isinstance(entry, ast.Message)}


def sentence(language: str, file: str, key: str, **arguments: str | int) -> str:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source(language, file)))
    pattern = bundle.get_message(key).value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, {**SAID, **arguments})
    assert errors == []
    return str(text)


def parts(game: str) -> list[str]:
    state = mattock.game(game).new(seed=1)
    return [*ENDS, *state.game.instinct(state).parts]


@in_every_language
@pytest.mark.parametrize("file", FILES)
def test_all_languages_have_the_same_keys_and_placeholders(language: str, file: str) -> None:
    assert messages(language, file) == messages("en", file)


@of_every_game
@in_every_language
def test_every_part_of_the_instinct_has_its_reason_and_nothing_else_has_one(language: str, game: str) -> None:
    found = {key for key in messages(language, f"{game}/advice.ftl") if key.startswith("advice-part-")}
    assert found == {f"advice-part-{part}" for part in parts(game)}


@of_every_game
@in_every_language
def test_gaining_and_guarding_are_told_apart(language: str, game: str) -> None:
    for part in set(parts(game)) - set(ENDS):
        told = {way: sentence(language, f"{game}/advice.ftl", f"advice-part-{part}", way=way) for way in WAYS}
        assert told["gain"] != told["guard"], part
        assert ("Red" in told["hinder"]) is (game == "dwar7s"), part


@of_every_game
@in_every_language
def test_what_a_coach_plans_to_do_next_needs_no_view_to_be_said(language: str, game: str) -> None:
    """No card is in use yet, so no sentence may name its number; what is a bare number is not planned aloud."""
    state = mattock.game(game).new(seed=1)
    texts = Texts(language, game=game, pieces=state.game.pieces(None)).at_table(people_of(state))
    plans = [one for one in state.catalogue.actions if any(isinstance(value, str) for value in one.params.values())]
    said = {action.code: texts.action(action.to_dict()) for action in plans}
    assert len(said) > 20
    assert {code: text for code, text in said.items() if re.search(r"\b(0|none)\b", text)} == {}


WITHOUT_A_VIEW = {
    "en": ("Work wood", "Work what the workshop makes", "Attack the catapult at long range"),
    "de": ("Verarbeite Holz", "Verarbeite, was die Werkstatt hergibt", "Greife das Katapult im Fernkampf an"),
    "es": ("Trabaja madera", "Trabaja el recurso del taller", "Ataca a distancia a la catapulta"),
}


@in_every_language
def test_a_card_that_is_not_yet_played_is_spoken_of_without_its_number(language: str) -> None:
    texts = Texts(language, game="runedar", pieces=mattock.game("runedar").pieces(None))
    plans = ({"verb": "work", "resource": "wood"}, {"verb": "work", "resource": "any"})
    shot = {"verb": "shoot", "target": "catapult"}
    assert tuple(texts.action(action) for action in (*plans, shot)) == WITHOUT_A_VIEW[language]


@in_every_language
def test_a_rank_is_written_as_people_of_that_language_do(language: str) -> None:
    assert sentence(language, "advice.ftl", "advice-rank", whole=1, tenths=5) == ("1.5" if language == "en" else "1,5")
    told = sentence(language, "dwar7s/advice.ftl", "advice-line", rank="1.5")
    assert "1.5" in told
    assert "63\N{NO-BREAK SPACE}%" in told
