"""The question that a seat is asked, as data."""

from __future__ import annotations


class Decision:
    """The question that waits: its `kind`, the `seat` that is asked, and public parameters."""

    def __init__(self, kind: str, seat: int, params: dict[str, object]) -> None:
        self.kind = kind
        self.seat = seat
        self.params = params

    def to_dict(self) -> dict[str, object]:
        return {"kind": self.kind, "seat": self.seat, "params": self.params}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Decision) and self.to_dict() == other.to_dict()

    def __hash__(self) -> int:
        return hash((self.kind, self.seat))

    def __repr__(self) -> str:
        return f"Decision({self.kind!r}, seat={self.seat}, {self.params!r})"
