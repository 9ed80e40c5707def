"""What somebody has used counts once, by whom it was done, and not if it was taken back."""

from __future__ import annotations

import asyncio
import json
import random

from mattock.tables.store.archive import table_in
from mattock.tables.store.statistics import games_of, used_in, uses
from tests.tables.parlour import begun, play_along, room_at
from tests.tables.staging import ADA, BOB


def deed(by: str | None, *events: dict[str, str]) -> str:
    tale = [[event, {}] for event in events]
    return json.dumps({"kind": "deed", "seat": 0, "by": by, "moves": [], "tale": tale, "has_taught": False})


def rewound(to: int) -> str:
    by = {"id": "ada", "name": "Ada"}
    return json.dumps({"kind": "rewound", "to": to, "by": by, "is_beyond": False})


def test_what_was_taken_back_was_not_used() -> None:
    axe, bow = {"event": "taken", "card": "axe"}, {"event": "taken", "card": "bow"}
    line = [deed("ada", axe), None, deed("ada", bow, bow), deed("bob", axe), deed(None, axe)]
    assert uses(line, "ada", "taken", "card") == {"axe": 1, "bow": 2}
    assert uses([*line, rewound(2)], "ada", "taken", "card") == {"axe": 1}
    assert uses([*line, rewound(0), deed("ada", bow)], "ada", "taken", "card") == {"bow": 1}
    assert uses(line, "ada", "lost", "card") == {}


def test_a_persons_games_are_found_with_what_they_moved(url: str) -> None:
    async def story() -> None:
        async with room_at(url) as room:
            tables = []
            for seed in (1, 2):
                tables.append(await begun(room, "runedar", ADA, settings=None))
                await play_along(room, tables[-1], ADA, random.Random(seed))
            games = await games_of(room.store, "runedar", ADA.id)
            assert [one.table for one in games] == tables[::-1]
            assert {one.difficulty for one in games} == {"normal"}
            assert await games_of(room.store, "runedar", BOB.id) == []
            assert await games_of(room.store, "dwar7s", ADA.id) == []
            used = await used_in(room.store, tables, ADA.id, "dwarf_moved", "place")
            told = [
                line.open["place"]
                for table in tables
                for entry in await room.store.entries(table)
                if getattr(entry.body, "by", None) == ADA.id
                for line in getattr(entry.body, "tale", ())
                if line.open["event"] == "dwarf_moved"
            ]
            assert not (await table_in(room.store, tables[0])).record.rewinds
            assert sum(used.values()) == len(told) > 0
            assert set(used) == set(told)

    asyncio.run(story())
