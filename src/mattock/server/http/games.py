"""The games, their options, and the data printed on their pieces."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Annotated, Final

import msgspec
from litestar import get
from litestar.datastructures import CacheControlHeader
from litestar.params import PathParameter, QueryParameter

import mattock
from mattock.core.journal import JournalMismatch
from mattock.core.registry import manifest
from mattock.lab.weigh import rows_for
from mattock.server.http.game_labels import labels, option_of
from mattock.server.http.messages import DailyInfo, GameInfo, GameTexts, TourInfo, WeighedGame
from mattock.server.http.openapi import refusals
from mattock.server.http.replies import NotFound, Refused
from mattock.tables.log.daily import recipe_of
from mattock.tables.log.tour_script import tour_of
from mattock.texts import languages
from mattock.texts.arguments import humanised
from mattock.texts.bundle import own_folder
from mattock.texts.declared import secret_facts
from mattock.texts.rulebook import own_book
from mattock.wire.messages import PrintedPieces

GameName = Annotated[str, PathParameter(max_length=64)]
RulesName = Annotated[str | None, QueryParameter(max_length=80, description="As the state of a table names them.")]
LanguageCode = Annotated[str, PathParameter(max_length=16)]


@cache
def offers() -> list[GameInfo]:
    """The options of a game for clients; a file of components, which only the operator may name, is left out."""
    return [info(name) for name in mattock.game_names()]


def info(name: str) -> GameInfo:
    game = mattock.game(name)
    players = next(option.values for option in game.options if option.name == "players")
    counts = [count for count in players if isinstance(count, int)]
    return GameInfo(
        game=name,
        rules=game.rules,
        players=(min(counts), max(counts)),
        options=[option_of(name, option, max(counts)) for option in game.options if option.name != "components"],
        title=labels(name, "game-title", humanised(name)),
        about=labels(name, f"hall-about-{name}", ""),
        chronicle=labels(name, f"hall-{'best' if is_won_together(name) else 'fame'}-{name}", ""),
        scene=manifest(name).scene,
        together=is_won_together(name),
        tour=tour_of(name) is not None,
        daily=daily_info(name),
    )


def daily_info(name: str) -> DailyInfo | None:
    if recipe_of(name) is None:
        return None
    return DailyInfo(labels(name, f"daily-game-{name}", ""), labels(name, f"daily-rule-{name}", ""))


@cache
def is_won_together(name: str) -> bool:
    state = mattock.game(name).new(seed=0)
    return state.game.instinct(state).together


@cache
def texts_of(name: str, language: str) -> GameTexts:
    own = own_folder(language, name)
    book = own_book(language, name)
    events = files(manifest(name).words).joinpath("paragraphs.json")
    messages = sorted((file for file in own.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
    return GameTexts(
        language=language,
        messages="\n".join(file.read_text(encoding="utf-8") for file in messages),
        book="" if book is None else book.read_text(encoding="utf-8"),
        paragraphs=msgspec.json.decode(events.read_bytes(), type=dict[str, str]) if events.is_file() else {},
        secret=list(secret_facts(name)),
    )


ALWAYS_FRESH: Final = CacheControlHeader(no_cache=True)
"""A client that came with a new server must not meet what the old one told."""


@cache
def printed(name: str, version: int) -> PrintedPieces:
    return mattock.game(name).pieces(version=version)


@cache
def weighed(name: str) -> list[WeighedGame]:
    """The lab's figures for the game; none if they are of other rules or components."""
    return msgspec.convert(rows_for(mattock.game(name).new(seed=0)), list[WeighedGame])


@get("/api/games", sync_to_thread=False, responses=refusals())
def list_games() -> list[GameInfo]:
    """All games, and what may be chosen before they start."""
    return offers()


@get(
    "/api/games/{game:str}/pieces",
    sync_to_thread=False,
    responses=refusals(NotFound),
    cache_control=ALWAYS_FRESH,
)
def show_pieces(game: GameName, rules: RulesName = None) -> PrintedPieces:
    """The data printed on the pieces, by sort and id; of a table under older rules with the name of its rules."""
    if game not in mattock.game_names():
        raise Refused(NotFound())
    known = mattock.game(game)
    try:
        return printed(game, known.rules_version if rules is None else known.version_of(rules))
    except JournalMismatch:
        raise Refused(NotFound()) from None


@get(
    "/api/games/{game:str}/tour",
    sync_to_thread=False,
    responses=refusals(NotFound),
    cache_control=ALWAYS_FRESH,
)
def show_tour(game: GameName) -> TourInfo:
    """The guided tour of a game; a table with the setting `tour` plays it."""
    tour = tour_of(game) if game in mattock.game_names() else None
    if tour is None:
        raise Refused(NotFound())
    return TourInfo(tour.learner, tour.level, tour.script, tour.steps)


@get(
    "/api/games/{game:str}/weigh",
    sync_to_thread=False,
    responses=refusals(NotFound),
    cache_control=CacheControlHeader(max_age=300, public=True),
)
def show_weighed(game: GameName) -> list[WeighedGame]:
    """How often bots win it, by options and level; empty for games that are not won together."""
    if game not in mattock.game_names():
        raise Refused(NotFound())
    return weighed(game)


@get(
    "/api/games/{game:str}/texts/{language:str}",
    sync_to_thread=False,
    responses=refusals(NotFound),
    cache_control=CacheControlHeader(max_age=300, public=True),
)
def show_texts(game: GameName, language: LanguageCode) -> GameTexts:
    """What the game says, for clients that do not have its texts themselves."""
    if game not in mattock.game_names() or language not in languages():
        raise Refused(NotFound())
    return texts_of(game, language)
