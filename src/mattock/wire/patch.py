"""How a view has changed, as a JSON Patch (RFC 6902)."""

from __future__ import annotations

from mattock.core.fragment import Fragment
from mattock.wire.encode import encoded_fragment
from mattock.wire.messages import AddOperation, Operation, RemoveOperation, ReplaceOperation

Known = dict[str, tuple[Fragment, Fragment, list[Operation]]]
"""Operations on fragments that were found for another audience, by path, with the fragments before and now."""


def patch_of(before: dict[str, object], now: dict[str, object], known: Known) -> list[Operation]:
    """The operations that make one view out of the other; fragments in lists are changed one by one."""
    steps: list[Operation] = []
    for name, part in now.items():
        if name not in before:
            steps.append(AddOperation(f"/{name}", part))
            continue
        old = before[name]
        if old is part:
            continue
        if isinstance(part, list) and isinstance(old, list) and are_fragments(part) and are_fragments(old):
            steps += list_patch(name, old, part, known)
        elif old != part:
            steps.append(ReplaceOperation(f"/{name}", part))
    for name in before:
        if name not in now:
            steps.append(RemoveOperation(f"/{name}"))
    return steps


def are_fragments(part: list[object]) -> bool:
    return len(part) > 0 and isinstance(part[0], Fragment)


def list_patch(name: str, before: list[Fragment], now: list[Fragment], known: Known) -> list[Operation]:
    """Fragments that stay are the same objects; one that is new replaces one that has gone, or comes in between. If
    those that stay have changed their order, the list is sent as a whole.
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
        if is_gone:
            steps += fragment_patch(f"/{name}/{number}", before[at], fragment, known)
            at += 1
        else:
            steps.append(AddOperation(f"/{name}/{number}", encoded_fragment(fragment)))
    for _ in range(at, len(before)):
        steps.append(RemoveOperation(f"/{name}/{len(now)}"))
    return steps


def fragment_patch(path: str, before: Fragment, now: Fragment, known: Known) -> list[Operation]:
    """The fields that differ, or the whole fragment if these are more than a third of it: an operation takes about as
    many bytes as three fields.
    """
    found = known.get(path)
    if found is not None and found[0] is before and found[1] is now:
        return found[2]
    steps: list[Operation] = []
    for name, part in now.items():
        if name not in before:
            steps.append(AddOperation(f"{path}/{name}", part))
        elif before[name] != part:
            steps.append(ReplaceOperation(f"{path}/{name}", part))
    for name in before:
        if name not in now:
            steps.append(RemoveOperation(f"{path}/{name}"))
    if len(steps) * 3 > len(now):
        steps = [ReplaceOperation(path, encoded_fragment(now))]
    known[path] = (before, now, steps)
    return steps
