"""People who misbehave, on real servers: a griefer and a staller.

Those who play honestly beside them notice nothing: their games end, nothing of theirs is lost, and no log has an error.
"""

from __future__ import annotations

import asyncio
import json
import random
import time

from websockets.asyncio.client import connect

from tests.server.proofs.client import Client, connected, socket_address
from tests.server.proofs.conftest import Serve
from tests.server.proofs.effort import effort
from tests.server.proofs.party import assert_all_agree, parties, play_on, playing
from tests.server.proofs.web import Account, Json, Web

GRIEF_ROUNDS = effort(3, 60)
TURN = 1  # seconds of the staller's clock
MAX_STALLED = 240.0  # seconds in which a game ends though somebody does all that they can against it
SHORT: Json = {"goals_to_end": 2}
NAMES = ("\u3164", "A\u0300\u0301\u0302\u0303da", "\u200b", " " * 9, "x" * 65)


async def answers_to(web: Web, who: Account, table: str, commands: list[Json]) -> set[tuple[str, str]]:
    """What a person is told who sends all that, with the codes."""
    found = [await web.post(who, f"/api/tables/{table}/commands", command) for command in commands]
    return {(answer["answer"], answer.get("code", "")) for answer in found}


async def grieve(web: Web, eve: Account, host: Account, table: str) -> None:
    """All that somebody tries at a table who has no seat there."""
    spam = [{"do": "say", "text": "buy gold"} for _ in range(5)]
    assert await answers_to(web, eve, table, spam) <= {("not_yours", "onlooker"), ("too_fast", "")}
    orders = [{"do": "moderate", "person": host.id, "order": order} for order in ("mute", "remove")]
    others: list[Json] = [{"do": do} for do in ("start", "leave", "return", "abandon", "rematch", "sit")]
    others += [{"do": "hand_over", "seat": 0}, {"do": "take_back", "seat": 0}, {"do": "undo", "version": 1}]
    others += [{"do": "agree", "proposal": 1}, {"do": "decline", "proposal": 1}]
    refused = await answers_to(web, eve, table, orders + others)
    assert "done" not in {answer for answer, _ in refused}, refused
    assert refused & {("not_yours", "not_the_host"), ("too_fast", "")}
    for name in NAMES:
        assert (await web.ask(eve, "PATCH", "/api/people/me", {"name": name})).status_code in {400, 422, 429}
    reports = [(await web.ask(eve, "POST", f"/api/tables/{table}/reports", {"text": "x"})) for _ in range(8)]
    assert 429 in {report.status_code for report in reports}
    guesses = [(await web.ask(eve, "GET", "/api/operator/people")).status_code for _ in range(4)]
    assert set(guesses) <= {401, 429}


async def hold_sockets(base: str, eve: Account, table: str) -> None:
    """More sockets than one may hold, which read nothing and say hello again and again."""
    sockets = [await connect(socket_address(base, table), proxy=None) for _ in range(40)]
    for socket in sockets:
        await socket.send(f'{{"do": "hello", "token": "{eve.key}", "after": 0}}')
        await socket.send(f'{{"do": "hello", "token": "{eve.key}"}}')
    for socket in sockets:
        socket.transport.abort()


def test_a_griefer_spoils_no_game(url: str, serve: Serve) -> None:
    async def story() -> None:
        served = serve(url)
        async with Web(served.base) as web:
            players = await parties(web, random.Random(1), [served.base], tables=1, size=2)
            host, guest, table = players[0].account, players[1].account, players[0].client.table
            eve = await web.enrol("Eve")
            async with playing(players):
                for _ in range(GRIEF_ROUNDS):
                    await asyncio.gather(grieve(web, eve, host, table), hold_sockets(served.base, eve, table))
                    await play_on(players, 5)
                order = {"do": "moderate", "person": eve.id, "order": "remove"}
                async with connect(socket_address(served.base, table), max_size=None, proxy=None) as socket:
                    await socket.send(json.dumps({"do": "hello", "token": eve.key}))
                    assert json.loads(await socket.recv())["answer"] == "welcome"
                    assert (await web.post(host, f"/api/tables/{table}/commands", order))["answer"] == "done"
                    async with asyncio.timeout(60):
                        while json.loads(await socket.recv())["answer"] != "dropped":
                            pass
                refused = too_fast = {("too_fast", "")}  # after all her talk
                async with asyncio.timeout(60):
                    while refused == too_fast:
                        refused = await answers_to(web, eve, table, [{"do": "say", "text": "x"}])
                        await asyncio.sleep(0.2)
                assert refused == {("not_yours", "kept_out")}
                await web.post(host, f"/api/tables/{table}/commands", {**order, "person": guest.id, "order": "mute"})
                await play_on(players, 10)
        put_off = {answer["answer"] for player in players for one in player.clients for answer in one.put_off}
        assert put_off <= {"too_fast"}
        await assert_all_agree(url, players)
        served.stop()
        assert " ERROR " not in served.said()

    asyncio.run(story())


async def stall(web: Web, who: Account, table: str, dice: random.Random) -> None:
    """Everything but to play: come back, leave, hand over, take back, undo, propose."""
    while True:
        news = await web.get(who, f"/api/tables/{table}")
        standing = news["standing"]
        if standing["status"] != "playing":
            return
        seat = next(number for number, one in enumerate(standing["seats"]) if one["owner"]["id"] == who.id)
        commands: list[Json] = [
            {"do": "take_back", "seat": seat},
            {"do": "return"},
            {"do": "hand_over", "seat": seat, "level": "random"},
            {"do": "leave"},
            {"do": "undo", "version": news["version"], "steps": 1},
            {"do": "abandon"},
        ]
        for command in dice.sample(commands, 3):
            await web.post(who, f"/api/tables/{table}/commands", command)
        await asyncio.sleep(0.05)


async def play_honestly(client: Client, dice: random.Random) -> None:
    """At once when asked; nothing is taken back, and nothing is given up."""
    while client.news is None or client.news["standing"]["status"] == "playing":
        await client.change()
        if client.news is None or client.is_busy:
            continue
        asked = client.news["standing"]["proposal"]
        if asked is not None and client.account.id in asked["waiting"]:
            client.send(do="decline", proposal=asked["number"])
        elif client.legal:
            client.send(do="play", version=client.news["version"], action=dice.choice(client.legal))


def test_a_staller_does_not_hold_a_game_with_a_clock(url: str, serve: Serve) -> None:
    async def story() -> None:
        served = serve(url, "--no-limits")
        dice = random.Random(2)
        async with Web(served.base) as web:
            ada, bob = await web.enrol("Ada"), await web.enrol("Bob")
            settings = {"seconds": TURN, "stand_in": "random"}
            table = await web.new_table([ada, bob], "dwar7s", options=SHORT, settings=settings)
            client, began = Client([served.base], ada, table), time.monotonic()
            async with connected(client), asyncio.timeout(MAX_STALLED):
                stalling = asyncio.create_task(stall(web, bob, table, dice))
                await play_honestly(client, dice)
                stalling.cancel()
            assert client.news is not None
            standing = client.news["standing"]
            assert standing["status"] == "over", standing
            turns = client.news["looks"][0]["view"]["round"]
            assert time.monotonic() - began < (turns + 2) * (TURN + 15)
            assert standing["clocks"][next(n for n, s in enumerate(standing["seats"]) if s["owner"]["id"] == bob.id)]
        served.stop()

    asyncio.run(story())
