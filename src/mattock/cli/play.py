"""`mattock play`: a game at this terminal, with luck that can be checked afterwards."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any

from rich.text import Text

import mattock
from mattock.bots import bot
from mattock.cli.language import current_language
from mattock.cli.screen import Screen
from mattock.core.chance import Chance, Fair, Seeded
from mattock.terminal.hotseat import HotSeat, Quit
from mattock.terminal.journal_file import JournalFile
from mattock.texts import Texts

SECRET_BYTES = 32


def play_game(name: str, options: dict[str, Any], seed: str | None, journal: Path | None, level: str | None) -> int:
    """Play to the end, or until somebody stops; with a level, bots take every seat but the first."""
    chance: Chance = Fair(secrets.token_bytes(SECRET_BYTES)) if seed is None else Seeded(seed)
    state = mattock.game(name).new(chance=chance, **options)
    pieces = mattock.game(name).pieces(options.get("components"))
    texts = Texts(current_language(), game=name, pieces=pieces)
    console = Screen()
    record = None if journal is None else JournalFile(journal)
    others = {} if level is None else {seat: bot(level) for seat in range(1, state.players)}
    table = HotSeat(state, texts, pieces, console, input, record, others)
    try:
        if isinstance(chance, Fair):
            console.print(Text(texts.say("cli-commitment", commitment=chance.commitment)), soft_wrap=True)
        table.play()
        if isinstance(chance, Fair):
            console.print(Text(texts.say("cli-secret", secret=chance.secret.hex())), soft_wrap=True)
    except (Quit, EOFError) as stop:
        console.print(Text(("" if isinstance(stop, Quit) else "\n") + texts.say("terminal-stopped")))
    finally:
        if record is not None:
            record.close()
    if journal is not None:
        console.print(Text(texts.say("cli-journal-written", file=str(journal), over="yes" if state.is_over else "no")))
    return 0
