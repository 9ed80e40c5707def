"""A whole game over the wire with everything that people may do, and every byte that each of them was sent.

Ada sits on one seat, Bob on two (a hot-seat), Eve looks on. The table has a password; Bob knows it, Eve is invited.
"""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import mattock
from tests.server.proofs.client import Client, connected, some_deed
from tests.server.proofs.web import Account, Json, Web
from tests.tables.parlour import until

PASSWORD = "a password that nobody guesses"
PLAYERS = 3


class Asked(NamedTuple):
    """A question, when it was asked, and its answer."""

    who: Account
    version: int
    question: Json
    answer: Json


class Request(NamedTuple):
    """Who asked over HTTP for what, what came back, and whether the game was over by then."""

    who: Account
    path: str
    text: str
    is_over: bool


class Evening:
    """`secrets` are strings that nobody may be sent, except the people named beside them."""

    def __init__(self, web: Web, game: str, dice: random.Random) -> None:
        self.web = web
        self.game = game
        self.dice = dice
        self.codes = list(mattock.game(game).new(seed=0, players=PLAYERS).catalogue.numbers)
        self.table = ""
        self.people: list[Account] = []
        self.clients: list[Client] = []
        self.asked: list[Asked] = []
        self.requests: list[Request] = []
        self.secrets: dict[str, Account | None] = {PASSWORD: None}

    async def gather(self) -> None:
        """Everybody comes in by another door."""
        ada, bob, eve = self.people = [await self.web.enrol(name) for name in ("Ada", "Bob", "Eve")]
        self.secrets.update(dict.fromkeys((person.key for person in self.people), None))
        body = {
            "game": self.game,
            "options": {"players": PLAYERS},
            "settings": {"coach": True, "stand_in": "random"},
            "password": PASSWORD,
        }
        self.table = (await self.request(ada, "POST", "/api/tables", body))["table"]
        commands, entering = f"{self.path}/commands", f"{self.path}/enter"
        refused = await self.request(eve, "POST", entering, {"password": "guess"})
        assert refused == {"answer": "not_yours", "code": "wrong_password"}
        await self.request(bob, "POST", entering, {"password": PASSWORD})
        invitation = await self.request(ada, "POST", f"{self.path}/links", {})
        link = await self.request(bob, "POST", "/api/people/me/links")
        self.secrets.update({invitation["secret"]: ada, link["secret"]: bob})
        await self.request(eve, "POST", entering, {"secret": invitation["secret"]})
        for person, seat in ((ada, 0), (bob, 1), (bob, 2)):
            await self.request(person, "POST", commands, {"do": "sit", "seat": seat})
        await self.request(ada, "POST", commands, {"do": "start"})
        self.clients = [Client([self.web.base], person, self.table) for person in self.people]

    @property
    def path(self) -> str:
        return f"/api/tables/{self.table}"

    async def request(self, who: Account, method: str, path: str, body: object = None) -> Any:
        is_over = self.is_over
        response = await self.web.ask(who, method, path, body)
        self.requests.append(Request(who, path, response.text, is_over))
        return response.json() if response.headers["content-type"].startswith("application/json") else None

    @property
    def version(self) -> int:
        return max(client.version or 0 for client in self.clients)

    @property
    def is_over(self) -> bool:
        return any(client.news is not None and client.news["standing"]["status"] == "over" for client in self.clients)

    async def settle(self) -> None:
        """Until everybody knows the same, and a person is asked or the game is over."""
        await until(self.is_settled, 120)

    def is_settled(self) -> bool:
        known = {client.version if client.news else None for client in self.clients}
        return len(known) == 1 and None not in known and (self.is_over or self.player is not None)

    @property
    def player(self) -> Client | None:
        """Who is to move."""
        return next((client for client in self.clients if client.legal), None)

    async def do(self, client: Client, **command: Any) -> Json:
        answer = await client.do(**command)
        if answer["answer"] == "done":
            for other in self.clients:
                await other.at(answer["version"])
        await self.settle()
        return answer

    async def ask(self, client: Client, **question: Any) -> None:
        version = self.version
        answer = await client.ask(**question)
        self.asked.append(Asked(client.account, version, question, answer))

    async def play(self, actions: int | None = None) -> None:
        """Until the game is over or so many actions were played, and something else between any two of them."""
        await self.settle()
        for diversion in DIVERSIONS:
            if not self.is_over:
                await diversion(self)
        while not self.is_over and (actions is None or self.actions < actions):
            if self.dice.random() < 0.4:
                await self.dice.choice(QUICK)(self)
            elif self.dice.random() < 0.05:
                await self.dice.choice(DIVERSIONS)(self)
            player = self.player
            if player is None:
                break
            answer = await self.do(player, do="play", version=self.version, **some_deed(player, self.dice))
            assert answer["answer"] == "done", answer

    @property
    def actions(self) -> int:
        news = self.clients[0].news
        assert news is not None
        deeds: int = news["standing"]["deeds"]
        return deeds

    def seat_of(self, client: Client) -> int:
        """One of the client's; an onlooker claims the first one."""
        assert client.news is not None
        seat = self.dice.choice(client.news["looks"])["seat"]
        return 0 if seat is None else int(seat)

    def asked_seat(self) -> tuple[Client, int]:
        player = self.player
        assert player is not None
        assert player.news is not None
        return player, next(look["seat"] for look in player.news["looks"] if look["legal"])


async def talk(evening: Evening) -> None:
    await evening.do(evening.dice.choice(evening.clients), do="say", text="hm")


async def take_back(evening: Evening) -> None:
    """One's own last step, if it taught nobody."""
    for client in evening.clients:
        if client.news is not None and client.news["free_steps"]:
            await evening.do(client, do="undo", version=evening.version)
            return


async def rewind(evening: Evening) -> None:
    """Several steps, beyond what is free: the others are asked, and agree."""
    ada, bob, _ = evening.clients
    await evening.do(ada, do="undo", version=evening.version, steps=evening.dice.randint(1, 3))
    news = ada.news
    assert news is not None
    if news["standing"]["proposal"] is not None:
        decided = evening.dice.choice(("agree", "agree", "decline"))
        await evening.do(bob, do=decided, proposal=news["standing"]["proposal"]["number"])


async def reconnect(evening: Evening) -> None:
    """One after the last version, one from the very beginning."""
    client = evening.dice.choice(evening.clients)
    await client.drop()
    if evening.dice.random() < 0.3:
        client.version = 0
    client.news = None
    await evening.settle()


async def pass_seat(evening: Evening) -> None:
    """A bot plays for Ada for a while."""
    ada = evening.clients[0]
    await evening.do(ada, do="hand_over", seat=0, level="random")
    await evening.do(ada, do="take_back", seat=0)


async def why_not(evening: Evening) -> None:
    client = evening.dice.choice(evening.clients)
    await evening.ask(client, do="why", seat=evening.seat_of(client), action=evening.dice.choice(evening.codes))


async def foresee(evening: Evening) -> None:
    client, seat = evening.asked_seat()
    paths = [[code] for code in evening.dice.sample(client.legal, min(3, len(client.legal)))]
    paths.append([evening.dice.choice(evening.codes), evening.dice.choice(evening.codes)])
    await evening.ask(client, do="preview", seat=seat, paths=paths)


async def ask_coach(evening: Evening) -> None:
    client, seat = evening.asked_seat()
    await evening.ask(client, do="coach", seat=seat)


async def see(evening: Evening) -> None:
    client = evening.dice.choice(evening.clients)
    seat, version = evening.seat_of(client), evening.version
    found = await evening.request(client.account, "GET", f"{evening.path}/sight?seat={seat}")
    evening.asked.append(Asked(client.account, version, {"do": "sight", "seat": seat}, found))


async def look(evening: Evening) -> None:
    client = evening.dice.choice(evening.clients)
    after = evening.dice.choice(("", f"?after={evening.dice.randrange(evening.version + 1)}"))
    version = evening.version
    found = await evening.request(client.account, "GET", f"{evening.path}{after}")
    evening.asked.append(Asked(client.account, version, {"do": "look"}, found))


async def blunder(evening: Evening) -> None:
    """Commands that are refused: illegal, too late, of another seat, of nobody, unreadable."""
    for client in evening.clients:
        action, version = evening.dice.choice(evening.codes), evening.version
        for command in ({"version": version}, {"version": 1}, {"version": version + 5}, {"version": "x"}):
            if client is not evening.player or action not in client.legal:
                answer = await client.do(do="play", action=action, **command)
                assert answer["answer"] != "done"
                evening.asked.append(Asked(client.account, version, {"do": "play"}, answer))


async def snoop(evening: Evening) -> None:
    """Whatever else may be asked for, by everybody."""
    for person in evening.people:
        for path in ELSEWHERE:
            await evening.request(person, "GET", path.format(table=evening.path, game=evening.game))


ELSEWHERE = (
    "/api/tables?which=open",
    "/api/tables?which=playing",
    "/api/tables?which=mine",
    "/api/chronicles?game={game}",
    "/api/chronicles/best?game={game}",
    "/api/hall?game=dwar7s",
    "/api/people/me",
    "/api/people/me/hook",
    "{table}/journal",
    "{table}/replay",
    "{table}/sight?seat=0",
    "{table}/sight?seat=1",
    "{table}/sight?seat=9",
    "{table}/past?seat=1&deeds=0",
    "/metrics",
    "/api/health",
)
Diversion = Callable[[Evening], Awaitable[None]]
QUICK: tuple[Diversion, ...] = (talk, take_back, why_not, foresee, see, look)
DIVERSIONS: tuple[Diversion, ...] = (blunder, rewind, reconnect, pass_seat, snoop, *QUICK)


@asynccontextmanager
async def evening_at(base: str, game: str, seed: int) -> AsyncIterator[Evening]:
    async with Web(base) as web:
        evening = Evening(web, game, random.Random(seed))
        await evening.gather()
        async with connected(*evening.clients):
            yield evening
