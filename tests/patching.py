"""News that are told as changes, made whole again by the letter of RFC 6902."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

Json = dict[str, Any]


def patched(view: Json, patch: list[Json]) -> Json:
    """A new view; the one before stays as it was."""
    new = deepcopy(dict(view))
    for operation in patch:
        *path, last = operation["path"].removeprefix("/").split("/")
        target: Any = new
        for name in path:
            target = target[int(name) if isinstance(target, list) else name]
        put(target, int(last) if isinstance(target, list) else last, operation)
    return new


def put(target: Any, place: Any, operation: Json) -> None:
    is_list = isinstance(target, list)
    match operation["op"]:
        case "add" if is_list:
            assert 0 <= place <= len(target)
            target.insert(place, operation["value"])
        case "add":
            target[place] = operation["value"]
        case "replace":
            assert place in (range(len(target)) if is_list else target)
            target[place] = operation["value"]
        case "remove":
            del target[place]
        case other:
            raise AssertionError(f"no operation {other}")


def whole(before: Json, changes: Json) -> Json:
    """What a client knows that was told `before` and then the changes."""
    assert changes["answer"] == "changes"
    assert changes["since"] == before["version"], "changes of something else"
    assert [look["seat"] for look in changes["looks"]] == [look["seat"] for look in before["looks"]]
    return {
        "answer": "news",
        "table": changes["table"],
        "version": changes["version"],
        "standing": changes["standing"] or {**before["standing"], "deeds": changes["deeds"]},
        "happenings": changes["happenings"],
        "looks": [
            {"seat": now["seat"], "view": patched(old["view"], now["patch"]), "legal": now["legal"]}
            for old, now in zip(before["looks"], changes["looks"], strict=True)
        ],
        "free_steps": changes["free_steps"],
        "omitted": 0,
    }
