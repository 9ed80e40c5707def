"""What seats see and may do, written out for all of them at once: most of it is the same for everybody."""

from __future__ import annotations

from mattock.core.action import Action
from mattock.core.piece import Write, facts_of
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


def looks_of(state: State, seats: list[int | None], mover: int | None, write: Write) -> list[bytes]:
    """The look of each seat as JSON, None is an onlooker. The `mover` is offered what is legal, the others nothing."""
    facts = facts_of(state.open_view(), write)
    looks: list[bytes] = []
    for seat, own in zip(seats, state.own_views(seats), strict=True):
        is_asked = seat is not None and seat == mover
        legal = b",".join([action_text(action, write) for action in state.legal()]) if is_asked else b""
        view = (b'{"seat":', write(seat), b',"view":{', facts, b",", facts_of(own, write))
        looks.append(b"".join((*view, b'},"legal":[', legal, b"]}")))
    return looks
