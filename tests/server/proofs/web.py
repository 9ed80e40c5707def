"""People over HTTP: a name, a key, and requests with it."""

from __future__ import annotations

from typing import Any, NamedTuple, Self

import httpx

Json = dict[str, Any]


class Account(NamedTuple):
    id: str
    name: str
    key: str


class Web:
    """Requests to one server."""

    def __init__(self, base: str) -> None:
        self.base = base
        self._client = httpx.AsyncClient(base_url=base, timeout=30.0)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._client.aclose()

    async def ask(self, who: Account | None, method: str, path: str, body: object = None) -> httpx.Response:
        headers = {} if who is None else {"Authorization": f"Bearer {who.key}"}
        return await self._client.request(method, path, json=body, headers=headers)

    async def get(self, who: Account | None, path: str) -> Any:
        return (await self.ask(who, "GET", path)).json()

    async def post(self, who: Account | None, path: str, body: object = None) -> Any:
        return (await self.ask(who, "POST", path, {} if body is None else body)).json()

    async def enrol(self, name: str) -> Account:
        found = await self.post(None, "/api/people", {"name": name})
        return Account(found["id"], found["name"], found["key"])

    async def command(self, who: Account, table: str, **command: object) -> Json:
        """One that is to succeed."""
        answer = await self.try_command(who, table, **command)
        assert answer["answer"] == "done", (command, answer)
        return answer

    async def try_command(self, who: Account, table: str, **command: object) -> Json:
        answer: Json = await self.post(who, f"/api/tables/{table}/commands", command)
        return answer

    async def new_table(self, people: list[Account], game: str, *, start: bool = True, **more: Any) -> str:
        """A table for these people, each on a seat; the first one is the host."""
        options = {"players": len(people), **more.pop("options", {})}
        made = await self.post(people[0], "/api/tables", {"game": game, "options": options, **more})
        assert made["answer"] == "done", made
        table: str = made["table"]
        for person in people:
            await self.command(person, table, do="sit")
        if start:
            await self.command(people[0], table, do="start")
        return table
