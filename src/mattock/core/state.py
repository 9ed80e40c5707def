"""One position in play: what all games' positions have and do alike. They change in place; `clone` is cheap."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, cast

from mattock.core.action import Action, Catalogue
from mattock.core.chance import Chance, Fair
from mattock.core.decision import Decision
from mattock.core.events import Event, EventKind, Names
from mattock.core.fragment import unshared
from mattock.core.journal import Journal, JournalMismatch, JournalMove
from mattock.core.options import checked_seat, plain_options
from mattock.core.outcome import Outcome
from mattock.core.refusal import IllegalMove, MattockError, Refusal
from mattock.core.subclassing import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64

    from mattock.core.game import Game


class HistoryNode:
    """A link of the chain of what was played (an action's number) and what luck answered (-1 - answer).

    Clones share the chain, so remembering a whole game costs one small object a step and nothing a clone.
    """

    __slots__ = ("before", "number")

    def __init__(self, before: HistoryNode | None, number: i64) -> None:
        self.before = before
        self.number: i64 = number


COMMON_FIELDS: Final[list[str]] = ["players", "active", "stage", "result"]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One position of a game, and the way to go on from it."""

    # Uncompiled, slots make every look at a position cheaper; compiled classes have them anyway.
    __slots__ = (
        "active",
        "catalogue",
        "chance",
        "commitment",
        "game",
        "has_drawn",
        "history",
        "luck_kind",
        "names",
        "options",
        "players",
        "recording",
        "result",
        "revealed",
        "rules_version",
        "stage",
        "tale",
        "telling",
    )

    def __init__(
        self, game: Game, catalogue: Catalogue, names: Names, options: dict[str, object], chance: Chance
    ) -> None:
        self.game = game
        self.catalogue = catalogue
        self.names = names
        self.options = options
        self.chance = chance
        self.luck_kind = chance.kind
        self.commitment: str | None = chance.commitment if isinstance(chance, Fair) else None
        self.has_drawn = False  # luck was asked since somebody set this to False
        self.revealed: str | None = None  # the fair secret of a journal that this was rebuilt from
        self.recording = True
        self.rules_version: i64 = game.rules_version  # the rules that this game began under
        self.history: HistoryNode | None = None
        self.telling = False
        self.tale: list[Event] = []
        self.players: i64 = 0
        self.active: i64 = 0
        self.stage: i64 = 0  # the question that waits, by number
        self.result: i64 = 0  # how the game ended, by number; 0 while it is on

    # What each game's positions know themselves.

    @property
    def rules(self) -> str:
        """The name of the rules that this game is played under."""
        return self.game.rules_named(self.rules_version)

    @property
    def components(self) -> str:
        """The digest of the components in play."""
        raise NotImplementedError

    def clone(self) -> State:
        """An independent copy, luck included."""
        raise NotImplementedError

    def snapshot(self) -> dict[str, object]:
        """The whole truth as plain data, to compare positions with and to go on from (`Game.restore`)."""
        raise NotImplementedError

    def load(self, snapshot: dict[str, object]) -> None:
        """Take over the position of a snapshot."""
        raise NotImplementedError

    # What they leave to the rules of their game.

    @property
    def decision(self) -> Decision | None:
        """What the seat to move is asked for; None when the game is over."""
        return self.game.decision(self)

    @property
    def outcome(self) -> Outcome | None:
        """None while the game is on."""
        return self.game.outcome(self)

    def view(self, seat: object) -> dict[str, object]:
        """What that seat may know, as plain data of the asker's own; None is an onlooker."""
        return {name: unshared(part) for name, part in self.views([seat])[0].items()}

    def views(self, seats: Sequence[object]) -> list[dict[str, object]]:
        """The views of several seats at once. They share their unchanged parts: read them, do not change them."""
        shared = self.open_view()
        return [{**shared, **own} for own in self.own_views(seats)]

    def open_view(self) -> dict[str, object]:
        """The part that all views share, because anybody may know it."""
        view = cast("dict[str, object]", self.game.open_view(self))
        outcome = self.outcome
        if outcome is not None:
            view["outcome"] = outcome.to_dict()
        return view

    def own_views(self, seats: Sequence[object]) -> list[dict[str, object]]:
        """The parts that only each seat sees."""
        views = self.game.own_views(self, [checked_seat("seat", seat, self.players) for seat in seats])
        return cast("list[dict[str, object]]", views)

    def imagine(self, seat: object, chance: Chance) -> State:
        """A clone in which everything that the seat cannot know is dealt again, with the luck given."""
        return self.game.imagine(self, checked_seat("seat", seat, self.players), chance)

    # What all games do alike.

    @property
    def to_move(self) -> i64:
        """The seat that is asked now."""
        return self.active

    @property
    def is_over(self) -> bool:
        return self.result != 0

    def __eq__(self, other: object) -> bool:
        """Whether both are the same position of a game, whatever led there and whatever luck comes."""
        return isinstance(other, State) and self.identity() == other.identity()

    def __hash__(self) -> int:
        """A hash that is equal in every process. It changes with the position: a state that is played on is no key."""
        digest = hashlib.blake2b(json.dumps(self.identity(), sort_keys=True).encode(), digest_size=8).digest()
        return int.from_bytes(digest, "big") >> 3

    def identity(self) -> dict[str, object]:
        """What makes two states equal, as plain data: the game as it was set up, and the position."""
        return {
            "rules": self.rules,
            "components": self.components,
            "options": plain_options(self.options),
            "position": self.snapshot(),
        }

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: object) -> State:
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle options, position, luck and past: all secrets, so give a pickle to nobody who plays."""
        past = (
            self.luck_kind,
            self.commitment,
            self.revealed,
            self.recording,
            self.has_drawn,
            numbers_of(self.history),
        )
        return unpickled, (self.game, self.rules, self.components, self.options, self.snapshot(), self.chance, past)

    def copy_base(self, other: State) -> None:
        """Copy the fields that positions of all games have."""
        self.luck_kind = other.luck_kind
        self.commitment = other.commitment
        self.revealed = other.revealed
        self.recording = other.recording
        self.has_drawn = other.has_drawn
        self.rules_version = other.rules_version
        self.history = other.history
        self.players = other.players
        self.active = other.active
        self.stage = other.stage
        self.result = other.result

    def detach(self, chance: Chance) -> None:
        """Drop the past and take another source of luck, for an imagined position."""
        self.chance = chance
        self.luck_kind = chance.kind
        self.commitment = None
        self.revealed = None
        self.recording = False
        self.history = None
        self.tale = []

    def tell(self, kind: EventKind, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> None:
        """Tell an event, if anybody listens."""
        if self.telling:
            self.tale.append(Event(kind, self.names, a, b, c, d, e))

    def legal(self) -> list[Action]:
        """The actions that answer the question now, out of the game's catalogue."""
        actions = self.catalogue.actions
        return [actions[number] for number in self.legal_ids()]

    def legal_ids(self) -> list[i64]:
        """Their bare numbers."""
        numbers: list[i64] = []
        self.game.offer(self, numbers)
        return numbers

    def private_actions(self) -> list[Action]:
        """The legal actions that answer no question and that others do not see (`Game.is_private`)."""
        numbers: list[i64] = []
        self.game.offer_private(self, numbers)
        actions = self.catalogue.actions
        return [actions[number] for number in numbers]

    def why_not(self, action: object) -> Refusal | None:
        """None if the action may be played now, else the reason. Any action of the game may be asked for."""
        if not isinstance(action, Action) or not self.knows(action):
            return Refusal("other_game", self.game.turn_rule, {"game": self.game.name})
        code = self.game.refuse(self, action.id)
        return None if code == 0 else self.game.explain(self, action.id, code)

    def knows(self, action: Action) -> bool:
        """Whether it is an action of this game's catalogue."""
        actions = self.catalogue.actions
        number = action.id
        if not 0 <= number < len(actions):
            return False
        known = actions[number]
        return known is action or known == action

    def play(self, action: object) -> list[Event]:
        """Play an action in place and return its tale; an illegal one raises `IllegalMove` and changes nothing."""
        if not isinstance(action, Action) or not self.knows(action) or self.game.refuse(self, action.id) != 0:
            refusal = self.why_not(action)
            assert refusal is not None
            raise IllegalMove(refusal.code, refusal.rule, refusal.params)
        self.tale = []
        self.telling = True
        try:
            self.step(action.id)
        finally:
            self.telling = False
        return self.tale

    def step(self, number: i64) -> None:
        """Play a legal action by number, unchecked and, unless `play` calls, untold: for searching."""
        if self.recording:
            self.history = HistoryNode(self.history, number)
        self.game.apply(self, number)

    def draw(self, n: i64, stream: str) -> i64:
        """Ask luck for a number below n, and add the answer to the history."""
        answer = self.chance.below(n, stream)
        if n > 1:
            self.has_drawn = True
        if self.recording:
            self.history = HistoryNode(self.history, -1 - answer)
        return answer

    def journal(self) -> Journal:
        """Options, luck and actions so far: enough to rebuild this moment."""
        if not self.recording:
            raise MattockError("an imagined position has no journal: its past is not known to be true")
        deal: list[int] = []
        moves: list[JournalMove] = []
        luck = deal
        for number in numbers_of(self.history):
            if number < 0:
                luck.append(-1 - number)
            else:
                luck = []
                moves.append(JournalMove(self.catalogue.actions[number].code, luck))
        outcome = self.outcome
        chance = self.chance
        secret = chance.secret.hex() if isinstance(chance, Fair) else self.revealed
        return Journal(
            game=self.game.name,
            rules=self.rules,
            components=self.components,
            options=plain_options(self.options),
            luck=self.luck_kind,
            commitment=self.commitment,
            deal=deal,
            moves=moves,
            outcome=None if outcome is None else outcome.to_dict(),
            secret=None if outcome is None else secret,
        )


def numbers_of(history: HistoryNode | None) -> list[int]:
    """The chain as a list, oldest first."""
    found: list[int] = []
    while history is not None:
        found.append(history.number)
        history = history.before
    found.reverse()
    return found


Past = tuple[str, str | None, str | None, bool, bool, list[int]]


def unpickled(
    game: Game,
    rules: str,
    components: str,
    options: dict[str, object],
    position: dict[str, object],
    chance: Chance,
    past: Past,
) -> State:
    """Restore a pickled state; a file of components is read again, and must not have changed."""
    version = game.version_of(rules)
    state = game.blank(options, chance, version)
    if state.components != components:
        raise JournalMismatch(f"pickled with the components {components}, and these are {state.components}")
    state.rules_version = version
    state.load(position)
    state.luck_kind, state.commitment, state.revealed, state.recording, state.has_drawn, history = past
    for number in history:
        state.history = HistoryNode(state.history, number)
    return state


def luck_since_cut(state: State) -> list[int]:
    """The answers of luck since the history was cut."""
    return [-1 - number for number in numbers_of(state.history) if number < 0]
