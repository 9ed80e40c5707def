"""How a view has changed, as a JSON Patch (RFC 6902)."""

from __future__ import annotations

from mattock.core.fragment import Fragment
from mattock.wire.encode import encoded_fragment
from mattock.wire.messages import AddOperation, Operation, RemoveOperation, ReplaceOperation


def patch_of(before: dict[str, object], now: dict[str, object]) -> list[Operation]:
    """The operations that make one view out of the other; lists of fragments are changed one by one."""
    steps: list[Operation] = []
    for name, part in now.items():
        if name not in before:
            steps.append(AddOperation(f"/{name}", part))
            continue
        old = before[name]
        if old is part:
            continue
        if isinstance(part, list) and isinstance(old, list) and are_fragments(part) and are_fragments(old):
            steps += list_patch(name, old, part)
        elif old != part:
            steps.append(ReplaceOperation(f"/{name}", part))
    for name in before:
        if name not in now:
            steps.append(RemoveOperation(f"/{name}"))
    return steps


def are_fragments(part: list[object]) -> bool:
    return len(part) > 0 and isinstance(part[0], Fragment)


def list_patch(name: str, before: list[Fragment], now: list[Fragment]) -> list[Operation]:
    """Fragments that stay are the same objects; one that is new replaces one that has gone, or comes in between. If
    those that stay have changed their order, the list is told as a whole.
    """
    old, new = {id(fragment) for fragment in before}, {id(fragment) for fragment in now}
    steps: list[Operation] = []
    at = 0
    for number, fragment in enumerate(now):
        while at < len(before) and before[at] is not fragment and id(before[at]) not in new and id(fragment) in old:
            steps.append(RemoveOperation(f"/{name}/{number}"))
            at += 1
        if at < len(before) and before[at] is fragment:
            at += 1
            continue
        if id(fragment) in old:
            return [ReplaceOperation(f"/{name}", [encoded_fragment(one) for one in now])]
        is_gone = at < len(before) and id(before[at]) not in new
        steps.append((ReplaceOperation if is_gone else AddOperation)(f"/{name}/{number}", encoded_fragment(fragment)))
        at += 1 if is_gone else 0
    for _ in range(at, len(before)):
        steps.append(RemoveOperation(f"/{name}/{len(now)}"))
    return steps
