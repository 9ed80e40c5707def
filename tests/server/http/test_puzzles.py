"""Puzzles over HTTP: the prepared ones for everybody, those of a reviewed game for who has played it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import mattock
from mattock.lab.puzzles import puzzles_of
from tests.server.http.test_reviews import call, played, quick, until
from tests.server.serving import visited

__all__ = ["quick"]


def test_prepared_puzzles_are_listed_shown_and_tried(tmp_path: Path) -> None:
    async def story() -> None:
        async with visited(tmp_path) as (ada, _):
            for name in filter(puzzles_of, mattock.game_names()):
                listing = (await ada.http.get(f"/api/puzzles/{name}")).json()
                ids = [one["id"] for one in listing["puzzles"]]
                assert listing["daily"] in ids
                path = f"/api/puzzles/{name}/{listing['daily']}"
                puzzle = (await ada.http.get(path)).json()
                codes = [action["code"] for action in puzzle["seen"]["legal"]]
                best = puzzles_of(name)[listing["daily"]].best
                assert best in codes
                for code in {best, *codes[:3]}:
                    answer = (await ada.http.post(f"{path}/tries", json={"action": code})).json()
                    assert answer["right"] is (code == best)
                    assert (answer["better"] is not None) is answer["right"]
                told = (await ada.http.post(f"{path}/tries", json={"action": None})).json()
                assert told["better"]["code"] == best
                refused = await ada.http.post(f"{path}/tries", json={"action": "nothing"})
                assert (refused.status_code, refused.json()["answer"]) == (422, "bad_option")

    asyncio.run(story())


def test_a_puzzle_answers_questions_as_a_table_does(tmp_path: Path) -> None:
    async def story() -> None:
        async with visited(tmp_path) as (ada, _):
            for name in filter(puzzles_of, mattock.game_names()):
                stored = next(iter(puzzles_of(name).values()))
                path = f"/api/puzzles/{name}/{stored.id}/questions"

                async def ask(path: str = path, seat: int = stored.seat, **question: object) -> tuple[int, Any]:
                    found = await ada.http.post(path, json={"seat": seat, **question}, headers=ada.headers)
                    return found.status_code, found.json()

                state = stored.state()
                illegal = next(one for one in state.catalogue.actions if state.why_not(one))
                assert (await ask(do="why", action=stored.best))[1] == {"answer": "why", "refusal": None}
                assert (await ask(do="why", action=illegal.code))[1]["refusal"]["rule"]
                status, told = await ask(do="preview", paths=[[stored.best], [illegal.code]])
                assert (status, told["answer"], told["futures"][1]) == (200, "preview", None)
                assert told["futures"][0] is not None
                assert (await ask(do="why", action="nothing"))[1]["answer"] == "malformed"
                assert (await ask(seat=stored.seat + 1, do="why", action=stored.best))[0] == 403
                question = {"do": "why", "seat": stored.seat, "action": stored.best}
                assert (await ada.http.post(path, json=question)).status_code == 401

    asyncio.run(story())


def test_what_is_not_there_is_not_found(tmp_path: Path) -> None:
    async def story() -> None:
        async with visited(tmp_path) as (ada, _):
            for path in ("nothing", "dwar7s/nothing", "nothing/nothing"):
                assert (await ada.http.get(f"/api/puzzles/{path}")).status_code == 404

    asyncio.run(story())


def test_mistakes_are_puzzles_for_who_has_made_them(tmp_path: Path) -> None:
    async def story() -> None:
        async with visited(tmp_path) as (ada, bo):
            table = await played(ada, "dwar7s", settings={"onlookers": False})
            early = await ada.get(f"/api/tables/{table}/puzzles")
            assert (early.status_code, early.json()["code"]) == (409, "not_reviewed")
            await call(ada, "POST", table)
            report = await until(ada, table, lambda found: found["status"] == "done")
            own = {
                point["step"]: point
                for point in report["review"]["points"]
                if point["kind"] == "decision" and point["seat"] == 0
            }
            found = (await ada.get(f"/api/tables/{table}/puzzles")).json()
            assert {int(puzzle["id"]) for puzzle in found} == set(own)
            assert all(puzzle["seen"]["seat"] == 0 for puzzle in found)
            for puzzle in found:
                path = f"/api/tables/{table}/puzzles/{puzzle['id']}/tries"
                better = own[int(puzzle["id"])]["better"]["code"]
                answer = await ada.http.post(path, json={"action": better}, headers=ada.headers)
                assert answer.json()["right"]
                question = {"do": "preview", "seat": 0, "paths": [[better]]}
                path = path.replace("/tries", "/questions")
                told = await ada.http.post(path, json=question, headers=ada.headers)
                assert told.json()["futures"][0] is not None
                hidden = await bo.http.post(path, json=question, headers=bo.headers)
                assert hidden.status_code == 404
            other = await ada.http.post(
                f"/api/tables/{table}/puzzles/99999/tries", json={"action": None}, headers=ada.headers
            )
            assert other.status_code == 404
            assert (await bo.get(f"/api/tables/{table}/puzzles")).status_code == 404

    asyncio.run(story())
