"""The offset of the time of day from the time since boot, kept as long as the machine runs.

So a clock that was set back moves no deadline either where the server was started again meanwhile.
"""

from __future__ import annotations

import struct
from pathlib import Path
from typing import Final

from sqlalchemy import select
from sqlalchemy.dialects import postgresql, sqlite

from mattock.tables.store.schema import SECRETS
from mattock.tables.store.store import Store, translating_errors

BOOT_ID: Final = Path("/proc/sys/kernel/random/boot_id")
DOUBLE: Final = struct.Struct("!d")


def boot_name() -> str | None:
    """The id of this boot of the machine; None where the system has none."""
    try:
        return f"clock {BOOT_ID.read_text().strip().replace('-', '')[:24]}"
    except OSError:
        return None


async def kept_offset(store: Store, offset: float) -> float:
    """The larger one of this offset and those of earlier servers on this machine, which is kept from now on."""
    name = boot_name()
    if name is None:
        return offset
    async with translating_errors(), store.engine.begin() as connection:
        kept: bytes | None = await connection.scalar(select(SECRETS.c.value).where(SECRETS.c.name == name))
        if kept is not None and (known := DOUBLE.unpack(kept)[0]) >= offset:
            return float(known)
        dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
        new = dialect.insert(SECRETS).values(name=name, value=DOUBLE.pack(offset))
        await connection.execute(new.on_conflict_do_update(index_elements=["name"], set_={"value": new.excluded.value}))
    return offset
