"""A deed is one thing: one entry, one commit, one update; refused as a whole, and taken back as a whole."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable

import msgspec
import pytest

import mattock
from mattock.core.ruleset import Ruleset
from mattock.tables import Listener, Room
from mattock.tables.live.bots import choice_before
from mattock.tables.live.updates import Update
from mattock.tables.log.answers import Done, KeyReused, Malformed, MoveRefused, NotNow, Stale
from mattock.tables.log.commands import MAX_ACTIONS, Play, Undo, read_command
from mattock.tables.log.decide.play import play_bot
from mattock.tables.log.entries import DeedPlayed, Rewound
from mattock.tables.log.export import journal_of, log_lines, read_log
from mattock.tables.log.messages import ActionPlayed, News
from mattock.tables.log.replay import steps_of
from mattock.tables.store.archive import table_in
from mattock.tables.store.batch import WriteBatch
from tests.tables.forging import resealed, rows_of
from tests.tables.parlour import begun, done, expect, room_at
from tests.tables.staging import ADA, BOB, EVE, NAME, Stage

GAMES = pytest.mark.parametrize("game", mattock.game_names())


def with_deed(game: str, length: int, *, is_quiet: bool = False) -> tuple[Stage, list[str]]:
    """A game in which whoever is asked may do that many actions in one deed; if it `is_quiet`, nobody learns by it."""
    for seed in range(300):
        dice = random.Random(seed)
        stage = Stage(game).begin(ADA, BOB).play_on(dice, lambda one: len(one.table.record.deeds) >= 12)
        for _ in range(20):
            codes = stage.deed(dice, length)
            if len(codes) == length and not (is_quiet and is_taught(stage, codes)):
                return stage, codes
    raise AssertionError("it never happens")


def is_taught(stage: Stage, codes: list[str]) -> bool:
    twin = Stage.__new__(Stage)
    twin.__dict__.update(stage.__dict__, entries=list(stage.entries))
    twin.play(*codes)
    return twin.table.record.deeds[-1].has_taught


def play_of(stage: Stage, *codes: str) -> Play:
    return Play(table=NAME, version=stage.version, actions=list(codes))


@GAMES
def test_a_deed_of_three_actions_is_one_entry_and_leads_where_three_entries_lead(game: str) -> None:
    stage, codes = with_deed(game, 3)
    single, owner = stage.table.copy(), stage.owner()
    assert owner is not None
    (body,) = stage.do(owner, play_of(stage, *codes))
    assert isinstance(body, DeedPlayed)
    assert body.actions == codes
    assert stage.table.record.position_version == stage.version == single.version + 1
    assert len(stage.table.record.deeds) == len(single.record.deeds) + 1
    assert single.state is not None
    expected = single.state.clone()
    tale = [event for code in codes for event in expected.play(expected.catalogue.actions[known(expected, code)])]
    assert stage.state.snapshot() == expected.snapshot()
    told = stage.news(EVE, stage.entries[-1:]).happenings[0].what
    assert isinstance(told, ActionPlayed)
    assert told.tale == [event.seen_by(None) for event in tale], "in their order"
    assert told.actions is None


def known(state: mattock.State, code: str) -> int:
    return state.catalogue.numbers[code]


async def asked(room: Room, table: str) -> tuple[News, list[str]]:
    """Where Ada has a deed of three actions before her."""
    dice = random.Random(1)
    while True:
        news = expect(await room.look(table, ADA), News)
        stage = Stage.__new__(Stage)
        stage.table = await table_in(room.store, table)
        for _ in range(20):
            if len(codes := stage.deed(dice, 3)) == 3:
                return news, codes
        code = dice.choice(next(look.legal for look in news.looks if look.legal))["code"]
        await done(room, ADA, Play(table=table, version=news.version, action=code))


def ear_of(heard: list[News]) -> Callable[[Update | None], bool]:
    def hear(told: Update | None) -> bool:
        heard.extend([] if told is None else [told.news])
        return True

    return hear


@GAMES
def test_a_deed_is_one_commit_and_one_update_for_each_listener(
    url: str, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with room_at(url) as room:
            table = await begun(room, game, ADA, ADA)
            news, codes = await asked(room, table)
            batches: list[WriteBatch] = []
            post = room.store.post

            def counted(batch: WriteBatch, written: Callable[[Exception | None], None]) -> None:
                batches.append(batch)
                post(batch, written)

            monkeypatch.setattr(room.store, "post", counted)
            told: dict[str, list[News]] = {ADA.id: [], EVE.id: []}
            for person in (ADA, EVE):
                expect(await room.listen(table, person, None, ear_of(told[person.id])), Listener)
            before = await room.store.entries(table)
            play = Play(table=table, version=news.version, actions=codes, key="three-in-one")
            answer = await done(room, ADA, play)
            assert answer == Done(table=table, version=news.version + 1, played=3)
            assert len(await room.store.entries(table)) == len(before) + 1
            assert [len(batch.additions) for batch in batches] == [1]
            assert len(batches[0].additions[0].entries) == 1
            for heard in told.values():
                assert [one.version for one in heard] == [news.version, answer.version], "how it stood, and one update"
                assert len(heard[-1].happenings) == 1
            assert await room.send(ADA, play) == answer
            other = msgspec.structs.replace(play, actions=codes[:2])
            assert await room.send(ADA, other) == KeyReused(key="three-in-one")
        async with room_at(url) as room:
            assert await room.send(ADA, play) == answer, "the answer outlives the process"

    asyncio.run(story())


@GAMES
def test_a_deed_is_refused_as_a_whole_with_the_place_of_what_was_refused(game: str) -> None:
    stage, codes = with_deed(game, 3)
    owner, world = stage.owner(), stage.state.clone()
    assert owner is not None
    for code in codes[:2]:
        world.play(world.catalogue.actions[known(world, code)])
    legal = {action.code for action in world.legal()}
    wrong = next(action for action in world.catalogue.actions if action.code not in legal)
    expected = world.why_not(wrong)
    assert expected is not None
    answer = stage.refused(owner, play_of(stage, *codes[:2], wrong.code, codes[2]), MoveRefused)
    assert (answer.index, answer.code, answer.rule) == (2, expected.code, expected.rule)
    assert stage.refused(owner, play_of(stage, wrong.code, *codes), MoveRefused).index == 0


def test_what_follows_luck_was_not_chosen_and_is_not_played() -> None:
    """Neither is it checked: what comes next is the table's question, and the answer says how far it went."""
    stage = Stage().begin(ADA, BOB)
    stage.play_on(random.Random(1), lambda one: any(action.verb == "reveal" for action in one.state.legal()))
    owner = stage.owner()
    assert owner is not None
    (body,) = stage.do(owner, play_of(stage, "reveal", "rest", "end_turn"))
    assert isinstance(body, DeedPlayed)
    assert body.actions == ["reveal"]
    assert body.moves[0].luck


@GAMES
def test_bad_deeds_get_a_typed_refusal_and_change_nothing(game: str) -> None:
    stage, codes = with_deed(game, 2)
    owner = stage.owner()
    assert owner is not None
    other = next(one for one in mattock.game_names() if one != game)
    foreign = next(
        code for code in mattock.game(other).catalogue().numbers if code not in stage.state.catalogue.numbers
    )
    for stray in (foreign, "fly:moon"):
        refusal = stage.refused(owner, play_of(stage, *codes, stray), Malformed)
        assert stray in refusal.problem
        assert refusal.field == f"actions[{len(codes)}]"
    stale = Play(table=NAME, version=stage.table.record.position_version - 1, actions=codes)
    stage.refused(owner, stale, Stale)


@pytest.mark.parametrize(
    "deed",
    [
        b'"actions":[]',
        b'"actions":["a"],"action":"a"',
        b'"actions":null',
        b'"actions":"a"',
        b'"actions":["a",3]',
        b'"actions":[' + b",".join([b'"a"'] * (MAX_ACTIONS + 1)) + b"]",
    ],
    ids=lambda deed: deed[:40].decode(),
)
def test_what_is_no_deed_is_malformed(deed: bytes) -> None:
    assert isinstance(read_command(b'{"do":"play","table":"t","version":1,%b}' % deed), Malformed)


def test_a_bot_of_the_house_does_not_do_nothing() -> None:
    stage = Stage(players=2).begin(ADA)
    stage.play_on(random.Random(1), lambda one: one.owner() is None)
    seat = stage.table.asked
    assert seat is not None
    answer = stage.ask(lambda table: play_bot(table, seat, table.record.position_version, []))
    assert isinstance(answer, Malformed)


def test_a_single_action_is_a_deed_too() -> None:
    assert read_command(b'{"do":"play","table":"t","version":1,"action":"a"}') == Play(table="t", version=1, action="a")
    assert Play(table="t", version=1, action="a").codes == Play(table="t", version=1, actions=["a"]).codes == ["a"]


@GAMES
def test_a_deed_is_taken_back_as_one(game: str) -> None:
    stage, codes = with_deed(game, 3, is_quiet=True)
    owner, before, deeds = stage.owner(), stage.state.snapshot(), len(stage.table.record.deeds)
    assert owner is not None
    free = stage.news(owner).free_steps
    stage.play(*codes)
    assert stage.news(owner).free_steps == free + 1
    assert stage.news(owner).standing.deeds == deeds + 1
    assert stage.do(owner, Undo(table=NAME, version=stage.version)) == [Rewound(deeds, owner, is_beyond=False)]
    assert stage.state.snapshot() == before
    assert stage.news(owner).free_steps == free


@GAMES
def test_deeds_are_found_again_in_a_log_a_journal_and_a_replay(game: str) -> None:
    stage, dice = Stage(game).begin(ADA, BOB), random.Random(2)
    stage.play_deeds(dice)
    deeds = stage.table.record.deeds
    assert max(len(deed.moves) for deed in deeds) > 2
    table, entries, _ = read_log(log_lines(NAME, stage.entries))
    assert entries == stage.entries
    assert table.record.deeds == deeds
    codes = [code for deed in deeds for code in deed.actions]
    assert [move.code for move in journal_of(table).moves] == codes
    steps = steps_of(table)[1:]
    assert [step.action for step in steps] == codes
    ends = [at for at, step in enumerate(steps) if step.ends_deed]
    assert [at + 1 for at in ends] == [sum(len(deed.moves) for deed in deeds[: n + 1]) for n in range(len(deeds))]


def test_a_deed_that_luck_would_have_ended_is_not_believed() -> None:
    """Nor one with luck that was not, or with a field more."""
    stage = Stage().begin(ADA, BOB).play_deeds(random.Random(2), lambda one: len(one.entries) > 60)
    rows = rows_of(stage)
    number = next(
        at
        for at, row in enumerate(rows[2:-1], 2)
        if row["body"]["kind"] == rows[at + 1]["body"]["kind"] == "deed"
        and row["body"]["moves"][-1][1]
        and row["body"]["seat"] == rows[at + 1]["body"]["seat"]
    )
    body, gone = rows[number]["body"], rows.pop(number + 1)["body"]
    body["moves"], body["tale"] = [*body["moves"], *gone["moves"]], [*body["tale"], *gone["tale"]]
    rows = [{**rows[0], "entries": number}, *rows[1 : number + 1]]
    with pytest.raises(mattock.MattockError, match=f"line {number + 1}"):
        read_log(resealed(rows))


@pytest.fixture
def private_lay(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if laying a card were an order that nobody else hears of."""
    game = mattock.game("runedar")
    assert isinstance(game, Ruleset)
    verb = next(verb for verb in game.table.verbs if verb.name == "lay")
    monkeypatch.setattr(verb, "is_private", True)


@pytest.mark.usefixtures("private_lay")
def test_a_private_action_is_played_before_another_one_and_never_alone() -> None:
    """Alone it would show by the number of the version."""
    stage = Stage().begin(ADA, BOB)
    stage.play_on(random.Random(1), lambda one: any(action.verb == "lay" for action in one.state.legal()))
    owner = stage.owner()
    assert owner is not None
    code = next(action.code for action in stage.state.legal() if action.verb == "lay")
    assert stage.refused(owner, play_of(stage, code), NotNow).code == "private_alone"
    assert stage.refused(owner, Play(table=NAME, version=stage.version, action=code), NotNow).code == "private_alone"
    before = stage.version
    stage.play(code, "rest")
    assert stage.version == before + 1
    assert stage.table.record.deeds[-1].actions == [code, "rest"]


@pytest.mark.usefixtures("private_lay")
def test_a_bot_plays_a_private_action_with_the_one_after_it_and_the_same_again_after_an_undo() -> None:
    stage = Stage(players=2).begin(ADA)
    dice = random.Random(3)
    while stage.owner() is not None or not any(action.verb == "lay" for action in stage.state.legal()):
        codes = [action.code for action in stage.state.legal() if action.verb != "lay"]
        stage.play(dice.choice(codes))
    code = next(action.code for action in stage.state.legal() if action.verb == "lay")
    stage.play(code, "rest")
    stage.do(ADA, Undo(table=NAME, version=stage.version, steps=1))
    assert choice_before(stage.table) == [code, "rest"]
