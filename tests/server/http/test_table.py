"""Tables over HTTP: made, found, entered, played, and what is left of them."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

import mattock
from mattock.core.journal import Journal
from mattock.core.sight import sight_from
from mattock.tables.store import store
from tests.server.serving import Place, Visitor, meeting, serving


def test_games_come_with_their_options_but_no_files(place: Place) -> None:
    async def visit() -> None:
        async with meeting(place) as (ada, _):
            games = {game["game"]: game for game in (await ada.get("/api/games")).json()}
            assert {name: game["players"] for name, game in games.items()} == {"runedar": [1, 4], "dwar7s": [2, 4]}
            options = {option["name"]: option for option in games["runedar"]["options"]}
            assert options["difficulty"]["kind"] == "word"
            assert options["difficulty"]["default"] == "normal"
            assert options["open_hands"]["kind"] == "flag"
            assert "components" not in options
            answer = await ada.get("/api/games/runedar/pieces")
            assert answer.headers["cache-control"] == "no-cache"
            pieces = answer.json()
            assert pieces == mattock.game("runedar").pieces()
            older = (await ada.get("/api/games/runedar/pieces?rules=runedar%202")).json()
            assert older == mattock.game("runedar").pieces(version=2) != pieces
            assert (await ada.get("/api/games/runedar/pieces?rules=runedar%2099")).status_code == 404
            assert (await ada.get("/api/games/chess/pieces")).status_code == 404
            weighed = (await ada.get("/api/games/runedar/weigh")).json()
            assert [row["level"] for row in weighed if row["options"] == {"players": 3, "difficulty": "hard"}] == [
                "random",
                "apprentice",
                "assistant",
                "journeyman",
                "foreman",
            ]
            assert (await ada.get("/api/games/dwar7s/weigh")).json() == []
            assert (await ada.get("/api/games/chess/weigh")).status_code == 404

    asyncio.run(visit())


def test_every_refusal_of_a_table_has_its_status(place: Place) -> None:
    async def visit() -> None:
        async with meeting(place) as (ada, bo):
            table = await ada.begun("runedar", players=1)
            assert await answer(ada, "nowhere", do="sit") == (404, "no_such_table")
            assert await answer(ada, table, do="sit", seat=9) == (404, "no_such_seat")
            assert await answer(ada, table, do="sit", seat=0) == (409, "seat_taken")
            assert await answer(ada, table, do="start") == (409, "not_now")
            assert await answer(bo, table, do="play", version=3, action="dig") == (403, "not_yours")
            assert await answer(ada, table, do="play", version=1, action="dig") == (409, "stale")
            assert await answer(ada, table, do="play", version=3, action="nonsense") == (400, "malformed")
            assert await answer(ada, table, do="dance") == (400, "malformed")
            assert await answer(ada, table, do="sit", table=table) == (400, "malformed")

    async def answer(who: Visitor, at: str, **command: Any) -> tuple[int, str]:
        response = await who.post(f"/api/tables/{at}/commands", command)
        return response.status_code, response.json()["answer"]

    asyncio.run(visit())


def test_a_deed_is_answered_with_how_much_of_it_was_played_and_refused_as_a_whole(place: Place) -> None:
    async def visit() -> None:
        async with meeting(place) as (ada, bo):
            table = await ada.begun("runedar", players=1)
            news = (await ada.get(f"/api/tables/{table}")).json()
            while not any(one["verb"] == "lay" for one in news["looks"][0]["legal"]):
                action = news["looks"][0]["legal"][0]["code"]
                played = (await ada.command(table, do="play", version=news["version"], action=action)).json()
                assert played == {"answer": "done", "table": table, "version": news["version"] + 1, "played": 1}
                news = (await ada.get(f"/api/tables/{table}")).json()
            card = next(one["code"] for one in news["looks"][0]["legal"] if one["verb"] == "lay")
            deed: dict[str, Any] = {"do": "play", "version": news["version"], "key": "one-deed"}
            refused = await ada.command(table, **deed, actions=[card, "rest", card])
            assert (refused.status_code, refused.json()["answer"], refused.json()["index"]) == (409, "illegal_move", 2)
            assert (await ada.get(f"/api/tables/{table}")).json()["version"] == news["version"]
            answers = [(await ada.command(table, **deed, actions=[card, "rest"])).json() for _ in range(2)]
            assert answers == [{"answer": "done", "table": table, "version": news["version"] + 1, "played": 2}] * 2
            after = f"/api/tables/{table}?after={news['version']}"
            for who, actions in ((ada, [card, "rest"]), (bo, None)):
                told = (await who.get(after)).json()
                assert [one["what"].get("actions") for one in told["happenings"]] == [actions]
                assert told["standing"]["deeds"] == news["standing"]["deeds"] + 1

    asyncio.run(visit())


def test_looking_at_a_table_tells_what_one_may_know_and_what_was_missed(place: Place) -> None:
    async def visit() -> None:
        async with meeting(place) as (ada, bo):
            table = await ada.begun()
            hers, his = [(await who.get(f"/api/tables/{table}")).json() for who in (ada, bo)]
            assert [look["seat"] for look in hers["looks"]] == [0]
            assert [look["seat"] for look in his["looks"]] == [None]
            assert hers["happenings"] == []
            missed = (await ada.get(f"/api/tables/{table}?after=1")).json()["happenings"]
            assert [one["number"] for one in missed][:3] == [2, 3, 4]
            assert (await ada.get(f"/api/tables/{table}?after=-1")).status_code == 400

    asyncio.run(visit())


def test_history_comes_in_pages_bounded_in_entries_and_bytes(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hello and `after` give the newest of it, and say how much they leave out."""
    monkeypatch.setattr(store, "MAX_PAGE_ENTRIES", 8)
    monkeypatch.setattr(store, "MAX_PAGE_BYTES", 4000)

    async def visit() -> None:
        async with meeting(place) as (ada, bo):
            table = await ada.new_table("runedar")
            for number in range(30):
                text = "x" * (450 if number % 7 == 0 else 3)
                assert (await ada.command(table, do="say", text=text)).status_code == 200
            for after in (0, 5, 25, 31):
                news = (await ada.get(f"/api/tables/{table}?after={after}")).json()
                numbers = [one["number"] for one in news["happenings"]]
                assert numbers == list(range(after + news["omitted"] + 1, news["version"] + 1))
                assert len(numbers) <= 8
                assert len(numbers) + news["omitted"] == 31 - after
            async with ada.line(table, after=0) as line:
                hello = await line.hear("news")
                assert (len(hello["happenings"]), hello["omitted"]) == (8, 23)
            before, found = None, list[int]()
            while found[:1] != [1]:
                query = "" if before is None else f"?before={before}"
                page = (await bo.get(f"/api/tables/{table}/history{query}")).json()
                numbers = [one["number"] for one in page["happenings"]]
                assert 1 <= len(numbers) <= 8
                said = [one["what"]["text"] for one in page["happenings"] if one["what"]["kind"] == "said"]
                assert len(said) == 1 or sum(map(len, said)) < 4000
                found, before = numbers + found, page["before"]
                assert before == (numbers[0] if numbers[0] > 1 else None)
            assert found == list(range(1, 32))
            assert (await bo.get(f"/api/tables/{table}/history?before=1")).json() == {"happenings": [], "before": None}
            assert (await bo.get(f"/api/tables/{table}/history?before=0")).status_code == 400
            assert (await bo.get("/api/tables/nothing/history")).status_code == 404

    asyncio.run(visit())


def test_the_history_of_a_closed_table_is_for_who_was_let_in_and_hides_what_seats_hide(place: Place) -> None:
    async def visit() -> None:
        async with meeting(place) as (ada, bo):
            table = await ada.begun("dwar7s", password="sesame")
            assert (await bo.get(f"/api/tables/{table}/history")).status_code == 403
            await bo.post(f"/api/tables/{table}/enter", {"password": "sesame"})
            hers, his = [(await who.get(f"/api/tables/{table}/history")).json() for who in (ada, bo)]
            dealt = [next(one for one in page["happenings"] if "tale" in one["what"]) for page in (hers, his)]
            assert dealt[0]["what"]["commitment"] == dealt[1]["what"]["commitment"]
            assert dealt[0] != dealt[1], "what was dealt to a seat is told to its owner alone"

    asyncio.run(visit())


def test_stale_says_that_what_was_missed_is_not_in_it(place: Place) -> None:
    async def visit() -> None:
        async with meeting(place) as (ada, _):
            table = await ada.begun("runedar", players=1)
            news = (await ada.get(f"/api/tables/{table}")).json()
            action = news["looks"][0]["legal"][0]["code"]
            await ada.command(table, do="play", version=news["version"], action=action)
            stale = (await ada.command(table, do="play", version=news["version"], action=action)).json()
            assert (stale["answer"], stale["news"]["happenings"], stale["news"]["omitted"]) == ("stale", [], 1)

    asyncio.run(visit())


def test_a_password_keeps_strangers_out_until_they_say_it(place: Place) -> None:
    async def visit() -> None:
        async with meeting(place) as (ada, bo):
            table = await ada.new_table(password="mellon")
            refused = await bo.get(f"/api/tables/{table}")
            assert (refused.status_code, refused.json()["code"]) == (403, "not_entered")
            wrong = await bo.post(f"/api/tables/{table}/enter", {"password": "friend"})
            assert (wrong.status_code, wrong.json()["code"]) == (403, "wrong_password")
            assert (await bo.post(f"/api/tables/{table}/enter", {"password": "mellon"})).json()["answer"] == "entered"
            assert (await bo.get(f"/api/tables/{table}")).status_code == 200
            assert "mellon" not in (await bo.get(f"/api/tables/{table}?after=0")).text

    asyncio.run(visit())


def test_an_invitation_lets_in_and_takes_the_seat_it_names(place: Place) -> None:
    async def visit() -> None:
        async with meeting(place) as (ada, bo):
            table = await ada.new_table(password="mellon")
            secret = (await ada.post(f"/api/tables/{table}/links", {"seat": 1})).json()["secret"]
            entered = (await bo.post(f"/api/tables/{table}/enter", {"secret": secret})).json()
            assert entered["seats"] == [1]
            assert (await bo.post(f"/api/tables/{table}/links", {"seat": 0})).status_code == 403
            assert (await bo.post(f"/api/tables/{table}/enter", {"secret": "guessed"})).status_code == 403

    asyncio.run(visit())


def test_the_sight_of_a_seat_is_for_its_owner_and_good_enough_to_play_from(place: Place) -> None:
    async def visit() -> None:
        async with meeting(place) as (ada, bo):
            table = await ada.begun()
            assert (await bo.get(f"/api/tables/{table}/sight?seat=0")).status_code == 403
            assert (await ada.get(f"/api/tables/{table}/sight?seat=1")).status_code == 403
            assert (await ada.get(f"/api/tables/{table}/sight?seat=7")).status_code == 404
            assert (await ada.get(f"/api/tables/{table}/sight")).status_code == 400
            told = (await ada.get(f"/api/tables/{table}/sight?seat=0")).json()
            look = (await ada.get(f"/api/tables/{table}")).json()["looks"][0]
            sight = sight_from(mattock.game("dwar7s"), told)
            assert [action.code for action in sight.legal()] == [one["code"] for one in look["legal"]]

    asyncio.run(visit())


def test_the_past_of_a_seat_is_for_its_owner_and_shows_what_it_saw_then(place: Place) -> None:
    async def visit() -> None:
        async with meeting(place) as (ada, bo):
            table = await ada.begun("runedar", players=1)
            path = f"/api/tables/{table}/past"
            assert (await bo.get(f"{path}?seat=0&deeds=0")).status_code == 403
            assert (await ada.get(f"{path}?seat=7&deeds=0")).status_code == 404
            assert (await ada.get(f"{path}?seat=0&deeds=-1")).status_code == 400
            before = (await ada.get(f"/api/tables/{table}")).json()
            legal = before["looks"][0]["legal"]
            command = {"do": "play", "version": before["version"], "action": legal[0]["code"]}
            assert (await ada.post(f"/api/tables/{table}/commands", command)).status_code == 200
            now = (await ada.get(f"/api/tables/{table}")).json()
            assert now["looks"][0]["view"] != before["looks"][0]["view"]
            seen = [(await ada.get(f"{path}?seat=0&deeds={deeds}")).json() for deeds in (0, 1)]
            assert [look["view"] for look in seen] == [before["looks"][0]["view"], now["looks"][0]["view"]]
            assert [look["legal"] for look in seen] == [[], []]

    asyncio.run(visit())


def test_journal_and_replay_are_told_after_the_end_and_not_before(place: Place) -> None:
    async def visit() -> None:
        async with meeting(place) as (ada, bo):
            table = await ada.begun("runedar", players=1)
            for paper in ("journal", "replay"):
                early = await ada.get(f"/api/tables/{table}/{paper}")
                assert (early.status_code, early.json()["code"]) == (409, "game_on")
            legal = (await ada.get(f"/api/tables/{table}")).json()["looks"][0]["legal"]
            await ada.command(table, do="play", version=3, action=legal[0]["code"])
            assert (await ada.command(table, do="abandon")).status_code == 200
            journal = Journal.from_text((await bo.get(f"/api/tables/{table}/journal")).json()["journal"])
            assert [move.code for move in journal.moves] == [legal[0]["code"]]
            assert journal.secret is not None
            steps = (await bo.get(f"/api/tables/{table}/replay")).json()
            assert [step["number"] for step in steps] == [0, 1]

    asyncio.run(visit())


def test_a_person_has_a_limit_of_talk_at_whatever_table_and_on_whatever_way(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path, has_limits=True) as place, meeting(place) as (ada, _):
            tables = [await ada.new_table(), await ada.new_table()]
            said = [(await ada.command(tables[number % 2], do="say", text="x")).status_code for number in range(11)]
            assert said == [200] * 10 + [429]
            async with ada.line(tables[0]) as line:
                await line.send({"do": "say", "text": "x", "key": "command-0001"})
                assert (await line.hear("too_fast", "done"))["answer"] == "too_fast"
                await line.send({"do": "sit", "key": "command-0002"})
                assert (await line.hear("done"))["re"] == "command-0002", "nothing else is limited by it"

    asyncio.run(story())


def test_a_replay_costs_a_person_as_much_as_many_requests(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path, has_limits=True) as place, meeting(place) as (ada, bo):
            found = [(await ada.get("/api/tables/nowhere/replay")).status_code for _ in range(12)]
            assert found[:5] == [404] * 5
            assert found[-1] == 429
            assert (await bo.get("/api/tables/nowhere/replay")).status_code == 404, "others have their own"

    asyncio.run(story())
