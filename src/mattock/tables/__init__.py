"""Tables: play together, lose nothing. No network in here; `Room` is the door.

store = await Store.open("sqlite:///tables.db")
room = Room(store)
table = (await room.send(ada, Create(game="runedar"))).table
"""

from mattock.tables.answers import AnyAnswer, Done, Refusal
from mattock.tables.commands import AnyCommand, read_command
from mattock.tables.listener import Listener
from mattock.tables.news import News
from mattock.tables.room import Room
from mattock.tables.seats import Person, Seat, Settings
from mattock.tables.store.store import Store
from mattock.tables.table import Table

__all__ = [
    "AnyAnswer",
    "AnyCommand",
    "Done",
    "Listener",
    "News",
    "Person",
    "Refusal",
    "Room",
    "Seat",
    "Settings",
    "Store",
    "Table",
    "read_command",
]
