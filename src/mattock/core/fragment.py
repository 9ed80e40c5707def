"""Fragments: parts of views that stay as they are from one view to the next, so they are made and encoded once."""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar, cast

T = TypeVar("T")


class Fragment(dict[str, object]):
    """Plain data like the rest of a view, but shared by many views: read it, do not change it.

    An encoder may keep in `encoded` what it has made of it.
    """

    def __init__(self, facts: dict[str, object]) -> None:
        super().__init__(facts)
        self.encoded: object = None


def unshared(data: object) -> object:
    """A copy of plain data down to its leaves."""
    if isinstance(data, dict):
        return {name: unshared(part) for name, part in data.items()}
    if isinstance(data, list):
        return [unshared(part) for part in data]
    return data


class FragmentCache(Generic[T]):
    """Fragments of one type, a typed dictionary, that were made lately, each under a key of all that it tells: one that
    tells less would be wrong later.

    `size` of them are in the generation in use, and as many in the one before it, of a kilobyte or two each. When the
    younger one is full the older one is cleared: what is still asked for has been moved on by then.
    """

    def __init__(self, size: int) -> None:
        self.size = size
        self._known: dict[tuple[object, ...], Fragment] = {}
        self._older: dict[tuple[object, ...], Fragment] = {}
        CACHES.append(self)

    def __len__(self) -> int:
        return len(self._known) + len(self._older)

    def find(self, key: tuple[object, ...]) -> T | None:
        fragment = self._known.get(key)
        if fragment is None:
            fragment = self._older.get(key)
            if fragment is not None:
                self._put(key, fragment)
        return cast("T | None", fragment)

    def keep(self, key: tuple[object, ...], facts: T) -> T:
        """Keep these facts as a new fragment."""
        fragment = Fragment(cast("dict[str, object]", facts))
        self._put(key, fragment)
        return cast("T", fragment)

    def _put(self, key: tuple[object, ...], fragment: Fragment) -> None:
        if len(self._known) >= self.size:
            self._older, self._known = self._known, {}
        self._known[key] = fragment

    def clear(self) -> None:
        self._known.clear()
        self._older.clear()


CACHES: Final[list[FragmentCache[Any]]] = []


def clear_fragments() -> None:
    """Free their memory. Fragments that are still in use are made again."""
    for cache in CACHES:
        cache.clear()
