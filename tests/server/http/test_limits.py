"""How much one may ask: buckets that fill up slowly."""

from __future__ import annotations

import pytest

from mattock.server.http import limits
from mattock.server.http.limits import Guess, Limit, Limits, check, network
from mattock.server.http.replies import Refused, TooFast
from mattock.tables.log.commands import Leave, Play, Return, TakeBack


def test_a_bucket_empties_fast_and_fills_slowly() -> None:
    now = 0.0
    limit = Limit(rate=2.0, burst=3.0, now=lambda: now)
    assert [limit.take("ada") for _ in range(3)] == [None] * 3
    assert limit.take("ada") == TooFast(retry=0.5)
    assert limit.take("bo") is None
    now = 0.5
    assert limit.take("ada") is None
    assert limit.take("ada") == TooFast(retry=0.5)
    now = 100.0
    assert [limit.take("ada") for _ in range(4)] == [None, None, None, TooFast(retry=0.5)]


def test_neighbours_of_the_new_kind_of_address_share_a_bucket() -> None:
    assert network("2001:db8::1") == network("2001:db8::ffff")
    assert network("2001:db8::1") != network("2001:db8:0:1::1")
    assert network("10.0.0.1") != network("10.0.0.2")
    assert network("testclient") == "testclient"


def test_what_turned_out_not_to_be_needed_is_given_back() -> None:
    limit = Limit(rate=0.001, burst=1.0, now=lambda: 0.0)
    limit.take("ada")
    limit.give_back("ada")
    limit.give_back("bob")
    assert limit.take("ada") is None
    assert limit.take("ada") is not None


def test_the_longest_unused_bucket_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MAX_BUCKETS", 2)
    limit = Limit(rate=0.001, burst=1.0, now=lambda: 0.0)
    assert [limit.take(who) for who in ("ada", "bob", "cyd")] == [None] * 3
    assert limit.take("ada") is None
    assert limit.take("cyd") is not None


def test_coming_and_going_is_limited_and_playing_is_not() -> None:
    found = Limits()
    assert [found.of_command("ada", Leave) for _ in range(30)] == [None] * 30
    assert all(found.of_command("ada", kind) is not None for kind in (Leave, Return, TakeBack))
    assert found.of_command("bob", Leave) is None
    assert all(found.of_command("ada", Play) is None for _ in range(50))


def test_limits_that_are_off_refuse_nothing() -> None:
    off = Limits(are_on=False)
    assert all(off.of_command("ada", Leave) is None for _ in range(100))
    assert all(off.of_attempts("10.0.0.1") is None for _ in range(1000))


def test_a_refusal_is_raised_and_none_is_not() -> None:
    check(None)
    with pytest.raises(Refused):
        check(TooFast(retry=1.0))


def test_one_address_has_few_tries_of_a_password_and_leaves_others_theirs() -> None:
    found = Limits(now=lambda: 0.0)
    tries = [found.of_guess("table", "10.0.0.1") for _ in range(12)]
    assert [isinstance(one, Guess) for one in tries] == [True] * 10 + [False] * 2
    assert found.of_guess("table", "10.0.0.2") == Guess("table", "10.0.0.2")
    assert isinstance(found.of_guess("other", "10.0.0.1"), Guess)


def test_a_table_that_had_too_many_guesses_spares_an_address_only_for_the_first_of_the_day() -> None:
    found = Limits(now=lambda: 0.0)
    for one in range(20):
        assert found.of_guess("table", f"10.0.1.{one}") == Guess("table", f"10.0.1.{one}")
    tries = [found.of_guess("table", "10.0.0.1") for _ in range(4)]
    assert [isinstance(one, Guess) and one.refusal is not None for one in tries[:3]] == [True] * 3
    assert isinstance(tries[3], TooFast)


def test_a_guess_that_was_none_is_given_back() -> None:
    found = Limits(now=lambda: 0.0)
    for _ in range(50):
        guess = found.of_guess("table", "10.0.0.1")
        assert guess == Guess("table", "10.0.0.1")
        found.was_no_guess(guess)
