"""What may be chosen before a game starts, as a table; a wrong choice is answered with what is allowed."""

from __future__ import annotations

from mattock.core.refusal import BadOption, not_allowed


class Option:
    """One option: its name, the values it takes (the first is the default) and what it is for.

    `free` options take any value of the type of their default; the game checks them itself. `since` is the version of
    the rules that brought the option: games under older ones do not have it. An option with words `per_seat` is free
    too: it takes a list with a different one of them for each seat.
    """

    def __init__(
        self,
        name: str,
        values: tuple[object, ...],
        *,
        free: bool = False,
        per_seat: tuple[str, ...] = (),
        since: int = 1,
    ) -> None:
        self.name = name
        self.values = values
        self.free = free or len(per_seat) > 0
        self.per_seat = per_seat
        self.since = since

    @property
    def default(self) -> object:
        return self.values[0]

    def check(self, value: object) -> object:
        if self.free:
            return value
        for allowed in self.values:
            if allowed == value and type(allowed) is type(value):
                return allowed
        raise not_allowed(self.name, value, listed(self.values))


def plain_options(options: dict[str, object]) -> dict[str, object]:
    """The options as a copy to give away, without the path of a file."""
    return {
        name: list(value) if isinstance(value, list) else value
        for name, value in options.items()
        if name != "components"
    }


def listed(values: tuple[object, ...]) -> str:
    return ", ".join(repr(value) for value in values)


def checked(options: tuple[Option, ...], given: dict[str, object]) -> dict[str, object]:
    """All options with their values; unknown names and values are refused."""
    known = {option.name for option in options}
    for name in given:
        if name not in known:
            names = ", ".join([option.name for option in options])
            error = BadOption(f"unknown option {name!r}: known are {names}")
            raise error.saying("unknown_option", option=repr(name), known=names)
    return {option.name: option.check(given.get(option.name, option.default)) for option in options}


def checked_seat(name: str, seat: object, players: int) -> int | None:
    """A seat of the table, or None; anything else is refused."""
    if seat is None:
        return None
    if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < players:
        raise not_allowed(name, seat, listed((None, *range(players))))
    return seat


def checked_player(name: str, seat: object, players: int) -> int:
    """A seat of a player; None, an onlooker, is refused too."""
    if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < players:
        raise not_allowed(name, seat, listed(tuple(range(players))))
    return seat


def checked_pick(name: str, picked: object, allowed: tuple[str, ...], players: int) -> list[str]:
    """A different one of the allowed words for each player; by default the first ones."""
    if picked is None:
        return list(allowed[:players])
    refusal = BadOption(f"{name}={picked!r}: choose {players} different ones of {listed(allowed)}")
    if not isinstance(picked, (list, tuple)) or len(picked) != players or len(set(map(str, picked))) != players:
        raise refusal
    for word in picked:
        if word not in allowed:
            raise refusal
    return list(picked)


def checked_path(name: str, path: object) -> str | None:
    """The path of a file, or None."""
    if path is not None and not isinstance(path, str):
        raise BadOption(f"{name}={path!r}: give the path of a file")
    return path
