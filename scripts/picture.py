"""Draws the pictures of the docs, the middle of a game in the terminal: `python -m scripts.picture`."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from io import StringIO
from pathlib import Path
from typing import Final, NamedTuple

from rich.console import Console

import mattock
from mattock.games.dwar7s.rules.areas import size_of_kingdom
from mattock.games.dwar7s.rules.score import score_of
from mattock.games.dwar7s.state import Fall
from mattock.terminal.screens import screen_of
from mattock.texts import Texts
from mattock.texts.story import people_of

ROOT: Final = Path(__file__).resolve().parent.parent
GOLDEN: Final = ROOT / "tests" / "golden" / "runedar" / "won_by_three.jsonl"
PICTURES: Final = ROOT / "docs" / "pictures"
FONT_FACES: Final = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)
FULL_HAND: Final = 5
SEED: Final = 11
ROUND: Final = 5
SEAT: Final = 2


class Picture(NamedTuple):
    """A file, how wide it is, and the moment it shows."""

    name: str
    width: int
    moment: Callable[[], mattock.State]


def siege() -> mattock.State:
    """Two thirds into a golden game, when something is going on everywhere, the next question with a full hand."""
    game = mattock.game("runedar")
    journal = mattock.Journal.from_text(GOLDEN.read_text(encoding="utf-8"))
    for played in range(len(journal.moves) * 2 // 3, len(journal.moves)):
        state = game.rebuild(journal, upto=played)
        if state.decision is not None and state.decision.kind == "cards" and len(state.legal()) > FULL_HAND:
            return state
    raise LookupError("no such moment")


def fall() -> mattock.State:
    """A game of four who all want points, with two actions of a turn spent."""
    state = mattock.game("dwar7s").new(players=4, seed=SEED, first=0)
    assert isinstance(state, Fall)
    luck = random.Random(SEED)
    while (state.round, state.to_move, state.used) < (ROUND, SEAT, 2):
        state.step(best(state, luck))
    return state


def best(state: Fall, luck: random.Random) -> int:
    """The action after which the player stands best, looking no further than the card that is being laid."""
    return max(state.legal_ids(), key=lambda number: (outlook(state, number, luck), luck.random()))


def outlook(state: Fall, number: int, luck: random.Random) -> float:
    """What an action is worth, the rest of laying a card tried out a few times."""
    seat, found = state.to_move, []
    for _ in range(4):
        trial = state.clone()
        trial.step(number)
        while trial.decision is not None and trial.decision.kind in ("space", "turn"):
            trial.step(luck.choice(trial.legal_ids()))
        found.append(standing(trial, seat) - max(standing(trial, other) for other in range(4) if other != seat) / 2)
    return max(found)


def standing(state: Fall, seat: int) -> float:
    """Points, a large kingdom, and dwarfs where they are on the way to a task."""
    worth = float(score_of(state, seat)) + float(size_of_kingdom(state, seat)) / 2
    for card, needs in enumerate(state.box.needs):
        worth += (min(int(state.dwarfs_on(card, seat)), needs) / needs) ** 2
    return worth


def draw(picture: Picture) -> None:
    state = picture.moment()
    name = state.game.name
    pieces = mattock.game(name).pieces()
    texts = Texts("en", name, pieces=pieces, people=people_of(state))
    console = Console(record=True, width=picture.width, file=StringIO(), force_terminal=True)
    asked = name != "runedar"  # the siege was always drawn without the marks of what a hand could do
    console.print(screen_of(name).screen(state, state.to_move, texts, pieces, picture.width, asked=asked))
    drawn = console.export_svg(title=f"mattock play {name}")
    file = PICTURES / picture.name
    file.write_text(FONT_FACES.sub("", drawn), encoding="utf-8")  # no font is fetched from elsewhere


def main() -> None:
    for picture in (Picture("siege.svg", 121, siege), Picture("fall.svg", 121, fall)):
        draw(picture)


if __name__ == "__main__":
    main()
