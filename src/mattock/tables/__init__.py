"""Tables: play together, lose nothing. No network in here; `Room` is the door.

store = await Store.open("sqlite:///tables.db")
room = Room(store)
table = (await room.send(ada, Create(game=name))).table
"""

from mattock.tables.live.listeners import Listener
from mattock.tables.live.room import Room
from mattock.tables.log.answers import AnyAnswer, Done, TableRefusal
from mattock.tables.log.commands import AnyCommand, read_command
from mattock.tables.log.messages import News
from mattock.tables.log.seats import Person, Seat, Settings
from mattock.tables.log.table import Table
from mattock.tables.store.store import Store

__all__ = [
    "AnyAnswer",
    "AnyCommand",
    "Done",
    "Listener",
    "News",
    "Person",
    "Room",
    "Seat",
    "Settings",
    "Store",
    "Table",
    "TableRefusal",
    "read_command",
]
