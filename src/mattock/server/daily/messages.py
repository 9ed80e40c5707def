"""Messages about the game of a day."""

from __future__ import annotations

from msgspec import Struct

from mattock.tables.log.messages import Status
from mattock.tables.log.seats import Level
from mattock.wire.messages import Options


class DailyResult(Struct, frozen=True):
    """How a game of the day ended. `lead` are the points above the mean of the bots on the same fate, so that luck is
    out of it; None while they still play. `table` is where its replay is found, by those who may see it. `is_alike`:
    somebody else whose name looks the same has begun this day before.
    """

    person: str
    name: str
    won: bool
    reason: str
    score: int
    points: int
    turns: int | None
    lead: float | None
    table: str | None
    is_alike: bool


class DailyAttempt(Struct, frozen=True):
    """One's own game of the day; only the first `attempt` counts. The result is None until it has ended in time."""

    table: str
    attempt: int
    status: Status
    result: DailyResult | None


class BotResults(Struct, frozen=True):
    """What so many `games` of bots of a `level`, out of `total`, have reached with the same fate in the same seat."""

    level: Level
    games: int
    total: int
    wins: int
    mean: float | None
    points: list[int]


class DailyGame(Struct, frozen=True):
    """The game of a `day`. Until `ends` one may begin it, until `closes` finish what was begun; then the `secret` is
    told that the `commitment` has fixed. `next_commitment` fixes the fate of the day after.

    `begun` people have begun; the `results` and the `bots` are told to people who have ended their own first attempt,
    and to everybody once it has closed. `streak` counts the days on end, up to this one or the one before, on which the
    person who asks has played to the end; `best_streak` is their longest.
    """

    game: str
    day: str
    options: Options
    players: int
    rivals: Level
    ends: float
    closes: float
    commitment: str
    secret: str | None
    next_commitment: str
    begun: int
    mine: list[DailyAttempt]
    results: list[DailyResult] | None
    bots: BotResults | None
    streak: int
    best_streak: int
