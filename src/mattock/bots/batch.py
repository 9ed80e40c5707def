"""Many games of one kind, stepped together inside compiled code: what a vector environment is made of.

What is seen of the games is written into packed arrays that others read without copying: for each game the words of an
observation (`core.tensor`) and a byte for every action, 1 where it is legal now.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec

from mattock.bots.bot import Bot
from mattock.bots.levels import bot
from mattock.core.chance import Chance
from mattock.core.game import Game
from mattock.core.refusal import BadOption, IllegalMove, out_of_range
from mattock.core.sight import Sight
from mattock.core.state import State
from mattock.core.tensor import Encoder

if TYPE_CHECKING:
    from mypy_extensions import i64, u8

RANDOM: Final = "random"


class Opponents:
    """Players of the seats that are not asked from outside: bots of a level, or nobody.

    `learner` is the seat that is asked, or -1 if all are. Random opponents choose inside this module, quickly; others
    are given the sight of their seat, like any bot.
    """

    def __init__(self, level: str, learner: i64, luck: Chance) -> None:
        self.level = level
        self.learner: i64 = learner
        self.luck = luck
        self.player: Bot | None = None
        if level != RANDOM:
            self.player = bot(level)
            self.player.luck = luck

    def fork(self) -> Opponents:
        """A copy with the same luck ahead."""
        return Opponents(self.level, self.learner, self.luck.fork())

    def begin(self, game: Game, options: dict[str, object], luck: Chance) -> State:
        """A game at the first decision that is asked from outside; what ends before it is followed by another."""
        while True:
            state = game.begin(options.copy(), luck, tell=False)
            self.play_on(state)
            if not state.result:
                return state

    def play_on(self, state: State) -> None:
        """Play until the learner is asked, or the game is over."""
        learner = self.learner
        if learner < 0:
            return
        player = self.player
        numbers: list[i64] = []
        while state.active != learner and not state.result:
            if player is not None:
                state.step(player.choose(Sight(state, state.active)).id)
            else:
                numbers.clear()
                state.game.offer(state, numbers)
                state.step(numbers[self.luck.below(len(numbers), "choice")])


class Arrays:
    """Buffers with room for every game: `words` and `ends` for observations, `mask` for legal actions."""

    def __init__(self, words: vec[i64], ends: vec[i64], mask: vec[u8], seats: vec[i64]) -> None:
        self.words = words
        self.ends = ends  # the last observation of games that ended with this step
        self.mask = mask
        self.seats = seats  # who is asked


class Batch:
    """Games with the same options, each with luck and opponents of its own. When one ends, the next begins at once."""

    def __init__(
        self, game: Game, encoder: Encoder, options: dict[str, object], arrays: Arrays, width: i64, actions: i64
    ) -> None:
        self.game = game
        self.encoder = encoder
        self.options = options
        self.arrays = arrays
        self.width: i64 = width  # words of an observation
        self.actions: i64 = actions
        self.states: list[State] = []
        self.legal: list[list[i64]] = []
        self.opponents: list[Opponents] = []
        self.ended: list[int] = []  # the games that ended with the last step, and the winners of each
        self.winners: list[tuple[int, ...]] = []

    def begin(self, luck: list[Chance], opponents: list[Opponents]) -> None:
        """Begin new games in all places."""
        states = [one.begin(self.game, self.options, luck[index]) for index, one in enumerate(opponents)]
        self.load(states, opponents)

    def load(self, states: list[State], opponents: list[Opponents]) -> None:
        """Continue these games."""
        self.clear_mask()
        self.opponents = opponents
        self.states = states
        self.legal = [[] for _ in states]
        for index, state in enumerate(states):
            state.recording = False
            state.history = None
            self.show(index)

    def clear_mask(self) -> None:
        mask = self.arrays.mask
        base: i64 = 0
        for legal in self.legal:
            for number in legal:
                mask[base + number] = 0
            base += self.actions

    def show(self, index: i64) -> None:
        """Write what is seen of a game: the observation of the seat that is asked, and its legal actions."""
        state = self.states[index]
        arrays = self.arrays
        mark_legal(state, self.legal[index], arrays.mask, index * self.actions)
        seat = state.active
        arrays.seats[index] = seat
        self.encoder.write(state, seat, arrays.words, index * self.width)

    def check(self, numbers: list[i64]) -> None:
        """Raise for an action that is not legal in its game, before anything is played."""
        if len(numbers) != len(self.states):
            raise BadOption(f"{len(numbers)} actions for {len(self.states)} games")
        mask = self.arrays.mask
        base: i64 = 0
        for index, number in enumerate(numbers):
            check_range(number, self.actions)
            if mask[base + number] == 0:
                raise refused(self.states[index], number)
            base += self.actions

    def step(self, numbers: list[i64]) -> None:
        """Play an action in each game."""
        self.check(numbers)
        self.ended = []
        self.winners = []
        for index, number in enumerate(numbers):
            state = self.states[index]
            seat = state.active
            state.step(number)
            self.opponents[index].play_on(state)
            if state.result:
                self.end(state, index, seat)
            self.show(index)

    def end(self, state: State, index: i64, seat: i64) -> None:
        """Note how a game ended, with what the seat that acted last sees of it, and begin the next."""
        outcome = state.outcome
        assert outcome is not None
        self.ended.append(index)
        self.winners.append(outcome.winners)
        self.encoder.write(state, seat, self.arrays.ends, index * self.width)
        following = self.opponents[index].begin(self.game, self.options, state.chance)
        following.recording = False
        following.history = None
        self.states[index] = following

    def sample(self, luck: Chance) -> list[i64]:
        """A random legal action for each game."""
        return [legal[luck.below(len(legal), "choice")] for legal in self.legal]


def mark_legal(state: State, legal: list[i64], mask: vec[u8], base: i64) -> None:
    """Write the legal actions into a list and a mask, in place of those that they hold."""
    for number in legal:
        mask[base + number] = 0
    legal.clear()
    if not state.result:
        state.game.offer(state, legal)
    for number in legal:
        mask[base + number] = 1


def check_range(number: i64, actions: i64) -> None:
    if number < 0 or number >= actions:
        raise out_of_range("action", number, 0, actions - 1)


def refused(state: State, number: i64) -> IllegalMove:
    """Why an action may not be played now; a private one (`Game.is_private`) never answers."""
    action = state.catalogue.actions[number]
    refusal = state.why_not(action)
    if refusal is None:
        return IllegalMove("not_now", state.game.turn_rule, {"verb": action.verb})
    return IllegalMove(refusal.code, refusal.rule, refusal.params)
