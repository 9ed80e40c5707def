"""Puzzles over HTTP: the prepared ones for everybody, those of a reviewed game for who has played it."""

from __future__ import annotations

import asyncio
from pathlib import Path

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
            other = await ada.http.post(
                f"/api/tables/{table}/puzzles/99999/tries", json={"action": None}, headers=ada.headers
            )
            assert other.status_code == 404
            assert (await bo.get(f"/api/tables/{table}/puzzles")).status_code == 404

    asyncio.run(story())
