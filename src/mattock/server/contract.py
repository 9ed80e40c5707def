"""All messages that cross the border, beside what games say themselves: what clients send, and what they are told."""

from __future__ import annotations

from typing import Any, Final

from mattock.server.care import Healthy
from mattock.server.clerk import Pong
from mattock.server.coaching import AskedAgain, Counsel
from mattock.server.games import Offered
from mattock.server.identity import Keyed, Link, Linked, Myself, Named
from mattock.server.lobby import NewTable
from mattock.server.my_hook import Hook, MyHook
from mattock.server.presence import WhoIsHere
from mattock.server.questions import Foresight, WhyNot
from mattock.server.replies import ServerRefusal
from mattock.server.socket import Welcome
from mattock.server.table import Invited, Paper, Ticket
from mattock.server.wire import Coach, Hello, Ping, Preview, Why, Wish
from mattock.tables.answers import Done, Entered, Invitation, Refusal
from mattock.tables.news import Changes, Dropped, News
from mattock.tables.replay import Step
from mattock.tables.store.chronicles import Hall, Page
from mattock.tables.store.lobby import Sign

# Over the socket.
Heard: Final[Any] = Wish | Hello | Ping | Why | Preview | Coach
Told: Final[Any] = (
    Welcome | News | Changes | Dropped | WhoIsHere | Pong | Counsel | AskedAgain | WhyNot | Foresight | Done
) | (Refusal | ServerRefusal)

HEARD: Final[dict[str, Any]] = {
    "Heard": Heard,
    "NewTable": NewTable,
    "Named": Named,
    "Linked": Linked,
    "Ticket": Ticket,
    "Invited": Invited,
    "Hook": Hook,
}
"""What clients send: over the socket, and as bodies of requests."""

TOLD: Final[dict[str, Any]] = {
    "Told": Told,
    "Entered": Entered,
    "Invitation": Invitation,
    "Offered": Offered,
    "Keyed": Keyed,
    "Link": Link,
    "Myself": Myself,
    "MyHook": MyHook,
    "Sign": Sign,
    "Page": Page,
    "Hall": Hall,
    "Step": Step,
    "Paper": Paper,
    "Healthy": Healthy,
}
"""What clients are told: over the socket, and as replies."""
