"""Seats: free, owned, played by a bot, or both at once."""

from __future__ import annotations

from mattock.tables.log.seats import Person, Seat

ADA, BOB = Person("ada", "Ada"), Person("bob", "Bob")


def test_a_seat_is_free_while_nobody_has_it_and_no_bot_plays_it() -> None:
    assert Seat().is_free
    assert not Seat(owner=ADA).is_free
    assert not Seat(bot="random").is_free


def test_a_seat_is_of_its_owner_by_id_whatever_the_name() -> None:
    assert Seat(owner=ADA, bot="random").is_of(Person("ada", "Adelheid"))
    assert not Seat(owner=ADA).is_of(BOB)
    assert not Seat().is_of(ADA)


def test_a_program_on_a_seat_is_no_human_being() -> None:
    assert Seat(owner=ADA).person == ADA
    assert Seat(owner=ADA, is_remote=True).person is None
