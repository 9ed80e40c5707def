"""Whatever a table or the server can name has a text in the browser, in every language, and nothing else has one."""

from __future__ import annotations

from typing import get_args, get_type_hints

import pytest

import mattock
from mattock.bots import LEVELS
from mattock.tables.log.answers import NotNow, NotYours
from mattock.tables.log.entries import Open, Proposed
from mattock.tables.log.messages import Status
from mattock.tables.log.seats import Order
from mattock.texts import languages
from tests.texts.families import options, picks
from tests.texts.messages import messages

GAMES = set(mattock.game_names())

in_every_language = pytest.mark.parametrize("language", languages())


def codes(answer: type) -> set[str]:
    """All codes that an answer can have."""
    return set(get_args(get_type_hints(answer)["code"]))


def happenings() -> set[str]:
    """What everybody sees happen at a table: chat has its own place, and a proposal says what is proposed."""
    told = {str(body.__struct_config__.tag) for body in get_args(Open)} - {"said", "proposed", "moderated"}
    proposals = {f"proposed-{what}" for what in get_args(get_type_hints(Proposed)["what"])}
    orders = {f"moderated-{order}" for order in get_args(get_args(Order)[0])}
    return (
        told
        | proposals
        | orders
        | {
            "closed-why",
            "game_started",
            "game_continued",
            "seat_freed",
            "seat_passed-clock",
            "withdrawn",
            "picked-seat",
        }
    )


FAMILIES = {
    "language-": set(languages()),
    "status-": set(get_args(get_args(Status)[0])),
    "level-": {*LEVELS, *(f"{level}-note" for level in LEVELS if level != "random")},
    "answer-not_now-": codes(NotNow),
    "answer-not_yours-": codes(NotYours),
    "log-": {*happenings(), "title", "empty", "rule"},
    "chronicles-bot-": set(LEVELS),
}


@in_every_language
@pytest.mark.parametrize("family", FAMILIES)
def test_whatever_a_table_names_has_a_text_and_nothing_else_has_one(language: str, family: str) -> None:
    for game in GAMES:
        found = {key.removeprefix(family) for key in messages(language, game) if key.startswith(family)}
        assert found == FAMILIES[family]


@in_every_language
@pytest.mark.parametrize("game", sorted(GAMES))
def test_whatever_the_hall_says_of_a_game_is_said_by_the_game(language: str, game: str) -> None:
    wanted = {"hall-game-": {game}, "hall-about-": {game}, "option-": options(game), "pick-": picks(game)}
    for family, names in wanted.items():
        assert {key.removeprefix(family) for key in messages(language, game) if key.startswith(family)} == names
