"""Luck comes from outside: rules ask a `Chance` for a number below n, nothing else.

Every question names a stream ("dice", "hand:2"), so that a fair source can answer each stream on its own: what one
die shows does not depend on how many cards somebody else drew before.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import TYPE_CHECKING, Final

from mattock.core.refusal import LuckRanOut
from mattock.core.subclassing import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64

FAIR: Final = "fair"
FAIR_LABEL: Final = b"mattock fair luck 1\n"


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A source of luck. `kind` goes into the journal, so that a reader knows what the answers are worth; a source of
    your own names its kind as a plain attribute of its class.
    """

    __slots__ = ()

    @property
    def kind(self) -> str:
        return "unknown"

    def below(self, n: i64, stream: str) -> i64:
        """A whole number from 0 to n - 1."""
        raise NotImplementedError

    def fork(self) -> Chance:
        """A copy that will give the same answers."""
        raise NotImplementedError


class Seeded(Chance):
    """Fast and repeatable, for simulation: a multiply-with-carry generator whose whole state is one int below 2**63."""

    __slots__ = ("state",)

    @property
    def kind(self) -> str:
        return "seeded"

    def __init__(self, seed: int | str, state: i64 = 0) -> None:
        self.state: i64 = state or state_of(seed)

    def below(self, n: i64, stream: str) -> i64:
        state: i64 = 698769069 * (self.state & 0xFFFFFFFF) + (self.state >> 32)
        self.state = state
        word: i64 = (state ^ (state >> 32)) & 0xFFFFFFFF
        # word * n >> 32 in two parts, because the product of a large n would not fit 63 bits
        return (word * (n >> 16) + (word * (n & 0xFFFF) >> 16)) >> 16

    def fork(self) -> Chance:
        return Seeded(0, self.state)

    def __reduce__(self) -> tuple[object, ...]:
        return Seeded, (0, self.state)


def state_of(seed: int | str) -> int:
    """The first state for a seed; near seeds give states far apart, never 0."""
    digest = hashlib.blake2b(str(seed).encode(errors="surrogatepass"), digest_size=8).digest()
    return int.from_bytes(digest, "big") >> 4 | 1


class Scripted(Chance):
    """Answers given beforehand, in order, whatever the stream: for tests and for replaying a journal."""

    @property
    def kind(self) -> str:
        return "scripted"

    def __init__(self, answers: list[int]) -> None:
        self.answers = answers
        self.used = 0

    def below(self, n: i64, stream: str) -> i64:
        if self.used >= len(self.answers):
            raise LuckRanOut(f"no answer left for a number below {n} from {stream!r}")
        answer = self.answers[self.used]
        if not 0 <= answer < n:
            raise LuckRanOut(f"answer {answer} does not fit a number below {n} from {stream!r}")
        self.used += 1
        return answer

    def fork(self) -> Chance:
        return scripted(self.answers, self.used)

    def __reduce__(self) -> tuple[object, ...]:
        return scripted, (self.answers, self.used)


class Arranged(Chance):
    """Answers given beforehand for some streams; all others, and what comes after, are seeded: for tests, puzzles."""

    @property
    def kind(self) -> str:
        return "arranged"

    def __init__(self, answers: dict[str, list[int]], seed: int | str = 0) -> None:
        self.answers: dict[str, list[int]] = {stream: numbers.copy() for stream, numbers in answers.items()}
        self.rest: Chance = Seeded(seed)

    def below(self, n: i64, stream: str) -> i64:
        waiting = self.answers.get(stream)
        if not waiting:
            return self.rest.below(n, stream)
        answer = waiting[0]
        if not 0 <= answer < n:
            raise LuckRanOut(f"answer {answer} does not fit a number below {n} from {stream!r}")
        del waiting[0]
        return answer

    def fork(self) -> Chance:
        return arranged(self.answers, self.rest.fork())

    def __reduce__(self) -> tuple[object, ...]:
        return arranged, (self.answers, self.rest)


class Fair(Chance):
    """Luck between people: HMAC-SHA256 over a secret, the stream's name and a counter.

    Who runs the table publishes `commitment` at the start and the secret at the end; then everyone can derive every
    answer again (`mattock verify`). Answers are unbiased: words beyond the last multiple of n are thrown away.
    """

    @property
    def kind(self) -> str:
        return FAIR

    def __init__(self, secret: bytes) -> None:
        self.secret = secret
        self.counters: dict[str, int] = {}
        self._commitment = ""

    @property
    def commitment(self) -> str:
        """The commitment to the secret, computed once for this source and its forks."""
        if not self._commitment:
            self._commitment = commitment(self.secret)
        return self._commitment

    def below(self, n: i64, stream: str) -> i64:
        size: int = n  # the words below need more than an i64
        limit = (1 << 64) // size * size
        while True:
            counter = self.counters.get(stream, 0)
            self.counters[stream] = counter + 1
            digest = hmac.digest(self.secret, FAIR_LABEL + f"{stream} {counter}".encode(), "sha256")
            word = int.from_bytes(digest[:8], "big")
            if word < limit:
                return word % size

    def fork(self) -> Chance:
        twin = fair(self.secret, self.counters)
        twin._commitment = self._commitment
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        return fair, (self.secret, self.counters)


class RecordedLuck(Chance):
    """Asks another source, and notes each question with its answer: the stream, the range and the number."""

    @property
    def kind(self) -> str:
        return "noted"

    def __init__(self, source: Chance) -> None:
        self.source = source
        self.notes: list[tuple[str, int, int]] = []

    def below(self, n: i64, stream: str) -> i64:
        answer = self.source.below(n, stream)
        self.notes.append((stream, n, answer))
        return answer

    def fork(self) -> Chance:
        return recorded_luck(self.source.fork(), self.notes)

    def __reduce__(self) -> tuple[object, ...]:
        return recorded_luck, (self.source, self.notes)


# Sources of luck that were asked before: for copies and pickles.


def scripted(answers: list[int], used: int) -> Scripted:
    chance = Scripted(answers)
    chance.used = used
    return chance


def arranged(answers: dict[str, list[int]], rest: Chance) -> Arranged:
    chance = Arranged(answers)
    chance.rest = rest
    return chance


def fair(secret: bytes, counters: dict[str, int]) -> Fair:
    chance = Fair(secret)
    chance.counters = counters.copy()
    return chance


def recorded_luck(source: Chance, notes: list[tuple[str, int, int]]) -> RecordedLuck:
    chance = RecordedLuck(source)
    chance.notes = notes.copy()
    return chance


def commitment(secret: bytes) -> str:
    """A hash that is published before the first number is drawn: it fixes the secret and does not show it."""
    return hashlib.sha256(FAIR_LABEL + secret).hexdigest()
