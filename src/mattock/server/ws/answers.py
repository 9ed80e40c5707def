"""Messages of the server over a table's socket, beside those of the table: greeting, presence, answers."""

from __future__ import annotations

from typing import Final, Literal

import msgspec
from msgspec import Struct

from mattock.server.http.replies import ServerRefusal
from mattock.tables.log.answers import Answer, Done, TableRefusal
from mattock.tables.log.messages import Changes, Dropped, News
from mattock.tables.log.seats import Person
from mattock.wire.messages import AdviceData, EventData, OfferedAction, RefusalData, ViewData


class Welcome(Answer, frozen=True, kw_only=True, tag="welcome"):
    """The first answer to hello: who the key belongs to, and what the clock of the server says."""

    person: Person
    server_time: float


class PresentPerson(Struct, frozen=True):
    """Somebody who is connected to the table; an `onlooker` has no seat, an `alike` name looks like another's."""

    id: str
    name: str
    onlooker: bool
    alike: bool = False


class PresenceList(Answer, frozen=True, kw_only=True, tag="presence"):
    """Everybody who is connected to the table now."""

    people: list[PresentPerson]


class Pong(Answer, frozen=True, kw_only=True, tag="pong"):
    """The answer to a ping."""


class WhyNot(Answer, frozen=True, kw_only=True, tag="why"):
    """None: the action may be played now."""

    refusal: RefusalData | None


class PreviewResult(Struct, frozen=True):
    """The position after a path as its seat would see it, and what the seat could do then.

    No view where luck or hidden things decide on the way; then `certain` is the position with all that is sure to
    change before luck is asked, whatever is hidden. Neither where the game may end, or its view is whole only after
    an action. `ends` says whether the seat's turn, or even the game, is over then, whatever luck brings.
    """

    view: ViewData | None = None
    tale: list[EventData] = []
    legal: list[OfferedAction] = []
    certain: ViewData | None = None
    ends: Literal["turn", "game"] | None = None


class PreviewAnswer(Answer, frozen=True, kw_only=True, tag="preview"):
    """One future for each path; None for a path that is not legal."""

    futures: list[PreviewResult | None]


class AdviceAnswer(Answer, frozen=True, kw_only=True, tag="advice"):
    """The best actions so far; `final` is the last word."""

    advice: list[AdviceData]
    final: bool


class Superseded(Answer, frozen=True, kw_only=True, tag="asked_again"):
    """A newer question was asked before the last answer: only the newest one is thought about."""


ServerMessage = (
    Welcome
    | News
    | Changes
    | PresenceList
    | Dropped
    | Done
    | Pong
    | WhyNot
    | PreviewAnswer
    | AdviceAnswer
    | Superseded
    | TableRefusal
    | ServerRefusal
)
"""Whatever arrives at the client's end of a socket; `answer` says which."""

SERVER_MESSAGES: Final[msgspec.json.Decoder[ServerMessage]] = msgspec.json.Decoder(ServerMessage)
