"""The tables of the database. Changing one means a new migration: `migrations/versions`."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
    true,
)

METADATA: Final = MetaData()

# `banned` is the reason, null for people who are welcome.
PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("created", Float(53), nullable=False),
    Column("is_bot", Boolean, nullable=False, server_default=false()),
    Column("hook", Text, nullable=True),
    Column("banned", Text, nullable=True),
)

DEVICES: Final = Table(
    "devices",
    METADATA,
    Column("key_hash", LargeBinary(32), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("created", Float(53), nullable=False),
)

LINKS: Final = Table(
    "links",
    METADATA,
    Column("secret_hash", LargeBinary(32), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("expires", Float(53), nullable=False),
    Index("links_by_expires", "expires"),
)

# What the lobby and the clock need to know without opening a table; the truth is in the entries. `asked` is a person.
TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("status", String(16), nullable=False),
    Column("created", Float(53), nullable=False),
    Column("changed", Float(53), nullable=False),
    Column("due", Float(53), nullable=True),
    Column("asked", String(32), nullable=True),
    Column("options", Text, nullable=False, server_default="{}"),
    Column("settings", Text, nullable=False, server_default="{}"),
    Column("is_listed", Boolean, nullable=False, server_default=true()),
    Column("password", LargeBinary(48), nullable=True),
    Index("tables_by_status", "status", "changed"),
    Index("tables_by_due", "due"),
    Index("tables_by_changed", "changed"),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(32), nullable=True),
    Column("name", String(64), nullable=True),
    Column("bot", String(16), nullable=True),
    Index("seats_by_person", "person"),
)

# Append-only. The primary key makes every entry exactly one, whoever writes it first.
ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", Float(53), nullable=False),
    Column("body", Text, nullable=False),
)

SNAPSHOTS: Final = Table(
    "snapshots",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

KEYS: Final = Table(
    "keys",
    METADATA,
    Column("person", String(32), primary_key=True),
    Column("key", String(64), primary_key=True),
    Column("command_hash", LargeBinary(32), nullable=False),
    Column("table_id", String(32), nullable=False),
    Column("version", Integer, nullable=False),
)

INVITATIONS: Final = Table(
    "invitations",
    METADATA,
    Column("secret_hash", LargeBinary(32), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=True),
    Column("created", Float(53), nullable=False),
)

# Every finished game, once: the primary key is the table.
CHRONICLES: Final = Table(
    "chronicles",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("players", Integer, nullable=False),
    Column("difficulty", String(32), nullable=False, server_default=""),
    Column("options", Text, nullable=False),
    Column("began", Float(53), nullable=False),
    Column("ended", Float(53), nullable=False),
    Column("actions", Integer, nullable=False),
    Column("turns", Integer, nullable=True),
    Column("won", Boolean, nullable=False),
    Column("reason", String(32), nullable=False),
    Column("score", Integer, nullable=False),
    Column("title", String(64), nullable=True),
    Column("commitment", String(64), nullable=False),
    Column("is_helped", Boolean, nullable=False),
    Column("is_rewound", Boolean, nullable=False),
    Column("is_rated", Boolean, nullable=False),
    Column("is_continued", Boolean, nullable=False, server_default=false()),
    Column("daily", String(10), nullable=True),
    Column("attempt", Integer, nullable=True),
    Index("chronicles_by_time", "ended", "table_id"),
    Index("chronicles_by_worth", "game", "players", "difficulty", "won", "score", "ended"),
)

CHRONICLE_SEATS: Final = Table(
    "chronicle_seats",
    METADATA,
    Column("table_id", String(32), ForeignKey("chronicles.table_id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(32), nullable=True),
    Column("name", String(64), nullable=True),
    Column("bot", String(16), nullable=True),
    Column("is_remote", Boolean, nullable=False),
    Column("is_helped", Boolean, nullable=False),
    Column("is_winner", Boolean, nullable=False),
    Column("score", Integer, nullable=False),
    Column("is_forfeit", Boolean, nullable=False, server_default=false()),
    Index("chronicle_seats_by_person", "person"),
)

# What a person has reached in a game that is played against each other; `worth` is what is surely reached. Games with
# bots of the server are counted apart (`bot_…`). `is_established`: others may be measured by this rating.
RATINGS: Final = Table(
    "ratings",
    METADATA,
    Column("game", String(32), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("is_bot", Boolean, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("best", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("rated", Integer, nullable=False),
    Column("mu", Float(53), nullable=False),
    Column("sigma", Float(53), nullable=False),
    Column("worth", Float(53), nullable=False),
    Column("bot_games", Integer, nullable=False, server_default="0"),
    Column("bot_wins", Integer, nullable=False, server_default="0"),
    Column("bot_best", Integer, nullable=False, server_default="0"),
    Column("bot_total", Integer, nullable=False, server_default="0"),
    Column("opponents", Integer, nullable=False, server_default="0"),
    Column("first_rated", Float(53), nullable=True),
    Column("is_established", Boolean, nullable=False, server_default=false()),
    Index("ratings_by_worth", "game", "is_bot", "worth"),
)

# Who has met whom in rated games, from both sides; `today` of them on the day number `day`.
MEETINGS: Final = Table(
    "meetings",
    METADATA,
    Column("game", String(32), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("other", String(32), primary_key=True),
    Column("games", Integer, nullable=False),
    Column("day", Integer, nullable=False),
    Column("today", Integer, nullable=False),
)

# Keyed hashes of addresses and devices at which people were seen: enough to tell that two are at one, and no more.
TRACES: Final = Table(
    "traces",
    METADATA,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("trace", LargeBinary(32), primary_key=True),
    Column("seen", Float(53), nullable=False),
    Index("traces_by_trace", "trace"),
    Index("traces_by_seen", "seen"),
)

# The review of a finished game, once: the primary key is the table. `method` numbers the way it was computed; meanwhile
# `server` says by whom, and `beat` when that server last said so.
REVIEWS: Final = Table(
    "reviews",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("method", Integer, nullable=False),
    Column("status", String(16), nullable=False),
    Column("asked", Float(53), nullable=False),
    Column("server", String(32), nullable=True),
    Column("beat", Float(53), nullable=False),
    Column("progress", Float(53), nullable=False),
    Column("body", LargeBinary, nullable=True),
    Index("reviews_by_status", "status", "asked"),
)

# Who waits for a review that is not done.
REVIEW_REQUESTS: Final = Table(
    "review_requests",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("asked", Float(53), nullable=False),
    Index("review_requests_by_person", "person"),
)

# What the operator has ordered, in the order of their numbers: every server on the database carries each of them out.
ORDERS: Final = Table(
    "orders",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("at", Float(53), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("person", String(32), nullable=True),
    Column("table_id", String(32), nullable=True),
    Column("reason", Text, nullable=False, server_default=""),
    Index("orders_by_person", "person"),
)

# What people report: a table as it stood at a version, or a line, which is the entry of that number; `about` is whose.
REPORTS: Final = Table(
    "reports",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("at", Float(53), nullable=False),
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("version", Integer, nullable=False),
    Column("is_line", Boolean, nullable=False),
    Column("about", String(32), nullable=True),
    Column("text", Text, nullable=False),
    Column("settled", Float(53), nullable=True),
    Index("reports_by_settled", "settled", "number"),
    Index("reports_by_about", "about"),
)

# Tables with the fate of a day, by whom they are played: each attempt of a person exists exactly once.
DAILY_TABLES: Final = Table(
    "daily_tables",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("day", String(10), nullable=False),
    Column("person", String(32), nullable=False),
    Column("attempt", Integer, nullable=False),
    Column("closes", Float(53), nullable=False),
    Index("daily_tables_by_attempt", "game", "day", "person", "attempt", unique=True),
    Index("daily_tables_by_person", "person", "game", "day"),
    Index("daily_tables_by_closes", "closes"),
)

# What bots reach with the fate of a day: `body` holds the games that are done; `server` computes them now, and has last
# said so at `beat`.
DAILY_BOTS: Final = Table(
    "daily_bots",
    METADATA,
    Column("game", String(32), primary_key=True),
    Column("day", String(10), primary_key=True),
    Column("method", Integer, nullable=False),
    Column("is_done", Boolean, nullable=False),
    Column("asked", Float(53), nullable=False),
    Column("server", String(32), nullable=True),
    Column("beat", Float(53), nullable=False),
    Column("body", LargeBinary, nullable=False),
    Index("daily_bots_by_asked", "is_done", "asked"),
)

# Keys that servers keep for themselves, of traces and of the fates of days; the table keeps its old name.
SECRETS: Final = Table(
    "house",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
