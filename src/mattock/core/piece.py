"""Pieces: parts of views that stay as they are from one view to the next, so they are made and written out once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar, cast

Write = Callable[[object], bytes]
"""Plain data as JSON."""


class Piece(dict[str, object]):
    """Plain data like the rest of a view, but nobody's own: read it, do not change it.

    `written` is what it looks like written out, once somebody has done so.
    """

    def __init__(self, facts: dict[str, object]) -> None:
        super().__init__(facts)
        self.written: bytes | None = None


def facts_of(view: dict[str, object], write: Write) -> bytes:
    """A view, or a part of one, as JSON without the braces around it: what is written already is put in as it is."""
    texts: list[bytes] = []
    rest: dict[str, object] = {}
    for name, part in view.items():
        if isinstance(part, list) and part and isinstance(part[0], Piece):
            texts += (write(name), b":[", b",".join([piece_text(piece, write) for piece in part]), b"],")
        else:
            rest[name] = part
    if rest:
        texts.append(write(rest)[1:-1])
    elif texts:
        texts[-1] = b"]"
    return b"".join(texts)


def piece_text(piece: Piece, write: Write) -> bytes:
    text = piece.written
    if text is None:
        text = piece.written = write(piece)
    return text


def unshared(data: object) -> object:
    """A copy of plain data down to its leaves."""
    if isinstance(data, dict):
        return {name: unshared(part) for name, part in data.items()}
    if isinstance(data, list):
        return [unshared(part) for part in data]
    return data


T = TypeVar("T")


class Pieces(Generic[T]):
    """Pieces of one type, a typed dictionary, that were made lately, each by all that it tells: a key that tells less
    would show what is not so.

    `most` are kept on the shelf in use, and as many on the one before it, of a kilobyte or two each. When the shelf is
    full the older one is cleared: what is still asked for has been moved on by then, so only what nobody needs is lost.
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self._known: dict[tuple[object, ...], Piece] = {}
        self._older: dict[tuple[object, ...], Piece] = {}
        COLLECTIONS.append(self)

    def __len__(self) -> int:
        return len(self._known) + len(self._older)

    def find(self, key: tuple[object, ...]) -> T | None:
        piece = self._known.get(key)
        if piece is None:
            piece = self._older.get(key)
            if piece is not None:
                self._put(key, piece)
        return cast("T | None", piece)

    def keep(self, key: tuple[object, ...], facts: T) -> T:
        """The same facts as a new piece."""
        piece = Piece(cast("dict[str, object]", facts))
        self._put(key, piece)
        return cast("T", piece)

    def _put(self, key: tuple[object, ...], piece: Piece) -> None:
        if len(self._known) >= self.most:
            self._older, self._known = self._known, {}
        self._known[key] = piece

    def clear(self) -> None:
        self._known.clear()
        self._older.clear()


COLLECTIONS: Final[list[Pieces[Any]]] = []


def forget_pieces() -> None:
    """Give their room back. Nothing is lost but the time to make again what is still in use."""
    for pieces in COLLECTIONS:
        pieces.clear()
