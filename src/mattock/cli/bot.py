"""`mattock bot`: one of our bots takes a seat at a table of a server, as any program may."""

from __future__ import annotations

import asyncio
from urllib.parse import urlsplit

import httpx
from rich.text import Text

from mattock.bots import bot
from mattock.cli.language import current_language
from mattock.cli.screen import Screen
from mattock.client.remote_bot import join_target, play_remotely
from mattock.core.refusal import BadOption
from mattock.texts import Texts


def send_bot(
    url: str, level: str, name: str | None, table: str | None, secret: str | None, password: str | None
) -> int:
    bot(level)  # an unknown level is better refused here than in the middle of a game
    if not is_address(url):
        error = BadOption(f"url={url!r}: no address; one looks like http://example.org:8000")
        raise error.saying("no_address", url=repr(url)[1:-1])
    where = join_target(table, secret, password)
    texts, console = Texts(current_language()), Screen(soft_wrap=True)

    def waiting() -> None:
        console.print(Text(texts.say("cli-bot-waits", url=url)))

    standing = asyncio.run(play_remotely(url, level, name or f"{level.title()} bot", where, waiting))
    console.print(Text(texts.say("cli-bot-done", status=standing.status)))
    return 0


def is_address(url: str) -> bool:
    try:
        parts = urlsplit(url)
        return parts.scheme in {"http", "https"} and bool(parts.hostname) and parts.port != 0 and bool(httpx.URL(url))
    except (ValueError, httpx.InvalidURL):
        return False
