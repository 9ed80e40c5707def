"""Messages of clients over a table's socket: hello, the commands of tables without their table, and questions."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Annotated, Any, Final, get_args

import msgspec
from msgspec import NODEFAULT, Meta, Struct

from mattock.tables.log.answers import Malformed
from mattock.tables.log.commands import Command, Name, Number, TableCommand
from mattock.tables.log.tags import snake
from mattock.wire.decode import field_of

Token = Annotated[str, Meta(min_length=1, max_length=200)]
Ref = Annotated[str, Meta(max_length=64)]
Path = Annotated[list[Name], Meta(min_length=1, max_length=12)]


class Message(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="do", tag=snake):
    """A message that changes nothing."""


class Hello(Message, frozen=True, kw_only=True):
    """The first message: the person's key, and the last version that arrived on an earlier connection.

    With `changes` news are whole once, and then told as what has changed, where that can be said. `device` is a name of
    the client's own making for the machine it runs on: two people at one make no rated pair.
    """

    token: Token
    after: Number | None = None
    changes: bool = False
    device: Name | None = None


class Ping(Message, frozen=True, kw_only=True):
    """Check the connection. `ref` comes back with the answer, here as in every question."""

    ref: Ref | None = None


class Question(Message, frozen=True, kw_only=True):
    """Asked by a seat of one's own."""

    ref: Ref | None = None
    seat: Number


class Why(Question, frozen=True, kw_only=True):
    """Asked of the position as it is, or as it would be `after` some legal actions."""

    action: Name
    after: Annotated[list[Name], Meta(max_length=12)] = []


class Preview(Question, frozen=True, kw_only=True):
    """Each path is some actions, one after the other."""

    paths: Annotated[list[Path], Meta(min_length=1, max_length=64)]

    @property
    def price(self) -> float:
        """The price for the rate limit: long previews cost more than other questions."""
        return sum(map(len, self.paths)) / 16


class CoachQuestion(Question, frozen=True, kw_only=True, tag="coach"):
    pass


def without_table(command: type[Struct]) -> type[Command]:
    """The type of a command without its table, which the address names."""
    fields = [
        (field.name, field.type) if field.default is NODEFAULT else (field.name, field.type, field.default)
        for field in msgspec.structs.fields(command)
        if field.name not in {"table", "key"}
    ]
    namespace = {name: getattr(command, name) for name in ("__doc__", "__post_init__") if hasattr(command, name)}
    kind = msgspec.defstruct(
        command.__name__, fields, bases=(Command,), namespace=namespace, module=__name__, frozen=True, kw_only=True
    )
    assert issubclass(kind, Command)
    return kind


COMMANDS: Final[dict[type[Command], type[Any]]] = {without_table(kind): kind for kind in get_args(TableCommand)}
REQUEST_OF: Final[dict[type[Any], type[Any]]] = {kind: request for request, kind in COMMANDS.items()}
if TYPE_CHECKING:
    CommandRequest = Command
    ClientMessage = Command | Message
else:
    CommandRequest = reduce(or_, COMMANDS)
    ClientMessage = CommandRequest | Hello | Ping | Why | Preview | CoachQuestion
MESSAGES: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)


class MessageMarks(Struct):
    """The key or `ref` of a message that cannot be read, so that the answer can name it."""

    key: object = None
    ref: object = None


MARKS: Final = msgspec.json.Decoder(MessageMarks)


def read_message(data: str | bytes) -> Command | Message | Malformed:
    """Read a message; one that cannot be read is `Malformed`."""
    try:
        return MESSAGES.decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        return Malformed(problem=str(error), field=field_of(error))


def ref_in(data: str | bytes) -> str | None:
    """The key or `ref` of a malformed message, if it can be read."""
    try:
        marks = MARKS.decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
    return next((mark[:64] for mark in (marks.key, marks.ref) if isinstance(mark, str)), None)


def without_table_name(command: TableCommand) -> Command:
    """A command as it is sent: the address names its table."""
    fields = {name: getattr(command, name) for name in command.__struct_fields__ if name != "table"}
    request: Command = REQUEST_OF[type(command)](**fields)
    return request


def at_table(request: Command, table: str) -> TableCommand:
    """The command of a request for a table."""
    fields = {name: getattr(request, name) for name in request.__struct_fields__}
    command: TableCommand = COMMANDS[type(request)](table=table, **fields)
    return command
