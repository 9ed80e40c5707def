"""Actions are made once: a catalogue of immutable values, each with a stable number, per game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mattock.core.refusal import UnknownAction

if TYPE_CHECKING:
    from mypy_extensions import i64


class Action:
    """One choice of a player. Compare and hash it as you like; get it from `legal()` or `game.action()`.

    `verb` is the kind of action, `params` its parameters by name, `code` both as one short word ("move:north").
    An encoder may keep in `encoded` what it has made of it.
    """

    def __init__(self, game: str, number: i64, verb: str, params: tuple[tuple[str, object], ...]) -> None:
        self._game = game
        self._number: i64 = number
        self._verb = verb
        self._params = params
        self._code = ":".join([verb, *(str(value) for _, value in params)])
        self.encoded: object = None

    @property
    def game(self) -> str:
        return self._game

    @property
    def id(self) -> i64:
        return self._number

    @property
    def verb(self) -> str:
        return self._verb

    @property
    def params(self) -> dict[str, object]:
        return dict(self._params)

    @property
    def code(self) -> str:
        return self._code

    def to_dict(self) -> dict[str, object]:
        return {"verb": self._verb, **dict(self._params)}

    def __reduce__(self) -> tuple[object, ...]:
        return Action, (self._game, self._number, self._verb, self._params)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self._code == other._code and self._game == other._game

    def __hash__(self) -> int:
        return hash((self._game, self._code))

    def __repr__(self) -> str:
        return f"Action({self._code!r})"


class Catalogue:
    """All actions of one game under one set of components, by number, by code and by data."""

    def __init__(self, actions: list[Action]) -> None:
        self.actions = actions
        self.numbers: dict[str, int] = {action.code: action.id for action in actions}
        self._by_data: dict[tuple[tuple[str, object], ...], Action] = {
            tuple(sorted(action.to_dict().items())): action for action in actions
        }

    def by_code(self, code: str) -> Action:
        number = self.numbers.get(code)
        if number is None:
            raise UnknownAction(f"no action {code!r}")
        return self.actions[number]

    def by_data(self, data: dict[str, object]) -> Action:
        """The action that `to_dict` gave this data for."""
        try:
            action = self._by_data.get(tuple(sorted(data.items())))
        except (AttributeError, TypeError):
            action = None
        if action is None or not has_same_types(action.to_dict(), data):
            raise UnknownAction(f"no action {data!r}")
        return action


def has_same_types(known: dict[str, object], data: dict[str, object]) -> bool:
    """Whether equal data has the same types too: to Python True is 1, and so is 1.0."""
    return all(type(data[name]) is type(value) for name, value in known.items())
