"""Pieces: parts of views that stay as they are from one view to the next, so they are made once and then shared."""

from __future__ import annotations


class Piece(dict[str, object]):
    """Plain data like the rest of a view, but nobody's own: read it, do not change it.

    Who writes views out may keep here what the piece looks like written.
    """

    def __init__(self, facts: dict[str, object]) -> None:
        super().__init__(facts)
        self.written: object = None


def unshared(data: object) -> object:
    """A copy of plain data down to its leaves."""
    if isinstance(data, dict):
        return {name: unshared(part) for name, part in data.items()}
    if isinstance(data, list):
        return [unshared(part) for part in data]
    return data


class Pieces:
    """Those that were made lately, each by all that it tells: a key that tells less would show what is not so.

    `most` is how many are kept, of a kilobyte or two each.
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self.known: dict[tuple[object, ...], Piece] = {}

    def keep(self, key: tuple[object, ...], facts: dict[str, object]) -> Piece:
        """A new piece; when there are too many, all of them are forgotten: those in use are soon made again."""
        if len(self.known) >= self.most:
            self.known.clear()
        piece = Piece(facts)
        self.known[key] = piece
        return piece
