"""What a seat knows as numbers for programs that learn: the layout of an observation, and what writes one.

A game packs a position into a few words of 64 bits; whoever reads many of them unpacks all at once (`mattock.envs`).
First come words of sets, a bit a member, then words of counts, eight to a word and each below 128. Bit 63 stays 0, so
that a word fits a signed number wherever it is read.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec

from mattock.core.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

WORD_BITS: Final = 64
WORD_COUNTS: Final = 8
MAX_COUNT: Final = 127


def one_hot(number: i64) -> i64:
    """The set of one number; the empty set for -1."""
    bit: i64 = 1
    return bit << number if number >= 0 else 0


def spread4(packed: i64) -> i64:
    """Four numbers of 4 bits each, spread to 8 bits."""
    return (packed & 15) | (packed & 0xF0) << 4 | (packed & 0xF00) << 8 | (packed & 0xF000) << 12


class Field:
    """A run of `size` features; `high` is the largest value that each can have."""

    def __init__(self, name: str, size: int, high: int, about: str) -> None:
        self.name = name
        self.size = size
        self.high = high
        self.about = about


class Layout:
    """The features of an observation in order. It is built field by field, and each word is filled up with zeros."""

    def __init__(self, version: int) -> None:
        self.version = version
        self.fields: list[Field] = []
        self.set_words = 0
        self.count_words = 0

    @property
    def words(self) -> int:
        return self.set_words + self.count_words

    @property
    def size(self) -> int:
        """How many features there are."""
        return self.set_words * WORD_BITS + self.count_words * WORD_COUNTS

    def sets(self, *parts: tuple[str, int, str]) -> None:
        """Add a word of sets: name, number of members and meaning of each."""
        self._fill(parts, 1, WORD_BITS)
        self.set_words += 1

    def counts(self, *parts: tuple[str, int, str]) -> None:
        """Add as many words of counts as these take; all of them come after the last set."""
        self._fill(parts, MAX_COUNT, WORD_COUNTS)
        self.count_words += -(-sum(part[1] for part in parts) // WORD_COUNTS)

    def _fill(self, parts: tuple[tuple[str, int, str], ...], high: int, width: int) -> None:
        for name, size, about in parts:
            self.fields.append(Field(name, size, high, about))
        unused = -sum(part[1] for part in parts) % width
        if unused:
            self.fields.append(Field("", unused, high, "unused, always 0"))


class Encoder:
    """Writes what a seat knows, for one game. A change of the layout raises `version`."""

    version = 1

    def layout(self, players: int) -> Layout:
        raise NotImplementedError

    def write(self, state: State, seat: i64, words: vec[i64], at: i64) -> None:
        """Write the observation of a seat into the words from `at` on; nothing in it is hidden from that seat."""
        raise NotImplementedError
