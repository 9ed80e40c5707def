"""What one seat knows of a game in play, and nothing else: all that a bot or a coach is given."""

from __future__ import annotations

from mattock.core.action import Action
from mattock.core.chance import Chance, Seeded
from mattock.core.decision import Decision
from mattock.core.game import Game
from mattock.core.instinct import Instinct
from mattock.core.option import checked_seat, plain
from mattock.core.refusal import BadOption
from mattock.core.state import State


class Sight:
    """The eyes of a seat: its view, what it may do, and worlds that fit all it has seen."""

    def __init__(self, state: State, seat: object) -> None:
        known = checked_seat("seat", seat, state.players)
        if known is None:
            raise BadOption("seat=None: an onlooker does not play")
        self._state = state
        self.seat: int = known

    @property
    def game(self) -> Game:
        return self._state.game

    @property
    def players(self) -> int:
        return self._state.players

    @property
    def is_asked(self) -> bool:
        """Is it this seat's move?"""
        return not self._state.is_over and self._state.to_move == self.seat

    @property
    def decision(self) -> Decision | None:
        return self._state.decision

    def view(self) -> dict[str, object]:
        return self._state.view(self.seat)

    def legal(self) -> list[Action]:
        """What this seat may do now: nothing while others are asked."""
        return self._state.legal() if self.is_asked else []

    def imagine(self, chance: Chance) -> State:
        """A position that this seat cannot tell from the true one."""
        return self._state.imagine(self.seat, chance)

    def instinct(self) -> Instinct:
        return self._state.game.instinct(self._state)

    def to_dict(self, chance: Chance) -> dict[str, object]:
        """The same for somebody far away: one imagined world as data. What is hidden from the seat is not in it."""
        world = self.imagine(chance)
        return {
            "game": self.game.name,
            "rules": self.game.rules,
            "components": world.components,
            "options": plain(world.options),
            "seat": self.seat,
            "world": world.snapshot(),
        }


def sight_from(game: Game, data: dict[str, object], *, components: str | None = None) -> Sight:
    """The way back, at the other end; imagining from there deals anew, so it is as good as being at the table."""
    options, world, seat = data["options"], data["world"], data["seat"]
    assert isinstance(options, dict)
    assert isinstance(world, dict)
    assert isinstance(seat, int)
    if data["game"] != game.name or data["rules"] != game.rules:
        raise BadOption(f"a sight of {data['rules']!r}, and these are the rules {game.rules!r}")
    state = game.restore(world, Seeded(0), **options, components=components)
    if state.components != data["components"]:
        raise BadOption(f"components {data['components']!r}: these are {state.components!r}; name the right file")
    return Sight(state, seat)
