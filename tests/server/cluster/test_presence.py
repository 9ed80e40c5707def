"""People at several servers: each learns of the others, and of a server that falls silent nobody is left."""

from __future__ import annotations

import asyncio

import pytest

from mattock.server.cluster import presence as cluster_presence
from mattock.server.cluster.presence import MAX_MESSAGE_BYTES, ClusterPresence, split
from mattock.server.ws.outbox import Outbox, SendRound
from mattock.server.ws.presence import Guest, Presence
from mattock.tables import Person, Seat

ADA, BOB = Person("ada", "Ada"), Person("bob", "Bob")


class Talker(ClusterPresence):
    """A server with people, and what it has told them."""

    def __init__(self, name: str, here: dict[str, list[Person]]) -> None:
        self.told: list[str] = []
        self.here = here
        super().__init__(name, lambda: self.here, self.told.append)
        self.connected()

    def move(self, table: str, *people: Person) -> None:
        self.here = {**self.here, table: list(people)} if people else {}
        self.changed(table)


def carry(*servers: Talker) -> None:
    """Everything that is said is heard by all, until nobody has anything to say."""
    for _ in range(3):
        for word in [word for server in servers for word in server.outgoing()]:
            for server in servers:
                server.receive(word)


def test_servers_learn_of_each_others_people_and_of_their_going() -> None:
    one, two = Talker("one", {"t": [ADA]}), Talker("two", {})
    carry(one, two)
    assert (one.people("t"), two.people("t")) == ([], [ADA])
    two.move("t", BOB)
    carry(one, two)
    assert one.people("t") == [BOB]
    one.move("t")
    carry(one, two)
    assert two.people("t") == []
    assert set(two.told) == {"t"}


def test_a_server_that_comes_later_or_has_lost_its_line_is_told_everything() -> None:
    one = Talker("one", {"t": [ADA]})
    one.outgoing()
    late = Talker("late", {})
    carry(one, late)
    assert late.people("t") == [ADA]
    one.here = {}
    one.connected()
    carry(one, late)
    assert late.people("t") == [], "what happened while nobody could say so"


def test_of_a_server_that_goes_or_falls_silent_nobody_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    one, two, three = Talker("one", {"t": [ADA]}), Talker("two", {"t": [BOB]}), Talker("three", {})
    carry(one, two, three)
    assert three.people("t") == [ADA, BOB]
    three.receive(one.last_message())
    assert three.people("t") == [BOB]
    monkeypatch.setattr(cluster_presence, "SERVER_TIMEOUT", -1.0)
    three.outgoing()
    assert three.people("t") == []


def test_however_many_people_there_are_a_word_is_not_too_long_for_the_line() -> None:
    crowd = [Person(f"{number:032}", "\N{MOUNT FUJI}" * 64) for number in range(cluster_presence.MAX_PEOPLE)]
    here = {f"{number:016}": crowd[: number % 20] for number in range(60)}
    assert {table: people for part in split(here) for table, people in part.items()} == here
    one = Talker("one", {f"{number:016}": [*crowd, ADA] for number in range(9)})
    assert len(one.outgoing()) == 9
    one.connected()
    assert all(len(word.encode()) < MAX_MESSAGE_BYTES + 200 < 8000 for word in one.outgoing())


def test_who_plays_is_named_to_other_servers_whatever_the_crowd_that_looks_on() -> None:
    async def story() -> None:
        presence, other = Presence("one"), Talker("other", {})
        presence.cluster.connected()
        crowd = [Person(f"guest-{number}", "Guest") for number in range(cluster_presence.MAX_PEOPLE + 5)]
        for person in (*crowd, ADA):
            presence.join(Guest("t", person, Outbox(lambda _: True, lambda: None, SendRound())), [Seat(), Seat()])
        presence.join(Guest("t", BOB, Outbox(lambda _: True, lambda: None, SendRound())), [Seat(), Seat(BOB)])

        def named() -> set[str]:
            for word in presence.cluster.outgoing():
                other.receive(word)
            return {person.id for person in other.people("t")}

        assert BOB.id in named()
        assert len(named()) == cluster_presence.MAX_PEOPLE
        presence.seats_changed("t", [Seat(ADA), Seat(BOB)])
        assert {ADA.id, BOB.id} <= named(), "who sits down later is named from then on"

    asyncio.run(story())
