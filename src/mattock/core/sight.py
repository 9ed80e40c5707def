"""What one seat knows of a game, and nothing else: all that a bot or a coach is given."""

from __future__ import annotations

from mattock.core.action import Action, Catalogue
from mattock.core.chance import Chance, Seeded
from mattock.core.decision import Decision
from mattock.core.fields import has_same_shape
from mattock.core.game import Game
from mattock.core.instinct import Instinct
from mattock.core.journal import JournalMismatch
from mattock.core.options import checked_player, plain_options
from mattock.core.refusal import BadOption
from mattock.core.state import State
from mattock.core.subclassing import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Sight:
    """What a seat knows: its view, its legal actions, and imagined worlds that fit all it has seen.

    It holds one such world and not the position, so there is nothing in it that the seat may not know.
    """

    def __init__(self, state: State, seat: object) -> None:
        self.seat = checked_player("seat", seat, state.players)
        self._world = state.imagine(self.seat, Seeded(0))

    @property
    def game(self) -> Game:
        return self._world.game

    @property
    def catalogue(self) -> Catalogue:
        """Every action there is, by its number."""
        return self._world.catalogue

    @property
    def players(self) -> int:
        return self._world.players

    @property
    def is_asked(self) -> bool:
        """Whether this seat is to move."""
        return not self._world.is_over and self._world.to_move == self.seat

    @property
    def decision(self) -> Decision | None:
        return self._world.decision

    def view(self) -> dict[str, object]:
        return self._world.view(self.seat)

    def legal(self) -> list[Action]:
        """The legal actions of this seat: none while others are asked."""
        return self._world.legal() if self.is_asked else []

    def private_actions(self) -> list[Action]:
        """Legal actions that answer no question and that others do not see."""
        return self._world.private_actions() if self.is_asked else []

    def private_choice(self) -> Action | None:
        """The private action to play before the answer, by the game's instinct; None for none."""
        number = self.instinct().private_choice(self._world) if self.is_asked else -1
        return None if number < 0 else self.catalogue.actions[number]

    def is_private(self, action: Action) -> bool:
        """Whether nobody else notices that this seat plays it."""
        return self.game.is_private(action.id)

    def after(self, action: Action) -> Sight:
        """The sight after an action whose effect depends on nothing but the seat's own choice."""
        ahead = self._world.clone()
        ahead.step(action.id)
        return Sight(ahead, self.seat)

    def imagine(self, chance: Chance) -> State:
        """A position that this seat cannot tell from the true one."""
        return self._world.imagine(self.seat, chance)

    def instinct(self) -> Instinct:
        return self._world.game.instinct(self._world)

    def to_dict(self, chance: Chance) -> dict[str, object]:
        """This sight as data for a bot far away: one imagined world, without anything hidden from the seat."""
        world = self.imagine(chance)
        return {
            "game": self.game.name,
            "rules": world.rules,
            "components": world.components,
            "options": plain_options(world.options),
            "seat": self.seat,
            "world": world.snapshot(),
        }


def sight_from(game: Game, data: dict[str, object], *, components: str | None = None) -> Sight:
    """Read a sight that was sent. Imagining from it deals again, so it is as good as a sight at the table.

    It comes from afar, so nothing is taken for granted: what is no sight of this game is refused with `BadOption`.
    """
    options, world = data.get("options"), data.get("world")
    rules = data.get("rules")
    if data.get("game") != game.name or not isinstance(rules, str):
        raise BadOption(f"a sight of {rules!r}, and these are the rules {game.rules!r}")
    if not isinstance(options, dict) or not isinstance(world, dict):
        raise BadOption("a sight without options or without a world")
    chosen = game.with_components(options, components)
    try:
        version = game.version_of(rules)
        state = game.begin(game.checked_options(chosen, version), Seeded(0), tell=False, version=version)
        if state.components != data.get("components"):
            raise BadOption(
                f"components {data.get('components')!r}: these are {state.components!r}; name the right file"
            )
        if not has_same_shape(world, state.snapshot()):
            raise BadOption("a sight with a world that is no position of this game")
        state.load(world)
    except JournalMismatch as error:
        raise BadOption(f"a sight {error.problem}") from None
    except (AssertionError, KeyError, OverflowError, TypeError):
        raise BadOption("a sight with a world that is no position of this game") from None
    state.detach(Seeded(0))
    return Sight(state, data.get("seat"))
