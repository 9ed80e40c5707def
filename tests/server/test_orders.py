"""Each order is carried out once, whatever order they appear in."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from mattock.server.orders import Orders
from mattock.tables import Store
from mattock.tables.store import orders
from mattock.tables.store.people import enrol


class Noted:
    """Stands for the room, the sockets and the keys."""

    def __init__(self) -> None:
        self.calls: list[tuple[str, str]] = []

    def __getattr__(self, name: str) -> Any:
        return lambda whom: self.calls.append((name, whom))


def test_an_order_is_carried_out_once_by_each_server(tmp_path: Path) -> None:
    async def story() -> None:
        store = await Store.open(f"sqlite:///{tmp_path}/tables.db")
        ada, _ = await enrol(store, "Ada")
        noted: Any = Noted()
        watching = Orders(store, noted, noted, noted)
        await orders.ban(store, ada.id, "")
        await orders.unban(store, ada.id)
        await orders.note_closed(store, "table", "")
        for _ in range(3):
            await watching.carry_out()
        assert noted.calls == [("forget", ada.id), ("drop", ada.id), ("forget", ada.id), ("notice", "table")]
        await orders.revoke(store, ada.id)
        await watching.carry_out()
        assert noted.calls[4:] == [("forget", ada.id), ("drop", ada.id)]
        await store.close()

    asyncio.run(story())
