"""Which games there are, what may be chosen before they start, and what is printed on their pieces."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Literal

import msgspec
from litestar import get
from litestar.datastructures import CacheControlHeader
from litestar.params import PathParameter

import mattock
from mattock.core.game import PrintedData
from mattock.core.options import Option
from mattock.server.http.messages import GameInfo, GameOption
from mattock.server.http.openapi import refusals
from mattock.server.http.replies import NotFound, Refused

GameName = Annotated[str, PathParameter(max_length=64)]


def choice(option: Option) -> GameOption:
    if option.per_seat:
        return GameOption(option.name, "per_seat", list(option.per_seat), None)
    kinds: dict[type, Literal["number", "word", "flag"]] = {int: "number", str: "word", bool: "flag"}
    kind = "free" if option.free else kinds[type(option.default)]
    told = {"name": option.name, "kind": kind, "choices": [] if option.free else option.values}
    return msgspec.convert({**told, "default": option.default}, GameOption)


@cache
def offers() -> list[GameInfo]:
    """A file of components is the operator's affair, so it is no option here."""
    found = []
    for name in mattock.game_names():
        game = mattock.game(name)
        players = next(option.values for option in game.options if option.name == "players")
        counts = [count for count in players if isinstance(count, int)]
        options = [choice(option) for option in game.options if option.name != "components"]
        found.append(GameInfo(name, game.rules, (min(counts), max(counts)), options))
    return found


@cache
def printed(name: str) -> PrintedData:
    return mattock.game(name).pieces()


@get("/api/games", sync_to_thread=False, responses=refusals())
def list_games() -> list[GameInfo]:
    """All games, and what may be chosen before they start."""
    return offers()


@get(
    "/api/games/{game:str}/pieces",
    sync_to_thread=False,
    responses=refusals(NotFound),
    cache_control=CacheControlHeader(max_age=300, public=True),
)
def show_pieces(game: GameName) -> PrintedData:
    """What is printed on the pieces, by sort and id."""
    if game not in mattock.game_names():
        raise Refused(NotFound())
    return printed(game)
