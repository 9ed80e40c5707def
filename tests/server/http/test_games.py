"""What a page must know of a game before a table is opened, and what it says if the page has no texts of it."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

import mattock
from mattock.server.http.game_labels import labels
from mattock.server.http.games import info, texts_of
from mattock.texts import languages
from mattock.texts.fluent import read
from tests.paragraphs import ROOT
from tests.server.serving import Place, meeting

of_every_game = pytest.mark.parametrize("name", mattock.game_names())


@of_every_game
def test_a_game_is_labelled_in_every_language(name: str) -> None:
    """Its title, each option that is asked for, and each value: none of them is only the name in the code."""
    game = info(name)
    asked = [option for option in game.options if option.kind != "free" and option.name != "players"]
    texts = [game.title, game.about, *(option.label for option in asked)]
    texts += [label for option in asked if option.kind != "number" for label in option.labels]
    texts += [label for option in asked for label in option.seat_labels]
    assert all(list(text) == languages() and all(text.values()) for text in texts)
    assert all(len(option.labels) == len(option.choices) for option in game.options)
    assert any(len(set(text.values())) > 1 for text in texts)


@of_every_game
def test_a_game_says_how_it_is_won_and_what_its_lists_are_called(name: str) -> None:
    game, state = info(name), mattock.game(name).new(seed=1)
    assert game.together is state.game.instinct(state).together
    assert game.daily is not None
    assert all(all(text.values()) for text in (game.chronicle, game.daily.title, game.daily.rule))


def test_options_that_every_game_has_are_named_in_every_language() -> None:
    found = {option.name: option.label for option in info("runedar").options}
    assert found["players"] == {"de": "Personen", "en": "Players", "es": "Jugadores"}
    assert found["first"] == {"de": "Wer beginnt", "en": "Who begins", "es": "Quién empieza"}


def test_what_is_chosen_for_each_seat_has_a_label_and_a_colour() -> None:
    colours = next(option for option in info("dwar7s").options if option.name == "colours")
    assert [label["de"] for label in colours.seat_labels] == [f"Farbe von Platz {seat}" for seat in (1, 2, 3, 4)]
    assert [label["en"] for label in colours.labels] == colours.choices
    assert len(set(colours.colours)) == 4


def test_what_has_no_text_goes_by_its_name() -> None:
    assert set(labels("runedar", "option-of_nobody", "Of Nobody").values()) == {"Of Nobody"}


@of_every_game
def test_a_game_has_a_scene_if_the_client_has_a_folder_for_it(name: str) -> None:
    assert info(name).scene is (ROOT / "web" / "src" / "scenes" / name / "index.ts").is_file()


@of_every_game
@pytest.mark.parametrize("language", languages())
def test_a_client_without_texts_is_given_them(name: str, language: str) -> None:
    texts = texts_of(name, language)
    messages = read(texts.messages)
    verbs = {action.verb for action in mattock.game(name).catalogue().actions}
    assert {f"action-{verb}" for verb in verbs} <= messages.keys()
    assert texts.paragraphs.keys() >= {kind.name for kind in mattock.game(name).contract().events} - {"tower_moved"}
    secret = {fact.name for kind in mattock.game(name).contract().events for fact in kind.facts if fact.secret}
    assert set(texts.secret) == secret


def test_games_and_texts_over_the_wire(place: Place) -> None:
    async def visit() -> None:
        async with meeting(place) as (ada, _):
            games: dict[str, Any] = {game["game"]: game for game in (await ada.get("/api/games")).json()}
            assert games["runedar"]["title"]["es"] == "El asedio de Runedar"
            assert games["runedar"]["scene"] is True
            texts = (await ada.get("/api/games/runedar/texts/de")).json()
            assert texts["language"] == "de"
            assert "event-" in texts["messages"]
            for path in ("chess/texts/de", "runedar/texts/xx", "runedar/texts/..%2f..%2fetc"):
                assert (await ada.get(f"/api/games/{path}")).status_code == 404

    asyncio.run(visit())
