"""Bodies of requests and replies over HTTP that are not commands or answers of a table."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from mattock.tables.log.commands import Key, Name, Number, Origin
from mattock.tables.log.export import ExportNotes
from mattock.tables.log.messages import TableState
from mattock.tables.log.replay import ReplayStep
from mattock.tables.log.seats import Level, Settings
from mattock.tables.log.tour_script import TourStep
from mattock.wire.messages import Options, OptionValue

DisplayName = Annotated[str, Meta(min_length=1, max_length=64)]
Secret = Annotated[str, Meta(min_length=1, max_length=200)]
Password = Annotated[str, Meta(min_length=1, max_length=200)]


class PersonName(Struct, frozen=True, forbid_unknown_fields=True):
    """The name under which somebody plays."""

    name: DisplayName


class LinkSecret(Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of a link that another device has made."""

    secret: Secret


class CurrentPerson(Struct, frozen=True):
    """The person whose key was sent."""

    id: str
    name: str


class NewPerson(Struct, frozen=True):
    """`key` proves who one is, and is told this once."""

    id: str
    name: str
    key: str


class DeviceLink(Struct, frozen=True):
    """Good for one hour, and once."""

    secret: str


Labels = dict[str, str]
"""One text in several languages, by their codes."""


class GameOption(Struct, frozen=True, kw_only=True):
    """One option of a game; a `free` one takes a value that the game checks itself, or null; `per_seat` takes a list
    with a different one of the `choices` for each seat, or null.

    `label` says what is chosen and `labels` the choices, in their order. An option `per_seat` also has `seat_labels`,
    what is chosen for each seat, and may have `colours` for the choices.
    """

    name: str
    kind: Literal["number", "word", "flag", "per_seat", "free"]
    choices: list[OptionValue]
    default: OptionValue
    label: Labels
    labels: list[Labels] = []
    seat_labels: list[Labels] = []
    colours: list[str] = []


class DailyInfo(Struct, frozen=True):
    """What the game of the day is called, and the `rule` for the points that count."""

    title: Labels
    rule: Labels


class GameInfo(Struct, frozen=True, kw_only=True):
    """A game, how many may play it (fewest and most) and its options; `about` is a line for those who do not know it.

    Without a `scene` of its own a game is played in words (`GET /api/games/{game}/texts/{language}`). `together`: all
    win or lose; else everybody has a score and may be rated. `chronicle` names its list of best games, or of rated
    people. `daily` is None for a game that has no game of the day. A label may be "" where the game has no text for it.
    """

    game: str
    rules: str
    players: tuple[int, int]
    options: list[GameOption]
    title: Labels
    about: Labels
    chronicle: Labels
    scene: bool
    together: bool
    tour: bool
    daily: DailyInfo | None


class WeighedGame(Struct, frozen=True, kw_only=True):
    """How often bots of a level, or `people`, won games with these options (those that are not named have their
    defaults).
    """

    options: dict[str, int | str | bool]
    level: str
    won: int
    games: int


class TourInfo(Struct, frozen=True):
    """The guided tour of a game: `script` holds seats and codes of actions, in order; bots of this `level` sit beside
    the `learner`.
    """

    learner: int
    level: Level
    script: list[tuple[int, str]]
    steps: list[TourStep]


class GameTexts(Struct, frozen=True, kw_only=True):
    """All that a game says in a language: its messages as Fluent text, its book of rules as Markdown ("" for none), the
    paragraph behind each event, and the facts that an event may come without, because they are secret.
    """

    language: str
    messages: str
    book: str
    paragraphs: dict[str, str]
    secret: list[str]


class NewTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Anybody who knows the `password`, if there is one, may enter; `key` makes it safe to ask again. With an `origin`
    the game goes on from there, with the options that it has.
    """

    game: Name
    options: Options = {}
    settings: Settings = Settings()
    password: Password | None = None
    key: Key | None = None
    origin: Origin | None = None


class EnterRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A request to enter: with the password of the table, or the secret of an invitation."""

    password: Password | None = None
    secret: Password | None = None


class InviteRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """An invitation to a seat sits down there; one without only lets in."""

    seat: Number | None = None


class ReportRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """The `line` is the number of an entry, something that somebody said; without one the table is reported."""

    text: Annotated[str, Meta(max_length=500)] = ""
    line: Number | None = None


class Reported(Struct, frozen=True, tag_field="answer", tag="reported"):
    """It is kept, with where the log of the table stands: `version`, or the number of the line."""

    version: int


class JournalExport(Struct, frozen=True):
    """`journal` is a file for `mattock verify`, as text; `notes` say what is not in it."""

    journal: str
    notes: ExportNotes


class JournalUpload(Struct, frozen=True, forbid_unknown_fields=True):
    """A journal as text, and through whose eyes to look at its game."""

    journal: Annotated[str, Meta(max_length=256 * 1024)]
    seat: Number | None = None
    open: bool = False


class OpenedJournal(Struct, frozen=True):
    """The game of a journal, which is stored nowhere."""

    standing: TableState
    steps: list[ReplayStep]


class HookAddress(Struct, frozen=True, forbid_unknown_fields=True):
    """Where to post that it is one's turn."""

    url: Annotated[str, Meta(min_length=1, max_length=500)]


class HookSettings(Struct, frozen=True):
    """`hosts` are those that the operator has allowed."""

    url: str | None
    hosts: list[str]


class TurnNotice(Struct, frozen=True, tag_field="kind", tag="your_turn"):
    """The body that is posted to a hook: at `link` it is that person's turn."""

    table: str
    game: str
    person: str
    link: str


class HealthReport(Struct, frozen=True, tag_field="answer", tag="healthy"):
    """The server works. `degraded`: people are told late of what happens at other servers, because the connection that
    listens to them hangs; it is being replaced.
    """

    database: Literal["reachable"] = "reachable"
    degraded: Literal["no_news_of_other_servers"] | None = None
