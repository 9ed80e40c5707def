"""Which games there are, what may be chosen before they start, and what is printed on their pieces."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Literal

from litestar import get
from litestar.datastructures import CacheControlHeader
from litestar.params import PathParameter
from msgspec import Struct

import mattock
from mattock.core.option import Option
from mattock.server.described import refusals
from mattock.server.replies import NotFound, Refused

GameName = Annotated[str, PathParameter(max_length=64)]
Pieces = dict[str, dict[str, dict[str, Any]]]


class Choice(Struct, frozen=True):
    """One option of a game; a `free` one takes a value that the game checks itself, or null; `per_seat` takes a list
    with a different one of the `choices` for each seat, or null.
    """

    name: str
    kind: Literal["number", "word", "flag", "per_seat", "free"]
    choices: list[Any]
    default: Any


class Offered(Struct, frozen=True):
    """A game, how many may play it (fewest and most) and its options."""

    game: str
    rules: str
    players: tuple[int, int]
    options: list[Choice]


def choice(option: Option) -> Choice:
    if option.per_seat:
        return Choice(option.name, "per_seat", list(option.per_seat), option.default)
    kinds: dict[type, Literal["number", "word", "flag"]] = {int: "number", str: "word", bool: "flag"}
    kind = "free" if option.free else kinds[type(option.default)]
    return Choice(option.name, kind, [] if option.free else list(option.values), option.default)


@cache
def offers() -> list[Offered]:
    """A file of components is the operator's affair, so it is no option here."""
    found = []
    for name in mattock.game_names():
        game = mattock.game(name)
        players = next(option.values for option in game.options if option.name == "players")
        counts = [count for count in players if isinstance(count, int)]
        options = [choice(option) for option in game.options if option.name != "components"]
        found.append(Offered(name, game.rules, (min(counts), max(counts)), options))
    return found


@cache
def printed(name: str) -> Pieces:
    return mattock.game(name).pieces()


@get("/api/games", sync_to_thread=False, responses=refusals())
def list_games() -> list[Offered]:
    """All games, and what may be chosen before they start."""
    return offers()


@get(
    "/api/games/{game:str}/pieces",
    sync_to_thread=False,
    responses=refusals(NotFound),
    cache_control=CacheControlHeader(max_age=300, public=True),
)
def show_pieces(game: GameName) -> Pieces:
    """What is printed on the pieces, by sort and id."""
    if game not in mattock.game_names():
        raise Refused(NotFound())
    return printed(game)
