"""All messages that cross the border, beside what games say themselves: what clients send, and what they are told."""

from __future__ import annotations

from typing import Any, Final

from mattock.server.http.messages import (
    Healthy,
    Hook,
    Invited,
    Keyed,
    Link,
    Linked,
    MyHook,
    Myself,
    Named,
    NewTable,
    Offered,
    Paper,
    Ticket,
    TurnNotice,
)
from mattock.server.ws.answers import Told
from mattock.server.ws.messages import Heard
from mattock.tables.log.answers import Entered, Invitation
from mattock.tables.log.replay import Step
from mattock.tables.store.chronicles import Hall, Page
from mattock.tables.store.lobby import Sign
from mattock.wire.messages import SightData

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
    "SightData": SightData,
    "TurnNotice": TurnNotice,
    "Healthy": Healthy,
}
"""What clients are told: over the socket, as replies, and through a hook."""
