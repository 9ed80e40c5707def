"""Sources of luck: repeatable, even, and the fair one checked against its definition."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

import mattock
from mattock.core.chance import Arranged, Chance, Fair, Scripted, Seeded, commitment, state_of

LABEL = b"mattock fair luck 1\n"
SEEDS = st.integers() | st.text()


def answers(chance: Chance, n: int, times: int, stream: str = "dice") -> list[int]:
    return [chance.below(n, stream) for _ in range(times)]


def distance_from_even(seen: Counter[int], n: int) -> float:
    """Chi-squared, in standard deviations from its mean; an even source stays within a few."""
    share = seen.total() / n
    distance = sum((seen[number] - share) ** 2 / share for number in range(n))
    return float((distance - (n - 1)) / (2 * (n - 1)) ** 0.5)


def test_a_bare_chance_answers_nothing() -> None:
    with pytest.raises(NotImplementedError):
        Chance().below(2, "dice")
    with pytest.raises(NotImplementedError):
        Chance().fork()


def test_each_source_says_what_it_is() -> None:
    kinds = [Seeded(1).kind, Scripted([]).kind, Arranged({}).kind, Fair(b"x").kind]
    assert kinds == ["seeded", "scripted", "arranged", "fair"]


@given(seed=SEEDS, n=st.integers(1, 1 << 31))
def test_a_seed_repeats_itself(seed: int | str, n: int) -> None:
    first = answers(Seeded(seed), n, 20)
    assert first == answers(Seeded(seed), n, 20)
    assert all(0 <= number < n for number in first)


def test_a_seed_gives_the_numbers_it_always_gave() -> None:
    """Journals keep answers, but people remember seeds: the same seed is the same game in every version."""
    assert answers(Seeded(7), 6, 20) == SEVEN_ROLLS
    assert answers(Seeded("seven"), 52, 8) == SEVEN_CARDS


SEVEN_ROLLS = [3, 2, 0, 0, 3, 1, 0, 2, 4, 5, 5, 0, 2, 0, 4, 3, 4, 3, 1, 3]
SEVEN_CARDS = [44, 26, 45, 6, 10, 6, 16, 10]


@given(seed=SEEDS)
def test_the_state_of_a_seeded_source_is_one_number_that_fits_and_is_never_0(seed: int | str) -> None:
    chance = Seeded(seed)
    for _ in range(50):
        assert 0 < chance.state < 1 << 63
        chance.below(6, "dice")


def test_seeds_that_lie_close_together_start_far_apart() -> None:
    firsts = [tuple(answers(Seeded(seed), 1000, 3)) for seed in range(500)]
    assert len(set(firsts)) == 500
    assert abs(distance_from_even(Counter(first[0] // 100 for first in firsts), 10)) < 5
    assert len({state_of(seed) for seed in range(5000)}) == 5000


def test_a_number_and_its_text_are_one_seed() -> None:
    assert answers(Seeded(7), 100, 5) == answers(Seeded("7"), 100, 5)


@pytest.mark.parametrize("n", [2, 3, 5, 6, 10, 12, 50, 97])
@pytest.mark.parametrize("chance", [Seeded(1), Seeded("even"), Fair(b"even")], ids=["seed 1", "seed even", "fair"])
def test_all_numbers_come_about_equally_often(chance: Chance, n: int) -> None:
    assert abs(distance_from_even(Counter(answers(chance.fork(), n, 6000)), n)) < 5


@pytest.mark.parametrize("chance", [Seeded(3), Fair(b"pairs")], ids=["seeded", "fair"])
def test_what_came_before_tells_nothing(chance: Chance) -> None:
    rolls = answers(chance.fork(), 6, 12000)
    pairs = Counter(6 * first + second for first, second in pairwise(rolls))
    assert abs(distance_from_even(pairs, 36)) < 5


@pytest.mark.parametrize(
    "chance",
    [Seeded(5), Fair(b"fork"), Scripted([3, 1, 4, 1, 5, 0, 2, 5]), Arranged({"dice": [5, 5, 5, 1]}, seed=2)],
    ids=["seeded", "fair", "scripted", "arranged"],
)
def test_a_fork_gives_the_same_answers_and_takes_none_away(chance: Chance) -> None:
    source = chance.fork()
    answers(source, 6, 2)
    twin = source.fork()
    ahead = answers(twin, 6, 6)
    assert answers(source, 6, 6) == ahead
    assert type(twin) is type(chance)


@given(numbers=st.lists(st.integers(0, 5), max_size=20))
def test_a_script_is_followed_to_its_end_and_not_beyond(numbers: list[int]) -> None:
    chance = Scripted(numbers)
    assert [chance.below(6, stream) for stream, _ in zip("ab" * 10, numbers, strict=False)] == numbers
    assert chance.used == len(numbers)
    with pytest.raises(mattock.LuckRanOut, match="no answer left for a number below 6 from 'dice'"):
        chance.below(6, "dice")
    assert chance.used == len(numbers)


@pytest.mark.parametrize("answer", [6, 7, -1, 1 << 40])
def test_a_scripted_answer_that_does_not_fit_is_not_given(answer: int) -> None:
    for chance in (Scripted([answer]), Arranged({"dice": [answer]})):
        for _ in range(2):
            with pytest.raises(mattock.LuckRanOut, match=f"answer {answer} does not fit a number below 6 from 'dice'"):
                chance.below(6, "dice")


def test_arranged_streams_answer_in_order_and_then_by_seed() -> None:
    chance = Arranged({"dice": [5, 0, 5], "siege": [9]}, seed=4)
    given_first = [chance.below(6, "dice"), chance.below(10, "siege"), chance.below(6, "dice"), chance.below(6, "dice")]
    assert given_first == [5, 9, 0, 5]
    seeded = Seeded(4)
    for stream in ("dice", "hand:0", "siege", "dice"):
        assert chance.below(1000, stream) == seeded.below(1000, "any")


def test_arranged_luck_keeps_the_lists_it_was_given() -> None:
    numbers = {"dice": [5, 0]}
    chance = Arranged(numbers)
    answers(chance, 6, 2)
    assert numbers == {"dice": [5, 0]}


def by_definition(secret: bytes, stream: str, counter: int) -> int:
    """The first 64 bits of HMAC-SHA256 over label, stream and counter, written here a second time."""
    message = LABEL + stream.encode() + b" " + str(counter).encode()
    return int.from_bytes(hmac.new(secret, message, hashlib.sha256).digest()[:8], "big")


@given(secret=st.binary(min_size=1, max_size=100), n=st.integers(1, 1 << 31), stream=st.text(max_size=10))
def test_fair_luck_is_what_its_definition_says(secret: bytes, n: int, stream: str) -> None:
    stream = stream.encode(errors="replace").decode()
    chance = Fair(secret)
    expected = [by_definition(secret, stream, counter) for counter in range(5)]
    limit = (1 << 64) - (1 << 64) % n
    assert answers(chance, n, 4, stream) == [word % n for word in expected if word < limit][:4]


def test_fair_luck_gives_the_numbers_it_always_gave() -> None:
    """Known answers: a journal sealed today is verified by every later version."""
    chance = Fair(bytes(range(32)))
    assert answers(chance, 6, 10) == FAIR_ROLLS
    assert answers(chance, 12, 5, "hand:0") == FAIR_CARDS
    assert chance.commitment == FAIR_COMMITMENT


FAIR_ROLLS = [5, 4, 2, 5, 0, 4, 2, 3, 1, 1]
FAIR_CARDS = [10, 9, 7, 9, 9]
FAIR_COMMITMENT = "e35d70b085ec796128b2aecabcb71b02b5002e885a8c7a4bb0a714f4f72dfbea"


def test_fair_words_beyond_the_last_multiple_are_thrown_away() -> None:
    """With n just above 2**62 a quarter of all words would favour small numbers: they are drawn again."""
    n, secret = (1 << 62) + 1, b"rejection"
    limit = (1 << 64) // n * n
    words = [by_definition(secret, "big", counter) for counter in range(200)]
    kept = [word % n for word in words if word < limit]
    assert len(kept) < 190
    chance = Fair(secret)
    assert answers(chance, n, len(kept), "big") == kept
    assert chance.counters["big"] > len(kept)


def test_streams_do_not_disturb_each_other() -> None:
    alone, mixed = Fair(b"streams"), Fair(b"streams")
    expected = answers(alone, 6, 10)
    found = []
    for times in range(10):
        answers(mixed, 12, times, "hand:1")
        found.append(mixed.below(6, "dice"))
    assert found == expected
    assert answers(Fair(b"streams"), 1000, 5, "a") != answers(Fair(b"streams"), 1000, 5, "b")


def test_the_commitment_fixes_the_secret_and_does_not_show_it() -> None:
    secret = b"told when the game is over"
    assert Fair(secret).commitment == commitment(secret) == hashlib.sha256(LABEL + secret).hexdigest()
    assert secret.hex() not in commitment(secret)
    assert commitment(secret) != commitment(secret + b"!")
    assert len({commitment(bytes([first, second])) for first in range(16) for second in range(16)}) == 256


@pytest.mark.parametrize("chance", [Seeded("hush"), Fair(b"hush")], ids=["seeded", "fair"])
def test_a_source_does_not_show_its_seed_when_printed(chance: Chance) -> None:
    assert "hush" not in repr(chance)
    assert b"hush".hex() not in repr(chance)


def test_a_seeded_number_below_a_large_one_does_not_overflow() -> None:
    """Weights are drawn from sums of squares, which outgrow 32 bits; compiled code has 63."""
    large, small = 3_100_000_000, 1 << 16
    many = Seeded(5)
    few = Seeded(5)
    for _ in range(200):
        share = many.below(large, "weights") / large
        assert 0 <= share < 1
        assert int(share * small) == few.below(small, "weights")
