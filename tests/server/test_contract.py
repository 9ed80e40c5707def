"""What the contract does not know is refused over HTTP and over a socket alike, and the field is named."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from tests.server.serving import serving, visiting

WRONG: dict[str, dict[str, Any]] = {
    "colour": {"do": "sit", "colour": "red"},
    "seat": {"do": "sit", "seat": "first"},
    "do": {"do": "dance"},
    "version": {"do": "play", "action": "dig"},
    "actions[1]": {"do": "play", "version": 1, "actions": ["dig", 2]},
}


def test_a_command_that_the_contract_does_not_know_is_malformed_and_the_field_is_named(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as place, visiting(place) as enrol:
            ada = await enrol("Ada")
            table = await ada.new_table()
            async with ada.line(table) as line:
                for number, (field, command) in enumerate(WRONG.items()):
                    over_http = await ada.command(table, **command)
                    over_socket = await line.ask({**command, "key": f"malformed-{number}"})
                    assert over_http.status_code == 400
                    for answer in (over_http.json(), over_socket):
                        assert (answer["answer"], answer["field"]) == ("malformed", field)
                assert (await ada.get(f"/api/tables/{table}")).json()["version"] == 1, "nothing has changed"
            bodies = {"nickname": {"name": "Ada", "nickname": "A"}, "name": {"name": 7}}
            for field, body in bodies.items():
                assert (await ada.post("/api/people", body)).json()["field"] == field

    asyncio.run(story())
