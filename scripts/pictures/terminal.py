"""Draws the pictures of the docs, the middle of a game in the terminal: `python -m scripts.pictures.terminal`."""

from __future__ import annotations

import re
from io import StringIO
from typing import Final

from rich.console import Console

import mattock
from mattock.terminal.screens import screen_of
from mattock.texts import Texts
from mattock.texts.story import people_of
from scripts.game_modules import game_modules
from scripts.pictures.moment import PICTURES, TerminalPicture

FONT_FACES: Final = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)


def draw(picture: TerminalPicture) -> None:
    state = picture.moment()
    name = state.game.name
    pieces = mattock.game(name).pieces()
    texts = Texts("en", name, pieces=pieces, people=people_of(state))
    console = Console(record=True, width=picture.width, file=StringIO(), force_terminal=True)
    shown = screen_of(name).screen(state, state.to_move, texts, pieces, picture.width, asked=picture.has_marks)
    console.print(shown)
    drawn = console.export_svg(title=f"mattock play {name}")
    file = PICTURES / picture.name
    file.write_text(FONT_FACES.sub("", drawn), encoding="utf-8")  # no font is fetched from elsewhere


def main() -> None:
    for module in game_modules("scripts.pictures").values():
        draw(module.TERMINAL_PICTURE)


if __name__ == "__main__":
    main()
