"""The adapter: what the conformance suite must be told about a game. Everything else it asks the game itself.

Adapters read positions through the front door, so that they do not share the mistakes of the code that they check.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from itertools import product
from typing import TYPE_CHECKING, Any, NamedTuple

import mattock

if TYPE_CHECKING:
    from collections.abc import Hashable, Mapping

    from mattock.core.options import Option


class Ledger(ABC):
    """Keeps count of one game by listening to its tale, and compares the count with what lies on the table."""

    @abstractmethod
    def hear(self, event: Mapping[str, object]) -> None:
        """One event, secrets included."""

    @abstractmethod
    def check(self, state: mattock.State) -> None:
        """Assert that things add up: nothing is made out of nothing, nothing is lost without a word."""


class Adapter(ABC):
    """The particulars of one game."""

    game: str
    """The name of the game."""

    codes: frozenset[str]
    """Every code with which the game refuses."""

    longest: int
    """No game played at random takes more actions than this."""

    widest: int
    """No decision offers more actions than this."""

    revealing: frozenset[str] = frozenset()
    """Events that tell a seat something hidden from it: from there on, what it could not know makes a difference."""

    option_sets: tuple[dict[str, Any], ...] = ()
    """Options worth a game of their own, beside those the option table tells: for instance a components file."""

    def weight(self, action: mattock.Action) -> float:
        """How much a leaning game favours an action: pure chance seldom sees the end of a game that must be won."""
        del action
        return 1.0

    @abstractmethod
    def ledger(self, state: mattock.State) -> Ledger:
        """A new ledger for a game that has just been set up."""

    @abstractmethod
    def private_streams(self, state: mattock.State, seat: int) -> tuple[str, ...]:
        """The streams of luck whose answers this seat alone learns, if only by and by: its cards, its secret goal."""

    @abstractmethod
    def hidden(self, state: mattock.State, seat: int | None) -> Hashable:
        """All that this seat (None: an onlooker) may not know now, out of the truth."""

    @abstractmethod
    def possible(self, state: mattock.State, seat: int | None) -> list[Hashable] | None:
        """Every value of `hidden` that fits what this seat has seen, all equally likely; one may stand there twice.

        None where they are too many to list, or not to be told from a view. Must not look at the truth.
        """


_adapters: dict[str, Adapter] = {}


def register(adapter: Adapter) -> None:
    """Put a game under the suite; before the suite is imported, so best in a `conftest.py`."""
    _adapters[adapter.game] = adapter


def registered() -> list[str]:
    """The names of the games under the suite."""
    return sorted(_adapters)


def adapter(name: str) -> Adapter:
    """The adapter of a game."""
    return _adapters[name]


class Case(NamedTuple):
    """A game and the options to play it with."""

    name: str
    options: dict[str, Any]

    @property
    def game(self) -> mattock.Game:
        return mattock.game(self.name)

    @property
    def adapter(self) -> Adapter:
        return adapter(self.name)

    @property
    def components(self) -> str | None:
        """The file to give to `rebuild`."""
        return self.options.get("components")

    def __str__(self) -> str:
        said = [str(value).rpartition("/")[2] for pair in self.options.items() for value in pair]
        return "-".join([self.name, *said])


def choices(option: Option) -> tuple[object, ...]:
    """The values an option table lists; free options stay as they are."""
    return option.values[:1] if option.free else option.values


def cases(name: str) -> list[Case]:
    """The game as it comes, then each value of each option by itself, then what the adapter adds."""
    table = mattock.game(name).options
    single = [{option.name: value} for option in table for value in choices(option)[1:]]
    return [Case(name, options) for options in ({}, *single, *adapter(name).option_sets)]


def combinations(name: str) -> list[Case]:
    """Every combination of the values in the option table."""
    table = mattock.game(name).options
    names = [option.name for option in table]
    rows = product(*(choices(option) for option in table))
    return [Case(name, dict(zip(names, row, strict=True))) for row in rows]


def all_cases() -> list[Case]:
    """Those of all games under the suite."""
    return [case for name in registered() for case in cases(name)]
