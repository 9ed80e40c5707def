"""The contract every game keeps, and what all games do alike.

A `Game` knows the rules, a `State` is one position in play. States change in place; `clone` is cheap.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Final

from mattock.core.action import Action, Catalogue
from mattock.core.chance import Chance, Fair, Scripted, Seeded
from mattock.core.decision import Decision
from mattock.core.journal import Journal, JournalImpossible, JournalMismatch, Move
from mattock.core.option import Option, checked, checked_seat, plain
from mattock.core.outcome import Outcome
from mattock.core.refusal import BadOption, IllegalMove, LuckRanOut, MattockError, Refusal, UnknownAction
from mattock.core.tale import Event, EventKind, Names

if TYPE_CHECKING:
    from mypy_extensions import i64

    from mattock.core.instinct import Instinct


class Step:
    """A link of the chain of what was played (an action's number) and what luck answered (-1 - answer).

    Clones share the chain, so remembering a whole game costs one small object a step and nothing a clone.
    """

    __slots__ = ("before", "mark")

    def __init__(self, before: Step | None, mark: i64) -> None:
        self.before = before
        self.mark: i64 = mark


COMMON_FIELDS: Final[list[str]] = ["players", "active", "stage", "result"]


class State:
    """One position of a game, and the way to go on from it."""

    # Uncompiled, slots make every look at a position cheaper; compiled classes have them anyway.
    __slots__ = (
        "active",
        "catalogue",
        "chance",
        "commitment",
        "game",
        "luck_kind",
        "names",
        "options",
        "players",
        "recording",
        "result",
        "revealed",
        "stage",
        "tale",
        "telling",
        "trail",
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
        self.revealed: str | None = None  # the fair secret of a journal that this was rebuilt from
        self.recording = True
        self.trail: Step | None = None
        self.telling = False
        self.tale: list[Event] = []
        self.players: i64 = 0
        self.active: i64 = 0
        self.stage: i64 = 0  # the question that waits, by number
        self.result: i64 = 0  # how the game ended, by number; 0 while it is on

    # What each game's positions know themselves.

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
        """Become the position of a snapshot."""
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
        """What that seat may know, as plain data; None is an onlooker."""
        return self.game.view(self, checked_seat("seat", seat, self.players))

    def imagine(self, seat: object, chance: Chance) -> State:
        """A clone in which everything that seat cannot know is dealt anew, with the luck given."""
        return self.game.imagine(self, checked_seat("seat", seat, self.players), chance)

    # What all games do alike.

    @property
    def to_move(self) -> i64:
        """The seat that is asked now."""
        return self.active

    @property
    def is_over(self) -> bool:
        return self.result != 0

    def inherit(self, other: State) -> None:
        """Take over, for a clone, what all positions have."""
        self.luck_kind = other.luck_kind
        self.commitment = other.commitment
        self.revealed = other.revealed
        self.recording = other.recording
        self.trail = other.trail
        self.players = other.players
        self.active = other.active
        self.stage = other.stage
        self.result = other.result

    def forget(self, chance: Chance) -> None:
        """Become the beginning of an imagined course of things: without a past, and with that luck."""
        self.chance = chance
        self.luck_kind = chance.kind
        self.commitment = None
        self.revealed = None
        self.recording = False
        self.trail = None
        self.tale = []

    def tell(self, kind: EventKind, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Tell an event, if anybody listens."""
        if self.telling:
            self.tale.append(Event(kind, self.names, a, b, c, d))

    def legal(self) -> list[Action]:
        """The actions offered now, out of the game's catalogue."""
        numbers: list[i64] = []
        self.game.offer(self, numbers)
        actions = self.catalogue.actions
        return [actions[number] for number in numbers]

    def legal_ids(self) -> list[i64]:
        """The same as bare numbers, for searching."""
        numbers: list[i64] = []
        self.game.offer(self, numbers)
        return numbers

    def why_not(self, action: object) -> Refusal | None:
        """None if the action may be played now, else the reason. Any action of the game may be asked for."""
        if not isinstance(action, Action) or not self.knows(action):
            return Refusal("other_game", self.game.turn_rule, {"game": self.game.name})
        code = self.game.refuse(self, action.id)
        return None if code == 0 else self.game.explain(self, action.id, code)

    def knows(self, action: Action) -> bool:
        """Is it an action of this game, and not one that somebody made up?"""
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
            self.trail = Step(self.trail, number)
        self.game.apply(self, number)

    def draw(self, n: i64, stream: str) -> i64:
        """Ask luck for a number below n, and remember the answer."""
        answer = self.chance.below(n, stream)
        if self.recording:
            self.trail = Step(self.trail, -1 - answer)
        return answer

    def journal(self) -> Journal:
        """Options, luck and actions so far: enough to rebuild this moment."""
        if not self.recording:
            raise MattockError("an imagined position has no journal: its past is not known to be true")
        deal: list[int] = []
        moves: list[Move] = []
        luck = deal
        for mark in marks(self.trail):
            if mark < 0:
                luck.append(-1 - mark)
            else:
                luck = []
                moves.append(Move(self.catalogue.actions[mark].code, luck))
        outcome = self.outcome
        chance = self.chance
        secret = chance.secret.hex() if isinstance(chance, Fair) else self.revealed
        return Journal(
            game=self.game.name,
            rules=self.game.rules,
            components=self.components,
            options=plain(self.options),
            luck=self.luck_kind,
            commitment=self.commitment,
            deal=deal,
            moves=moves,
            outcome=None if outcome is None else outcome.to_dict(),
            secret=None if outcome is None else secret,
        )


def marks(trail: Step | None) -> list[int]:
    """The chain as a list, oldest first."""
    found: list[int] = []
    while trail is not None:
        found.append(trail.mark)
        trail = trail.before
    found.reverse()
    return found


class Game:
    """The rules of one game."""

    name = ""
    rules = ""
    turn_rule = ""

    def __init__(self, options: tuple[Option, ...]) -> None:
        self.options = options

    def blank(self, options: dict[str, object], chance: Chance) -> State:
        """A position before anything is set up; checks what `Option` cannot."""
        raise NotImplementedError

    def set_up(self, state: State) -> None:
        """Deal, up to the first decision."""
        raise NotImplementedError

    def instinct(self, state: State) -> Instinct:
        """What a bot should know of the game, with the components of that position."""
        raise NotImplementedError

    def catalogue(self, components: str | None = None) -> Catalogue:
        """All actions, in the words of the components in that file (default: the built-in ones)."""
        raise NotImplementedError

    def offer(self, state: State, numbers: list[i64]) -> None:
        """Append the numbers of all legal actions."""
        raise NotImplementedError

    def refuse(self, state: State, number: i64) -> i64:
        """0 if the action is legal, else the number of the refusal; from the same predicates as `offer`."""
        raise NotImplementedError

    def explain(self, state: State, number: i64, code: i64) -> Refusal:
        """The refusal with that number, in words a client can use."""
        raise NotImplementedError

    def reveals(self, state: State, number: i64) -> bool:
        """Would a legal action show anybody something hidden, beside what luck and the end of the game show?"""
        raise NotImplementedError

    def apply(self, state: State, number: i64) -> None:
        """Carry out a legal action."""
        raise NotImplementedError

    def decision(self, state: State) -> Decision | None:
        raise NotImplementedError

    def outcome(self, state: State) -> Outcome | None:
        raise NotImplementedError

    def view(self, state: State, seat: int | None) -> dict[str, object]:
        raise NotImplementedError

    def imagine(self, state: State, seat: int | None, chance: Chance) -> State:
        raise NotImplementedError

    def new(self, *, seed: object = None, chance: object = None, **options: object) -> State:
        """A game at its first decision. Luck comes from `chance`, or from `seed`, or from the system."""
        return self.begin(checked(self.options, options), luck_from(seed, chance), tell=True)

    def begin(self, options: dict[str, object], chance: Chance, tell: bool) -> State:
        """The same with checked options."""
        state = self.blank(options, chance)
        state.telling = tell
        self.set_up(state)
        state.telling = False
        return state

    def restore(self, snapshot: dict[str, object], chance: Chance, **options: object) -> State:
        """A position out of a snapshot, to go on from with that luck; its past stays unknown."""
        state = self.blank(checked(self.options, options), chance)
        state.load(snapshot)
        state.forget(chance)
        return state

    def action(self, data: object, *, components: str | None = None) -> Action:
        """The action that `to_dict` gave this data for; name the file of components that the game is played with."""
        if not isinstance(data, dict):
            raise UnknownAction(f"no action {data!r}")
        return self.catalogue(components).by_data(data)

    def rebuild(
        self, journal: Journal, *, upto: int | None = None, components: str | None = None, luck: Chance | None = None
    ) -> State:
        """The state after `upto` actions (default: all) of a journal made under these rules and components.

        `luck` answers in place of the journal's own numbers (`mattock verify` does that).
        """
        if journal.game != self.name:
            raise JournalMismatch(f"a journal of {journal.game!r}, not of {self.name!r}")
        if journal.rules != self.rules:
            raise JournalMismatch(f"made under the rules {journal.rules!r}; these are {self.rules!r}")
        if upto is not None and not 0 <= upto <= len(journal.moves):
            raise BadOption(f"upto={upto}: allowed are 0 to {len(journal.moves)}")
        moves = journal.moves if upto is None else journal.moves[:upto]
        answers = journal.deal.copy()
        for move in moves:
            answers.extend(move.luck)
        chance = luck or Scripted(answers)
        options: dict[str, object] = {**journal.options, "components": components}
        try:
            state = self.begin(checked(self.options, options), chance, tell=False)
        except BadOption as error:
            raise JournalMismatch(f"the options do not fit the game: {error}", 1) from None
        except LuckRanOut as shortage:
            raise JournalImpossible(0, f"the deal does not fit the luck: {shortage}") from None
        if state.components != journal.components:
            raise JournalMismatch(
                f"made with the components {journal.components}, and these are {state.components}: name the right file"
            )
        state.luck_kind = journal.luck
        state.commitment = journal.commitment
        state.revealed = journal.secret
        replay(state, moves)
        if isinstance(chance, Scripted) and chance.used != len(answers):
            raise JournalImpossible(len(moves), "more luck is written down than was asked for")
        return state


def luck_from(seed: object, chance: object) -> Chance:
    """A source of luck made of what a caller gave."""
    if seed is None and chance is None:
        return Seeded(os.urandom(16).hex())
    if seed is None:
        if not isinstance(chance, Chance):
            raise BadOption(f"chance={chance!r}: give a source of luck")
        return chance
    if chance is not None:
        raise BadOption("give seed or chance, not both")
    if isinstance(seed, bool) or not isinstance(seed, (int, str)):
        raise BadOption(f"seed={seed!r}: allowed are whole numbers and strings")
    return Seeded(seed)


def replay(state: State, moves: list[Move]) -> None:
    """Play the moves of a journal on a state."""
    by_code = state.catalogue.numbers
    number: i64
    for index, move in enumerate(moves, 1):
        found = by_code.get(move.code)
        if found is None:
            raise JournalImpossible(index, f"no action {move.code!r}")
        number = found
        code = state.game.refuse(state, number)
        if code != 0:
            refusal = state.game.explain(state, number, code)
            raise JournalImpossible(index, f"{move.code!r} is refused: {refusal.code} ({refusal.rule})")
        try:
            state.step(number)
        except LuckRanOut as error:
            raise JournalImpossible(index, str(error)) from None
