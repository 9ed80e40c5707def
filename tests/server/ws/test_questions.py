"""Questions that change nothing: why not, what if, and what would a coach do."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

import mattock
from mattock.bots import Sight, bot
from mattock.server.http.limits import Limit
from mattock.server.ws import coaching
from mattock.server.ws.answers import PreviewAnswer, WhyNot
from mattock.server.ws.messages import Preview, Why
from mattock.server.ws.questions import COMPARED_WORLDS, Worlds, future, preview, why
from mattock.tables import Person, Room, Settings, Store, Table
from mattock.tables.log.answers import Done, Malformed, NotYours
from mattock.tables.log.commands import Create, Play, Sit, Start
from tests.paragraphs import rule
from tests.server.serving import Place, meeting, visited

ADA, BO = Person("ada", "Ada"), Person("bo", "Bo")
GAMES = mattock.game_names()


async def dealt(room: Room, game: str) -> str:
    """A table at which Ada and Bo sit."""
    made = await room.send(ADA, Create(game=game, options={"players": 2, "first": 0}, settings=Settings()))
    assert isinstance(made, Done)
    for person, command in ((ADA, Sit(table=made.table)), (BO, Sit(table=made.table)), (ADA, Start(table=made.table))):
        assert isinstance(await room.send(person, command), Done)
    return made.table


async def read(room: Room, name: str, person: Person = ADA) -> Table:
    table = await room.table(name, person)
    assert isinstance(table, Table)
    return table


async def move(room: Room, table: Table, action: str) -> Table:
    person = (ADA, BO)[table.asked or 0]
    answer = await room.send(person, Play(table=table.record.id, version=table.version, action=action))
    assert isinstance(answer, Done), answer
    return await read(room, table.record.id)


@pytest.mark.parametrize("game", GAMES)
def test_a_preview_shows_what_comes_and_nothing_that_luck_or_others_decide(tmp_path: Path, game: str) -> None:
    dice, known, unknown = random.Random(7), 0, 0

    async def play() -> None:
        nonlocal known, unknown
        store = await Store.open(f"sqlite:///{tmp_path}/tables.db")
        room = Room(store)
        table = await read(room, await dealt(room, game))
        for _ in range(300):
            assert table.state is not None
            if table.asked is None:
                break
            seat, person = table.asked, (ADA, BO)[table.asked]
            action = dice.choice(table.state.legal()).code
            answer = preview(table, person, Preview(seat=seat, paths=[[action], ["nonsense"]]))
            assert isinstance(answer, PreviewAnswer)
            future, nothing = answer.futures
            assert nothing is None
            assert future is not None
            after = await move(room, table, action)
            deed = after.record.deeds[-1]
            if deed.moves[0].luck or after.is_ended:
                assert future.view is None
            elif not deed.has_taught:
                assert future.view is not None
            if future.view is not None:
                assert after.state is not None
                assert future.view == after.state.view(seat)
                assert [one["code"] for one in future.legal] == [
                    one.code for one in (after.state.legal() if after.asked == seat else [])
                ]
            known, unknown = known + (future.view is not None), unknown + (future.view is None)
            table = after
        await room.close()
        await store.close()

    asyncio.run(play())
    assert known > 5
    assert unknown


def test_a_path_of_several_actions_is_looked_down_to_its_end(tmp_path: Path) -> None:
    async def play() -> None:
        store = await Store.open(f"sqlite:///{tmp_path}/tables.db")
        room = Room(store)
        table = await read(room, await dealt(room, "dwar7s"))
        path: list[str] = []
        for _ in range(6):
            answer = preview(table, ADA, Preview(seat=0, paths=[[*path, action.code] for action in legal(table, path)]))
            assert isinstance(answer, PreviewAnswer)
            seen = [(one, future) for one, future in zip(legal(table, path), answer.futures, strict=True)]
            open_ones = [
                one.code for one, future in seen if future is not None and future.view is not None and future.legal
            ]
            if not open_ones:
                break
            path.append(open_ones[0])
        assert len(path) >= 2
        later = preview(table, ADA, Preview(seat=0, paths=[path]))
        assert isinstance(later, PreviewAnswer)
        for action in path:
            table = await move(room, table, action)
        assert later.futures[0] is not None
        assert table.state is not None
        assert later.futures[0].view == table.state.view(0)
        await room.close()
        await store.close()

    def legal(table: Table, path: list[str]) -> list[mattock.Action]:
        assert table.state is not None
        world = table.state.clone()
        for code in path:
            world.play(world.catalogue.by_code(code))
        return world.legal()

    asyncio.run(play())


@pytest.mark.parametrize("game", GAMES)
def test_why_not_agrees_with_the_rules_and_is_silent_about_others_hands(tmp_path: Path, game: str) -> None:
    async def play() -> None:
        store = await Store.open(f"sqlite:///{tmp_path}/tables.db")
        room = Room(store)
        table = await read(room, await dealt(room, game))
        state = table.state
        assert state is not None
        for action in state.catalogue.actions:
            answer = why(table, ADA, Why(seat=0, action=action.code))
            expected = state.why_not(action)
            assert isinstance(answer, WhyNot)
            if expected is None or answer.refusal is None:
                assert answer.refusal is None
                assert expected is None
            else:
                assert (answer.refusal.code, answer.refusal.rule) == (expected.code, expected.rule)
            other = why(table, BO, Why(seat=1, action=action.code))
            assert isinstance(other, WhyNot)
            assert other.refusal is not None
            assert other.refusal.code == "not_your_turn"
        assert isinstance(why(table, BO, Why(seat=0, action=action.code)), NotYours)
        assert isinstance(why(table, ADA, Why(seat=0, action="nonsense")), Malformed)
        assert isinstance(preview(table, BO, Preview(seat=1, paths=[["x"]])), NotYours)
        await room.close()
        await store.close()

    asyncio.run(play())


def test_questions_are_answered_over_the_socket_and_change_nothing(place: Place) -> None:
    async def visit() -> None:
        async with meeting(place) as (ada, _):
            table = await ada.begun("runedar", players=1)
            async with ada.line(table) as line:
                news = await line.hear("news")
                action = news["looks"][0]["legal"][0]["code"]
                answer = await line.ask({"do": "why", "ref": "1", "seat": 0, "action": action})
                assert answer == {"re": "1", "answer": "why", "refusal": None}
                refused = await line.ask({"do": "why", "ref": "2", "seat": 0, "action": "fell"})
                assert refused["refusal"] is None or refused["refusal"]["rule"].startswith("R")
                seen = await line.ask({"do": "preview", "ref": "3", "seat": 0, "paths": [[action], ["dance"]]})
                assert len(seen["futures"]) == 2
                assert seen["futures"][1] is None
            assert (await ada.get(f"/api/tables/{table}")).json()["version"] == news["version"]

    asyncio.run(visit())


def test_a_coach_says_something_soon_and_its_last_word_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coaching, "SEARCH_SECONDS", (0.05, 0.1))

    async def visit() -> None:
        async with visited(tmp_path) as (ada, bo):
            table = await ada.begun("runedar", players=1)
            async with ada.line(table) as line:
                legal = [one["code"] for one in (await line.hear("news"))["looks"][0]["legal"]]
                await line.send({"do": "coach", "ref": "old", "seat": 0})
                await line.send({"do": "coach", "ref": "new", "seat": 0})
                assert await line.hear("asked_again", re="old") == {"re": "old", "answer": "asked_again"}
                first = await line.hear("advice", re="new")
                last = await line.hear("advice", re="new")
                assert (first["final"], last["final"]) == (False, True)
                assert last["advice"][0]["action"]["code"] in legal
            async with bo.line(table, after=0) as line:
                happenings = (await line.hear("news"))["happenings"]
                coached = [one["what"]["by"]["id"] for one in happenings if one["what"]["kind"] == "coached"]
                assert coached == [ada.id], "it is written down, once"
                answer = await line.ask({"do": "coach", "ref": "1", "seat": 0})
                assert answer["code"] == "not_your_seat"

    asyncio.run(visit())


@pytest.mark.parametrize("pause", [0.0, 0.02, 0.15])
def test_each_question_to_a_coach_ends_in_one_last_word(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pause: float
) -> None:
    monkeypatch.setattr(coaching, "SEARCH_SECONDS", (0.02, 0.1))

    async def visit() -> None:
        async with visited(tmp_path, has_limits=True) as (ada, _):
            monkeypatch.setattr(ada.place.app_state.limits, "_coaches", Limit(0.5, 8.0, now=lambda: 0.0))
            table = await ada.begun("runedar", players=1)
            async with ada.line(table) as line:
                await line.hear("news")
                said: dict[str, list[str]] = {str(ref): [] for ref in range(12)}
                for ref in said:
                    await line.send({"do": "coach", "ref": ref, "seat": 0})
                    await asyncio.sleep(pause)
                while not all(said.values()):
                    answer = await line.hear("advice", "asked_again", "too_fast")
                    if answer.get("final", True):
                        said[answer["re"]].append(answer["answer"])
                assert await line.ask({"do": "ping", "ref": "the end"}) == {"re": "the end", "answer": "pong"}
                last_words = [word for words in said.values() for word in words]
                assert len(last_words) == len(said), "one each"
                assert set(last_words[-4:]) == {"too_fast"}
                assert last_words[7] == "advice", "the newest that was taken"
                if not pause:
                    assert set(last_words[:7]) == {"asked_again"}

    asyncio.run(visit())


def test_a_question_that_is_refused_lets_the_coach_think_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coaching, "SEARCH_SECONDS", (0.05, 0.1))

    async def visit() -> None:
        async with visited(tmp_path) as (ada, _):
            table = await ada.begun("runedar", players=1)
            async with ada.line(table) as line:
                await line.hear("news")
                await line.send({"do": "coach", "ref": "good", "seat": 0})
                assert (await line.ask({"do": "coach", "ref": "bad", "seat": 9}))["answer"] == "no_such_seat"
                while not (await line.hear("advice", re="good"))["final"]:
                    pass

    asyncio.run(visit())


def test_between_people_there_is_no_coach_unless_they_said_so(place: Place) -> None:
    async def visit() -> None:
        async with meeting(place) as (ada, bo):
            table = await ada.new_table("runedar")
            for who in (ada, bo):
                await who.command(table, do="sit")
            await ada.command(table, do="start")
            async with ada.line(table) as line:
                answer = await line.ask({"do": "coach", "ref": "1", "seat": 0})
                assert (answer["answer"], answer["code"]) == ("not_now", "coach_off")

    asyncio.run(visit())


class SeededWorlds(Worlds):
    """The same ones each time."""

    def __init__(self, state: mattock.State, seat: int) -> None:
        super().__init__(state, seat)
        self.seeds = [state.imagine(seat, mattock.Seeded(number)) for number in range(COMPARED_WORLDS)]

    def __getitem__(self, number: int) -> mattock.State:
        self.seeds[number].recording = True
        return self.seeds[number]


@rule("D8.2")
def test_where_a_hidden_goal_may_come_out_what_is_certain_is_told_all_the_same() -> None:
    """Of worlds that differ for the seat alone by what others hide, each tells at least that much."""
    found = 0
    for seed in range(30):
        state, dice = mattock.game("dwar7s").new(seed=seed, players=2), random.Random(seed)
        while not state.is_over and not found:
            seat, action = int(state.to_move), dice.choice(state.legal())
            if state.game.reveals(state, action.id):
                worlds = SeededWorlds(state, seat)
                seen = [after(worlds[number], seat, action.code) for number in range(COMPARED_WORLDS)]
                told = future(worlds, seat, [action.code])
                assert told is not None
                if told.view is None and all(seen) and told.tale:
                    found += 1
                    for tale, legal in filter(None, seen):
                        assert [event for event in told.tale if event not in tale] == []
                        assert [one for one in told.legal if one["code"] not in legal] == []
            state.play(action)
    assert found


def test_where_luck_decides_what_happens_before_it_is_told() -> None:
    """A goal is bought before luck says which one comes next."""
    bought = 0
    for seed in range(3):
        state = mattock.game("dwar7s").new(seed=seed, players=2)
        player = bot("apprentice", seed=seed)
        while not state.is_over:
            seat = int(state.to_move)
            action = player.choose(Sight(state, seat))
            told = future(Worlds(state, seat), seat, [action.code])
            state.play(action)
            if told is not None and told.certain is not None and action.verb == "buy":
                mine, then = player_in(state.view(seat), seat), player_in(told.certain, seat)
                assert told.view is None
                assert [then[name] for name in BOUGHT] == [mine[name] for name in BOUGHT]
                bought += 1
    assert bought


@rule("D11.1")
def test_that_the_turn_or_the_game_ends_by_an_action_is_told_before_whatever_luck_brings() -> None:
    told_ends: set[tuple[str, str | None]] = set()
    for seed in range(4):
        state = mattock.game("dwar7s").new(seed=seed, players=2)
        player = bot("apprentice", seed=seed)
        while not state.is_over:
            seat = int(state.to_move)
            action = player.choose(Sight(state, seat))
            told = future(Worlds(state, seat), seat, [action.code])
            state.play(action)
            assert told is not None
            ends = "game" if state.outcome else None if state.to_move == seat else "turn"
            if told.view is None and told.certain is None and told.ends is None:
                continue  # what others hide decides what else happens
            assert told.ends == ends, action
            told_ends.add(("luck" if told.view is None and told.certain else "known", told.ends))
    assert {("known", None), ("known", "turn"), ("luck", None), ("luck", "turn")} <= told_ends
    assert any(ends == "game" for _, ends in told_ends)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_certain_is_the_same_whatever_is_hidden(game: str) -> None:
    """It is told out of imagined worlds, and two sets of them agree."""
    dice, certain = random.Random(4), 0
    for seed in range(4):
        state = mattock.game(game).new(seed=seed, players=2)
        for _ in range(150):
            if state.is_over:
                break
            seat, action = int(state.to_move), dice.choice(state.legal())
            one, other = (future(Worlds(state, seat), seat, [action.code]) for _ in range(2))
            assert one is not None
            assert other is not None
            if one.certain is not None and other.certain is not None:
                assert one.view is None
                assert player_in(one.certain, seat) == player_in(other.certain, seat)
                certain += 1
            state.play(action)
    assert bool(certain) == mattock.game(game).can_be_cut


BOUGHT = ("score", "score_parts", "goals", "goal_count", "gems")


def player_in(view: Any, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = view["players"][seat]
    return found


def after(world: mattock.State, seat: int, code: str) -> tuple[list[dict[str, object]], list[str]] | None:
    """What the seat would be told and offered in this world; None where luck decides."""
    ahead = world.clone()
    ahead.has_drawn = False
    tale = ahead.play(ahead.catalogue.by_code(code))
    if ahead.has_drawn or ahead.is_over:
        return None
    legal = [action.code for action in ahead.legal()] if ahead.to_move == seat else []
    return [event.seen_by(seat) for event in tale], legal
