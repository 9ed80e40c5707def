"""The contract every game keeps: the rules of one game, and what all games do alike.

A `Game` knows the rules, a `State` is one position in play.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from mattock.core.action import Action, Catalogue
from mattock.core.chance import Chance, Scripted, Seeded
from mattock.core.decision import Decision
from mattock.core.journal import Journal, JournalImpossible, JournalMismatch, JournalMove
from mattock.core.options import Option, checked
from mattock.core.outcome import Outcome
from mattock.core.refusal import BadOption, LuckRanOut, Refusal, UnknownAction, out_of_range, shown
from mattock.core.state import State
from mattock.core.subclassing import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64

    from mattock.core.contract import Contract
    from mattock.core.instinct import Instinct

SEED_BITS: Final = 4096
PrintedData = dict[str, dict[str, dict[str, object]]]
"""Data printed on the pieces, by sort and id: `pieces["card"]["axe"]["cost"]`."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules of one game. Name, version, turn rule and whether it can be cut are plain attributes of its class."""

    def __init__(self, options: tuple[Option, ...]) -> None:
        self.options = options

    @property
    def name(self) -> str:
        raise NotImplementedError

    @property
    def rules_version(self) -> int:
        """Counts up when the rules change; older games are still played as they were."""
        return 1

    @property
    def turn_rule(self) -> str:
        """The paragraph that says what a turn is."""
        return ""

    @property
    def can_be_cut(self) -> bool:
        """Whether a position can be shown as a view while luck is asked within an action."""
        return False

    def __reduce__(self) -> tuple[object, ...]:
        """An installed game is found by name where it is unpickled; another is made from its class."""
        from mattock.core.registry import registry

        known = registry().manifests.get(self.name)
        return (installed, (self.name,)) if known is not None and known.game is self else (type(self), ())

    def __copy__(self) -> Game:
        """The game itself: rules have no state."""
        return self

    def __deepcopy__(self, memo: object) -> Game:
        return self

    def blank(self, options: dict[str, object], chance: Chance, version: int) -> State:
        """A position before anything is set up, with the components of that version; checks what `Option` cannot."""
        raise NotImplementedError

    def set_up(self, state: State) -> None:
        """Deal, up to the first decision."""
        raise NotImplementedError

    def instinct(self, state: State) -> Instinct:
        """What bots know of the game, for the components of that position."""
        raise NotImplementedError

    def catalogue(self, components: str | None = None, version: int | None = None) -> Catalogue:
        """All actions, in the words of the components in that file (default: the built-in ones)."""
        raise NotImplementedError

    def pieces(self, components: str | None = None, version: int | None = None) -> PrintedData:
        """Data printed on the pieces of the built-in box, or of the box in a file, under that version of the rules."""
        raise NotImplementedError

    def contract(self) -> Contract:
        """The types of all that clients are told of the game."""
        raise NotImplementedError

    def offer(self, state: State, numbers: list[i64]) -> None:
        """Append the numbers of all legal actions that answer the question."""
        raise NotImplementedError

    def offer_private(self, state: State, numbers: list[i64]) -> None:
        """Append the numbers of the legal private actions; few games have any."""

    def is_private(self, number: i64) -> bool:
        """Whether the action concerns its player alone.

        A private action answers no question: the same one still waits. It draws no luck, tells no event and changes
        nothing that others can see; they must not even learn that it was played, so it is best sent together with the
        action that answers the question.
        """
        return False

    def refuse(self, state: State, number: i64) -> i64:
        """0 if the action is legal, else the number of the refusal; from the same predicates as `offer`."""
        raise NotImplementedError

    def explain(self, state: State, number: i64, code: i64) -> Refusal:
        """The refusal with that number, in words a client can use."""
        raise NotImplementedError

    def reveals(self, state: State, number: i64) -> bool:
        """Whether a legal action shows anybody something hidden, beside what luck and the end of the game show."""
        raise NotImplementedError

    def apply(self, state: State, number: i64) -> None:
        """Carry out a legal action."""
        raise NotImplementedError

    def decision(self, state: State) -> Decision | None:
        raise NotImplementedError

    def outcome(self, state: State) -> Outcome | None:
        raise NotImplementedError

    def open_view(self, state: State) -> Mapping[str, object]:
        """The part of a view that anybody may know."""
        raise NotImplementedError

    def own_views(self, state: State, seats: list[int | None]) -> Sequence[Mapping[str, object]]:
        """For each of the seats the other part; None is an onlooker."""
        raise NotImplementedError

    def imagine(self, state: State, seat: int | None, chance: Chance) -> State:
        raise NotImplementedError

    @property
    def rules(self) -> str:
        """The name of the rules that new games are played under."""
        return self.rules_named(self.rules_version)

    def rules_named(self, version: int) -> str:
        return f"{self.name} {version}"

    def version_of(self, rules: object) -> int:
        """The version of the rules with that name: an older one is still played as it was, an unknown one refused."""
        for version in range(1, self.rules_version + 1):
            if rules == self.rules_named(version):
                return version
        raise JournalMismatch(f"made under the rules {rules!r}; this version knows up to {self.rules!r}")

    def version_or_newest(self, version: int | None) -> int:
        return self.rules_version if version is None else version

    def checked_options(self, given: dict[str, object], version: int | None) -> dict[str, object]:
        """All options that the rules of that version know, with their values; others are refused."""
        since = self.version_or_newest(version)
        return checked(tuple([option for option in self.options if option.since <= since]), given)

    def with_components(self, options: dict[str, object], components: str | None) -> dict[str, object]:
        """Options of a client with the given file of components, never with one that they name themselves."""
        has_components = components is not None or any(option.name == "components" for option in self.options)
        return {**options, "components": components} if has_components else options

    def new(self, *, seed: object = None, chance: object = None, rules: object = None, **options: object) -> State:
        """A game at its first decision. Luck comes from `chance`, or from `seed`, or from the system; `rules` names
        an older version of the rules to play under.
        """
        version = None if rules is None else self.version_of(rules)
        return self.begin(self.checked_options(options, version), luck_from(seed, chance), tell=True, version=version)

    def begin(self, options: dict[str, object], chance: Chance, tell: bool, version: int | None = None) -> State:
        """A game at its first decision, with checked options; `version` is that of the rules, by default the newest."""
        state = self.blank(options, chance, self.version_or_newest(version))
        state.rules_version = self.version_or_newest(version)
        state.telling = tell
        self.set_up(state)
        state.telling = False
        return state

    def restore(self, snapshot: dict[str, object], chance: Chance, rules: object = None, **options: object) -> State:
        """A position out of a snapshot, to go on from with that luck; its past stays unknown."""
        version = None if rules is None else self.version_of(rules)
        state = self.blank(self.checked_options(options, version), chance, self.version_or_newest(version))
        state.rules_version = self.version_or_newest(version)
        state.load(snapshot)
        state.detach(chance)
        return state

    def action(self, data: object, *, components: str | None = None) -> Action:
        """The action that `to_dict` gave this data for; name the file of components that the game is played with."""
        if not isinstance(data, dict):
            raise UnknownAction(f"no action {data!r}")
        return self.catalogue(components).by_data(data)

    def rebuild(
        self, journal: Journal, *, upto: int | None = None, components: str | None = None, luck: Chance | None = None
    ) -> State:
        """The state after `upto` actions (default: all) of a journal made under these components, and these or older
        rules: it is played under those that it was made under.

        `luck` answers in place of the journal's own numbers (`mattock verify` does that).
        """
        if journal.game != self.name:
            raise JournalMismatch(f"a journal of {journal.game!r}, not of {self.name!r}")
        version = self.version_of(journal.rules)
        if upto is not None and not 0 <= upto <= len(journal.moves):
            raise out_of_range("upto", upto, 0, len(journal.moves))
        moves = journal.moves if upto is None else journal.moves[:upto]
        answers = journal.answers(len(moves))
        chance = luck or Scripted(answers)
        options = self.with_components(journal.options, components)
        try:
            state = self.begin(self.checked_options(options, version), chance, tell=False, version=version)
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


def installed(name: str) -> Game:
    """The rules of a game by name; imported late, because the registry imports the games."""
    from mattock.core.registry import game

    return game(name)


def luck_from(seed: object, chance: object) -> Chance:
    """The source of luck for the arguments `seed` and `chance`."""
    if seed is None and chance is None:
        return Seeded(os.urandom(16).hex())
    if seed is None:
        if not isinstance(chance, Chance):
            raise BadOption(f"chance={shown(chance)}: give a source of luck")
        return chance
    if chance is not None:
        raise BadOption("give seed or chance, not both")
    if isinstance(seed, bool) or not isinstance(seed, (int, str)):
        raise BadOption(f"seed={shown(seed)}: allowed are whole numbers and strings")
    if isinstance(seed, int) and seed.bit_length() > SEED_BITS:
        raise BadOption(f"seed={shown(seed)}: allowed are numbers of up to {SEED_BITS} bits")
    return Seeded(seed)


def replay(state: State, moves: list[JournalMove]) -> None:
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
