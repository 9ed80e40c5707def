"""`mattock bot`: one of our bots takes a seat at a table of a server, as any program may."""

from __future__ import annotations

import asyncio

from rich.text import Text

from mattock.bots import bot
from mattock.cli.language import spoken
from mattock.cli.screen import Screen
from mattock.core.refusal import BadOption
from mattock.server.remote_bot import invitation, play_remotely
from mattock.texts import Texts


def send_bot(
    url: str, level: str, name: str | None, table: str | None, secret: str | None, password: str | None
) -> int:
    bot(level)  # an unknown level is better refused here than in the middle of a game
    if not url.startswith(("http://", "https://")):
        error = BadOption(f"url={url!r}: an address begins with http:// or https://; try http://{url}")
        raise error.saying("no_address", url=url)
    where = invitation(table, secret, password)
    texts, console = Texts(spoken()), Screen(soft_wrap=True)

    def waiting() -> None:
        console.print(Text(texts.say("cli-bot-waits", url=url)))

    standing = asyncio.run(play_remotely(url, level, name or f"{level.title()} bot", where, waiting))
    console.print(Text(texts.say("cli-bot-done", status=str(standing["status"]))))
    return 0
