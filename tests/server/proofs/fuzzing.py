"""Messages that a client of ours would never send. None of them may change anything."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

Json = dict[str, Any]
Message = str | bytes

FIELDS: dict[str, Json] = {
    "play": {"version": 5, "action": "dig"},
    "undo": {"version": 5, "steps": 1},
    "agree": {"proposal": 3},
    "decline": {"proposal": 3},
    "seat_bot": {"seat": 0, "level": "random"},
    "pick": {"seat": 0, "option": "dwarfs", "value": "thrain"},
    "start": {"fill": "random"},
    "hand_over": {"seat": 1, "level": "random"},
    "take_back": {"seat": 1},
    "sit": {"seat": 0},
    "abandon": {},
    "leave": {},
    "return": {},
    "why": {"ref": "1", "seat": 0, "action": "dig"},
    "preview": {"ref": "2", "seat": 0, "paths": [["dig"], ["move:courtyard", "dig"]]},
    "coach": {"ref": "3", "seat": 0},
    "ping": {"ref": "4"},
}
"""By who has no seat, none of this is granted; talk is, so it is not among it."""

QUESTIONS = frozenset({"why", "preview", "coach", "ping"})

STRANGE: tuple[object, ...] = (
    *(None, True, False, 0, -1, 1, 2**31, 2**31 + 1, 2**63, 2**64, -(2**70), 1.5, 1e308, "", "\0", "x" * 65, "é" * 40),
    *("../../etc/passwd", "'; DROP TABLE entries; --", "\ud800", "\u202e", [], {}, [[]], [None], {"a": {"b": []}}),
    *([1] * 1000, ["x"] * 65, {"do": "play"}, "dig", "__proto__", "constructor", "0x10", "NaN", "١٢"),
)
NOT_JSON: tuple[str, ...] = (
    *("", " ", "{", "}", "[", "null", "true", "0", '"', '"x"', "[]", "{}", "NaN", "-", "1e999", "undefined"),
    *('{"do":', '{"do"}', '{"do":"play"', '{"do":"play",}', "{'do':'ping'}", '{"do":"ping"}{"do":"ping"}', "\ufeff{}"),
    *('{"do":"ping","do":"leave","do":"nope"}', '{"do":null}', '{"do":["ping"]}', '{"do":"Ping"}', '{"do":" ping"}'),
)


def wrong_type(dice: random.Random) -> Message:
    """A message of ours with something strange in one of its fields."""
    name = dice.choice(list(FIELDS))
    fields = {"do": name, **FIELDS[name], "key": key(dice)}
    fields[dice.choice([*fields, "extra", "table", "person"])] = dice.choice(STRANGE)
    return dump(fields)


def missing_field(dice: random.Random) -> Message:
    name = dice.choice(list(FIELDS))
    fields = {"do": name, **FIELDS[name]}
    del fields[dice.choice(list(fields))]
    return dump(fields)


def as_it_should_be(dice: random.Random) -> Message:
    """But from somebody who has no business here."""
    name = dice.choice([name for name in FIELDS if name != "sit"])
    return dump({"do": name, **FIELDS[name], **({} if name in QUESTIONS else {"key": key(dice)})})


def out_of_order(dice: random.Random) -> Message:
    return dump(
        dice.choice(
            [
                {"do": "hello", "token": "x", "after": 0},
                {"do": "hello", "token": "", "after": None},
                {"do": "play", "key": key(dice), "version": dice.randrange(10_000), "action": "dig"},
                {
                    "do": "play",
                    "key": key(dice),
                    "version": dice.randrange(10_000),
                    "actions": ["dig"] * dice.randrange(60),
                },
                {"do": "undo", "key": key(dice), "version": dice.randrange(10_000), "steps": 10_000},
                {"do": "agree", "proposal": dice.randrange(100)},
                {"do": "rematch"},
            ]
        )
    )


def deep(dice: random.Random) -> Message:
    depth = dice.choice((10, 100, 1000, 10_000, 20_000))
    opening, closing = dice.choice((("[", "]"), ('{"do":', "}")))
    return (opening * depth + "0" + closing * dice.choice((depth, 0)))[:60_000]


def large(dice: random.Random) -> Message:
    """Below the limit of a frame."""
    size = dice.choice((1000, 10_000, 60_000))
    return dump({"do": "say", "text": "x" * size}) if dice.random() < 0.5 else "x" * size


def not_json(dice: random.Random) -> Message:
    return dice.choice(NOT_JSON)


def noise(dice: random.Random) -> Message:
    data = dice.randbytes(dice.randrange(200))
    return data if dice.random() < 0.5 else data.decode("latin-1")


def broken(dice: random.Random) -> Message:
    """A good message with a bad letter in it; never a longer word that means something."""
    text = str(as_it_should_be(dice))
    at = dice.randrange(len(text))
    return text[:at] + chr(dice.randrange(1, 0x250)) + text[at + 1 :]


def dump(message: object) -> str:
    return json.dumps(message)


def key(dice: random.Random) -> str:
    return dice.randbytes(8).hex()


KINDS: tuple[Callable[[random.Random], Message], ...] = (
    *(wrong_type, wrong_type, wrong_type, missing_field, as_it_should_be, out_of_order),
    *(deep, large, not_json, noise, broken),
)


def strange_message(dice: random.Random) -> Message:
    return dice.choice(KINDS)(dice)
