"""Whatever is told to somebody contains nothing that they may not know: no news, no refusal, no resuming."""

from __future__ import annotations

import random
from collections.abc import Callable

import msgspec
import pytest

import mattock
from mattock.core.chance import Seeded
from mattock.tables.log.answers import Stale
from mattock.tables.log.commands import Agree, Leave, Play, Say, TakeBack, Undo
from mattock.tables.log.entries import DeedPlayed, Started
from mattock.tables.log.redaction import news_of
from mattock.tables.log.seats import Person
from mattock.tables.log.table import Table
from tests.tables.staging import ADA, BOB, CYD, EVE, NAME, Stage

GAMES = pytest.mark.parametrize("game", mattock.game_names())
EVERYBODY = (ADA, BOB, CYD, EVE)


def in_another_world(table: Table, person: Person, dice: random.Random) -> Table:
    """A table that this person cannot tell from the true one; an onlooker sees no hand at all."""
    twin, seats = table.copy(), table.seats_of(person)
    assert twin.state is not None
    twin.state = twin.state.imagine(seats[0] if seats else None, Seeded(dice.random().hex()))
    twin.record.secret = "another"
    return twin


def eventful(game: str, seed: int, check: Callable[[Stage], None]) -> Stage:
    """Talk, undo of both kinds, leaving and returning, wrong commands; `check` is called after each of them."""
    stage, dice = Stage(game, players=3).begin(ADA, BOB, CYD), random.Random(seed)
    while stage.table.asked is not None:
        owner, roll = stage.owner(), dice.random()
        assert owner is not None
        if roll < 0.03:
            stage.do(BOB, Say(table=NAME, text="hm"))
        elif roll < 0.08 and len(stage.table.record.deeds) > 4:
            stage.do(owner, Undo(table=NAME, version=stage.version, steps=dice.randint(1, 4)))
            for other in (ADA, BOB, CYD):
                proposal = stage.table.record.proposal
                if proposal is not None and other.id in proposal.waiting:
                    stage.do(other, Agree(table=NAME, proposal=proposal.number))
        elif roll < 0.1:
            stage.do(CYD, Leave(table=NAME))
            stage.do(CYD, TakeBack(table=NAME, seat=2))
        else:
            stage.play(dice.choice(stage.state.legal()).code)
        check(stage)
    return stage


@GAMES
def test_what_a_seat_is_told_is_the_same_in_every_world_that_it_cannot_tell_apart(game: str) -> None:
    """So it depends on nothing hidden: views, legal actions, standing, free steps, and stale answers."""
    dice = random.Random(3)
    told = 0

    def check(stage: Stage) -> None:
        nonlocal told
        if dice.random() > 0.15 or stage.table.asked is None:
            return
        for person in EVERYBODY:
            other = in_another_world(stage.table, person, dice)
            audience = stage.table.seats_of(person)
            true, imagined = (msgspec.json.encode(news_of(one, audience)) for one in (stage.table, other))
            assert true == imagined
            told += 1

    eventful(game, 5, check)
    assert told > 40


@GAMES
def test_nobody_is_told_the_secret_of_the_luck_before_the_end(game: str) -> None:
    """Nor how far it was asked, nor whole entries; and everybody is told it at the end."""
    written = 0

    def check(stage: Stage) -> None:
        nonlocal written
        secret = stage.table.record.secret
        fresh, written = stage.entries[written:], len(stage.entries)
        for person in EVERYBODY if stage.table.asked is None or written % 4 == 0 else ():
            said = msgspec.json.encode(stage.news(person, fresh))
            stale = stage.refused(person, Play(table=NAME, version=0, action="x"), Stale)
            for data in (said, msgspec.json.encode(stale)):
                assert (secret.encode() in data) is (stage.table.asked is None)
                assert b'"luck"' not in data
                assert b'"deal"' not in data
                assert b"counters" not in data

    stage = eventful(game, 6, check)
    for person in EVERYBODY:
        assert stage.news(person).standing.secret == stage.table.record.secret


@GAMES
def test_a_tale_tells_each_seat_what_it_may_see_and_onlookers_the_least(game: str) -> None:
    """Also on resuming from the very beginning: out of the log everybody gets exactly what the events show them."""
    stage, dice = Stage(game, players=3).begin(ADA, BOB, CYD), random.Random(7)
    state = mattock.game(game).new(chance=mattock.Fair(bytes.fromhex(stage.table.record.secret)), players=3)
    tales = [list(state.tale)]
    while stage.table.asked is not None:
        action = dice.choice(stage.state.legal())
        stage.play(action.code)
        tales.append(list(state.play(action)))
    for person, seat in ((ADA, 0), (BOB, 1), (CYD, 2), (EVE, None)):
        expected = [[event.seen_by(seat) for event in tale] for tale in tales]
        happenings = stage.news(person, stage.entries).happenings
        assert [one.what.tale for one in happenings if hasattr(one.what, "tale")] == expected
    told = [one.body.tale for one in stage.entries if isinstance(one.body, DeedPlayed | Started)]
    assert any(line.own for tale in told for line in tale), "the game has secrets"


@GAMES
def test_which_actions_were_played_is_told_to_its_player_alone(game: str) -> None:
    """Others hear the tale: an action may name what it leaves hidden."""
    stage = Stage(game).begin(ADA, BOB).play_on(random.Random(1), lambda one: len(one.table.record.deeds) > 30)
    for entry in stage.entries:
        if isinstance(entry.body, DeedPlayed):
            for person, seat in ((ADA, 0), (BOB, 1), (EVE, None)):
                told = stage.news(person, [entry]).happenings[0].what
                assert getattr(told, "actions", "") == (entry.body.actions if entry.body.seat == seat else None)
