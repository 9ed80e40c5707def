"""The encoder of messages; parts that several audiences get are encoded once.

A part that is encoded already stands in its message as `msgspec.Raw`. So the struct of a message alone declares its
shape, whether its parts are shared or not, and msgspec writes every frame.
"""

from __future__ import annotations

from typing import Any, Final, TypeVar, cast

import msgspec
from msgspec import Raw, Struct

from mattock.core.action import Action
from mattock.core.fragment import Fragment
from mattock.wire.messages import OfferedAction

S = TypeVar("S", bound=Struct)

encode: Final = msgspec.json.Encoder().encode


def pre_encoded(value: object) -> Any:
    """Encode a value now. The result takes its place in messages that are encoded later; it cannot be read."""
    return Raw(encode(value))


def offered(action: Action) -> OfferedAction:
    """An action as it is told to a player who may choose it."""
    return cast("OfferedAction", {"code": action.code, **action.to_dict()})


def encoded_action(action: Action) -> Any:
    """An offered action, pre-encoded: actions are few and do not change, so each is encoded once."""
    if action.encoded is None:
        action.encoded = Raw(encode(offered(action)))
    return action.encoded


def encoded_fragment(fragment: Fragment) -> Any:
    """A fragment, pre-encoded when it is told first."""
    if fragment.encoded is None:
        fragment.encoded = Raw(encode(fragment))
    return fragment.encoded


def with_encoded_fragments(part: object) -> object:
    """A field of a view; the fragments in it are not encoded again."""
    if isinstance(part, list) and part and isinstance(part[0], Fragment):
        return [one.encoded or encoded_fragment(one) for one in part]
    return part


def encoded_lists(view: dict[str, object]) -> dict[str, object]:
    """The fields of a view with its lists encoded: they are the greater part, and the others are encoded quickly."""
    return {
        name: Raw(encode(with_encoded_fragments(part))) if isinstance(part, list) and part else part
        for name, part in view.items()
    }


def encoded_fields(message: S) -> S:
    """A message with its fields encoded: where one of them changes, the others are not encoded again."""
    fields = {name: getattr(message, name) for name in message.__struct_fields__}
    return type(message)(**{name: Raw(encode(field)) for name, field in fields.items()})
