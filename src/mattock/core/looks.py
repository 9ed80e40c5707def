"""What seats see and may do, written out for all of them at once: most of it is the same for everybody.

Who has seen the position before may be told how their view has changed instead, as a JSON Patch (RFC 6902).
"""

from __future__ import annotations

from mattock.core.action import Action
from mattock.core.piece import Piece, Write, facts_of, piece_text
from mattock.core.state import State


def offered(action: Action) -> dict[str, object]:
    """An action as it is told to who may choose it."""
    return {"code": action.code, **action.to_dict()}


def action_text(action: Action, write: Write) -> bytes:
    """Actions are few and do not change, so each is written once."""
    text = action.written
    if text is None:
        text = action.written = write(offered(action))
    return text


class Scene:
    """A position as it is seen through several eyes, None is an onlooker's: what is open to all, and what is each one's
    own. The `mover` is offered what is `legal`, the others nothing.
    """

    def __init__(self, state: State, seats: list[int | None], mover: int | None) -> None:
        self.open = state.open_view()
        self.own: dict[int | None, dict[str, object]] = dict(zip(seats, state.own_views(seats), strict=True))
        self.mover = mover
        self.legal: list[Action] = state.legal() if mover is not None and mover in self.own else []


def looks_of(scene: Scene, seats: list[int | None], write: Write) -> list[bytes]:
    """The whole look of each seat as JSON."""
    facts = facts_of(scene.open, write)
    looks: list[bytes] = []
    for seat in seats:
        view = (b'{"seat":', write(seat), b',"view":{', facts, b",", facts_of(scene.own[seat], write))
        looks.append(b"".join((*view, b'},"legal":[', legal_text(scene, seat, write), b"]}")))
    return looks


def changes_of(before: Scene, scene: Scene, seats: list[int | None], write: Write) -> list[bytes]:
    """The same as changes of what each seat has seen before."""
    common = patch_of(before.open, scene.open, write)
    changes: list[bytes] = []
    for seat in seats:
        patch = b",".join(common + patch_of(before.own[seat], scene.own[seat], write))
        parts = (b'{"seat":', write(seat), b',"patch":[', patch, b'],"legal":[', legal_text(scene, seat, write), b"]}")
        changes.append(b"".join(parts))
    return changes


def legal_text(scene: Scene, seat: int | None, write: Write) -> bytes:
    if seat is None or seat != scene.mover:
        return b""
    return b",".join([action_text(action, write) for action in scene.legal])


def patch_of(before: dict[str, object], now: dict[str, object], write: Write) -> list[bytes]:
    """The operations that make one view out of the other; lists of pieces are changed piece by piece."""
    steps: list[bytes] = []
    for name, part in now.items():
        if name not in before:
            steps.append(step(b"add", name.encode(), write(part)))
            continue
        old = before[name]
        if old is part:
            continue
        if isinstance(part, list) and isinstance(old, list) and are_pieces(part) and are_pieces(old):
            steps += list_patch(name, old, part, write)
        elif old != part:
            steps.append(step(b"replace", name.encode(), write(part)))
    for name in before:
        if name not in now:
            steps.append(b'{"op":"remove","path":"/%b"}' % name.encode())
    return steps


def step(operation: bytes, path: bytes, value: bytes) -> bytes:
    return b'{"op":"%b","path":"/%b","value":%b}' % (operation, path, value)


def are_pieces(part: list[object]) -> bool:
    return len(part) > 0 and isinstance(part[0], Piece)


def list_patch(name: str, before: list[Piece], now: list[Piece], write: Write) -> list[bytes]:
    """Pieces that stay are the same objects; whatever is none of the old ones takes the place of one that has gone, or
    comes in between. If pieces that stay have changed their order, the list is told as a whole.
    """
    old, new = {id(piece) for piece in before}, {id(piece) for piece in now}
    path = name.encode()
    steps: list[bytes] = []
    at = 0
    for number, piece in enumerate(now):
        while at < len(before) and before[at] is not piece and id(before[at]) not in new and id(piece) in old:
            steps.append(b'{"op":"remove","path":"/%b/%d"}' % (path, number))
            at += 1
        if at < len(before) and before[at] is piece:
            at += 1
            continue
        if id(piece) in old:
            return [step(b"replace", path, b"[%b]" % b",".join([piece_text(one, write) for one in now]))]
        is_gone = at < len(before) and id(before[at]) not in new
        steps.append(step(b"replace" if is_gone else b"add", b"%b/%d" % (path, number), piece_text(piece, write)))
        at += 1 if is_gone else 0
    for _ in range(at, len(before)):
        steps.append(b'{"op":"remove","path":"/%b/%d"}' % (path, len(now)))
    return steps
