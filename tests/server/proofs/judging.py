"""Did anybody hear more than they may know? Judged by the log, which holds the truth, and by worlds imagined from it.

What a seat is told must come out the same in a world in which all that it cannot know was dealt anew: then it depends
on nothing hidden. What is random and long (the secret of the luck, keys, links, hashes) must not occur at all.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterable, Iterator
from typing import Any

import mattock
from mattock.core.chance import Seeded
from mattock.tables import Person, Table
from mattock.tables.log.entries import DeedPlayed, Entry, Started
from mattock.tables.log.redaction import free_steps, standing
from tests.patching import whole
from tests.server.proofs.evening import Asked, Evening
from tests.server.proofs.truth import plain
from tests.server.proofs.web import Account, Json

NEVER = ('"luck"', '"deal"', "counters", '"trail"', '"own"', "key_hash", "secret_hash")


class Leak(AssertionError):
    """Somebody was told what they may not know."""


def check(holds: bool, what: str, *details: object) -> None:
    if not holds:
        raise Leak(f"{what}: {', '.join(str(detail)[:300] for detail in details)}")


class Judge:
    """Knows the table at each of its versions."""

    def __init__(self, entries: list[Entry], evening: Evening, hashes: Iterable[bytes]) -> None:
        self.entries = {entry.number: entry for entry in entries}
        self.evening = evening
        self.tables = dict(versions(evening.table, entries))
        self.dice = random.Random(1)
        self.luck = next(entry.body.secret for entry in entries if isinstance(entry.body, Started))
        self.hashes = [shown for one in hashes for shown in (one.hex(), one.hex().upper())]
        self._worlds: dict[tuple[int, int | None], mattock.State] = {}
        self.guesses: list[bool] = []

    def judge(self) -> None:
        for client in self.evening.clients:
            self.texts(client.account, client.received)
        for request in self.evening.requests:
            self.text(request.who, request.text, is_over=request.is_over)
        for asked in self.evening.asked:
            self.answer(asked)
        check(len(self.guesses) < 3 or self.guesses.count(True) < len(self.guesses), "every sight is the truth")

    def texts(self, who: Account, received: list[str]) -> None:
        """All frames of one client, in their order."""
        is_over, news = False, None
        for data in received:
            message = json.loads(data)
            if message["answer"] == "changes":
                assert news is not None
                self.patches(who, message)
                message = whole(news, message)
            if message["answer"] == "news":
                news = message
                self.news(who, news)
                is_over = is_over or news["standing"]["status"] == "over"
            self.text(who, data, is_over=is_over)

    def patches(self, who: Account, changes: Json) -> None:
        """What they lead to is judged as news; nothing may be said on the way there that is taken back."""
        known = {"answer", "table", "since", "version", "standing", "deeds", "happenings", "looks", "free_steps"}
        check(set(changes) == known, "more", changes)
        for look in changes["looks"]:
            paths = [operation["path"] for operation in look["patch"] if "value" in operation]
            check(len(paths) == len(set(paths)), "something that is said and taken back", who.name, paths)
            check(set(look) == {"seat", "patch", "legal"}, "more than what has changed", look)

    def text(self, who: Account, data: str, *, is_over: bool) -> None:
        """As bytes, whatever they mean."""
        check(is_over or self.luck not in data, "the secret of the luck", who.name, data)
        for secret, owner in self.evening.secrets.items():
            check(owner == who or secret not in data, "a key, link or password", who.name, data)
        for shown in self.hashes:
            check(shown not in data, "a hash of a secret", who.name, data)
        for word in NEVER:
            check(is_over or word not in data, f"the word {word}", who.name, data)

    def news(self, who: Account, news: Json) -> None:
        table = self.tables[news["version"]]
        person = Person(who.id, who.name)
        seats = table.seats_of(person)
        check([look["seat"] for look in news["looks"]] == list(seats or (None,)), "looks of others", who.name)
        known = {"answer", "table", "version", "standing", "happenings", "looks", "free_steps", "omitted"}
        check(set(news) == known, "more", news)
        blind = table.copy()
        blind.record.secret = blind.record.secret if table.is_ended else "unknown"
        check(news["standing"] == plain(standing(blind)), "more than how the table stands", who.name)
        check(news["free_steps"] == free_steps(table, seats), "steps", who.name)
        for look in news["looks"]:
            self.look(news["version"], look)
        for happening in news["happenings"]:
            self.happening(self.seats_of(person), happening)

    def seats_of(self, person: Person) -> tuple[int, ...]:
        """Seats do not change hands on these evenings: whoever has them at the end had them from the start."""
        return self.tables[max(self.tables)].seats_of(person)

    def look(self, version: int, look: Json) -> None:
        seat = look["seat"]
        world = self.world(version, seat)
        check(look["view"] == plain(world.view(seat)), "a view that depends on what is hidden", version, seat)
        if look["legal"]:
            check(self.tables[version].asked == seat, "actions of somebody else", version, seat)
            legal = [{"code": action.code, **action.to_dict()} for action in world.legal()]
            check(look["legal"] == plain(legal), "actions that depend on what is hidden", version, seat)
        check(set(look) == {"seat", "view", "legal"}, "more than a look", look)

    def world(self, version: int, seat: int | None) -> mattock.State:
        """One that the seat cannot tell from the true one; at the end nothing is hidden."""
        if (version, seat) not in self._worlds:
            state = self.tables[version].state
            assert state is not None
            luck = Seeded(self.dice.random().hex())
            self._worlds[version, seat] = state if state.is_over else state.imagine(seat, luck)
        return self._worlds[version, seat]

    def happening(self, audience: tuple[int, ...], happening: Json) -> None:
        entry = self.entries[happening["number"]]
        what, body = happening["what"], entry.body
        if isinstance(body, DeedPlayed):
            own = body.actions if body.seat in audience else None
            check(what.get("actions") in (own, None), "which actions another one played", happening)
        if isinstance(body, DeedPlayed | Started):
            check("secret" not in what, "the secret of the luck", happening)
            for told, line in zip(what["tale"], body.tale, strict=True):
                # Who holds several seats passes the screen on, so a story for all of them has no secret of any.
                seen = line.own.get(audience[0], line.open) if len(audience) == 1 else line.open
                check(told == plain(seen), "an event with what another one saw of it", told)
        else:
            check({key: value for key, value in what.items() if key != "kind"} == plain(fields(body)), "more", what)

    def answer(self, asked: Asked) -> None:
        what = asked.question["do"]
        if "news" in asked.answer:
            self.news(asked.who, asked.answer["news"] | {"answer": "news"})
        if asked.answer.get("answer") == "news":
            self.news(asked.who, asked.answer)
        elif what == "sight" and "world" in asked.answer:
            self.sight(asked)
        elif what == "preview" and asked.answer["answer"] == "preview":
            self.preview(asked)
        elif what == "why" and asked.answer["answer"] == "why":
            self.why(asked)

    def sight(self, asked: Asked) -> None:
        """It shows the seat's view, and of the rest something that could be."""
        seat, table = asked.question["seat"], self.tables[asked.version]
        state = table.state
        assert state is not None
        check(seat in table.seats_of(Person(asked.who.id, asked.who.name)), "the sight of another seat", asked.who.name)
        shown = state.game.restore(asked.answer["world"], Seeded(0), **asked.answer["options"])
        check(plain(shown.view(seat)) == plain(self.world(asked.version, seat).view(seat)), "a sight", asked.version)
        if len({repr(state.imagine(seat, Seeded(luck)).snapshot()) for luck in range(3)}) == 3:
            self.guesses.append(plain(state.snapshot()) == asked.answer["world"])

    def preview(self, asked: Asked) -> None:
        """In every world that the seat holds possible it looks the same."""
        seat = asked.question["seat"]
        for path, future in zip(asked.question["paths"], asked.answer["futures"], strict=True):
            if future is None or future["view"] is None:
                continue
            world = self.world(asked.version, seat).clone()
            for code in path:
                world.step(world.catalogue.numbers[code])
            check(future["view"] == plain(world.view(seat)), "a future that depends on what is hidden", path)

    def why(self, asked: Asked) -> None:
        seat, refusal = asked.question["seat"], asked.answer["refusal"]
        world = self.world(asked.version, seat)
        if world.to_move == seat:
            action = world.catalogue.actions[world.catalogue.numbers[asked.question["action"]]]
            expected = world.why_not(action)
            code = None if expected is None else expected.code
            check((refusal or {}).get("code") == code, "a reason that depends on what is hidden", asked)


def versions(name: str, entries: list[Entry]) -> Iterator[tuple[int, Table]]:
    table = Table.created(name, entries[0])
    yield 1, table
    for entry in entries[1:]:
        table = table.copy()
        table.apply(entry)
        yield entry.number, table


def fields(body: Any) -> Json:
    return {name: getattr(body, name) for name in body.__struct_fields__}
