"""News as JSON for several audiences: most of a page is the same for all of them, and is set once.

What is the same *object* in the news of several audiences (the standing, long lists of a view) is encoded once; so
nothing here knows what is secret, and nothing can be mixed up: who is told another object gets another text.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import Raw, Struct

from mattock.tables.news import Happening, News

ENCODER: Final = msgspec.json.Encoder()
LONG: Final = 12  # a shorter list is encoded sooner than looked up


class PrintedLook(Struct, frozen=True):
    seat: int | None
    view: dict[str, Any]
    legal: list[dict[str, Any]]


class PrintedNews(Struct, frozen=True, tag_field="answer", tag="news"):
    """Field by field what `News` are, with parts that are set already."""

    table: str
    version: int
    standing: Raw
    happenings: list[Happening]
    looks: list[PrintedLook]
    free_steps: int


class Press:
    """For one telling. It keeps what it has set, so that no other object can take its place in memory."""

    def __init__(self) -> None:
        self._set: dict[int, tuple[object, Raw]] = {}

    def printed(self, news: News) -> bytes:
        looks = [PrintedLook(look.seat, self._parts(look.view), look.legal) for look in news.looks]
        standing = self._once(news.standing)
        return ENCODER.encode(PrintedNews(news.table, news.version, standing, news.happenings, looks, news.free_steps))

    def _parts(self, view: dict[str, Any]) -> dict[str, Any]:
        long = {name: self._once(part) for name, part in view.items() if type(part) is list and len(part) > LONG}
        return {**view, **long} if long else view

    def _once(self, part: object) -> Raw:
        found = self._set.get(id(part))
        if found is None:
            found = self._set[id(part)] = part, Raw(ENCODER.encode(part))
        return found[1]
