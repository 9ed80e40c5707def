"""`mattock review`: what was luck and what decision, in words and as a picture; or on from any moment of it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from mattock.cli.hindsight import Telling
from mattock.cli.journals import read_journal
from mattock.cli.language import spoken
from mattock.cli.options import game_of
from mattock.core.journal import JournalError
from mattock.lab.hindsight import Review
from mattock.lab.review import continue_from, review
from mattock.lab.review_picture import Labels, draw, format_of
from mattock.terminal.hotseat import HotSeat, Quit
from mattock.texts import Texts
from mattock.texts.story import people_of

INTERRUPTED: Final = 130


def review_journal(
    path: Path,
    *,
    iterations: int | None,
    seconds: float | None,
    out: Path | None,
    components: Path | None,
    unfinished: bool,
) -> int:
    """Think the game through and tell what was found; an interrupt tells what was found so far."""
    journal = read_journal(path, unfinished=unfinished)
    game = game_of(journal.game)
    owned = None if components is None else str(components)
    if out is not None:
        check_picture(out)
    texts = Texts(spoken(), game=game.name, pieces=game.pieces(owned))
    try:
        with bar(texts) as progress:
            task = progress.add_task("")
            found = review(
                journal,
                game,
                iterations=iterations,
                seconds=seconds,
                components=owned,
                tell=lambda done, total: progress.update(task, completed=done, total=total),
            )
    except JournalError as error:
        error.args = (f"{path}: {error}",)
        raise
    console = Console(highlight=False, soft_wrap=True)
    texts = texts.at_table(people_of(game.rebuild(journal, upto=0, components=owned)))
    Telling(path, game, journal, owned, found, texts, console).tell()
    if out is not None:
        draw_picture(found, texts, out)
        console.print(Text(texts.say("review-picture", file=str(out))))
    return 0 if found.is_whole else INTERRUPTED


def bar(texts: Texts) -> Progress:
    """On the error stream, if somebody watches; gone when all is thought through."""
    columns = (TextColumn(texts.say("review-progress")), BarColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def check_picture(out: Path) -> None:
    """Said before anything is thought through."""
    format_of(out)
    if not out.parent.is_dir():
        raise NotADirectoryError(20, "no such folder", str(out.parent))


def draw_picture(found: Review, texts: Texts, out: Path) -> None:
    """With labels in the language of the texts."""
    say = texts.say
    labels = Labels(
        title=say("review-label-title", title=say("game-title")),
        action=say("review-label-action"),
        turn=say("review-label-turn"),
        chance=say("review-label-chance"),
        change=say("review-label-change"),
        start=say("review-label-start"),
        decisions=say("review-label-decisions"),
        others=say("review-label-others"),
        luck=say("review-label-luck"),
        end=say("review-label-end"),
        so_far=say("review-label-so-far"),
        point=say("review-label-point"),
        sides=(say("review-label-together"),) if found.together else tuple(texts.seat(side) for side in found.sides),
    )
    draw(found, labels, out)


def play_on(path: Path, number: int, components: Path | None, *, unfinished: bool) -> int:
    """A game at this terminal from that action on, as the seat that took it knew things then."""
    journal = read_journal(path, unfinished=unfinished)
    game = game_of(journal.game)
    owned = None if components is None else str(components)
    try:
        state = continue_from(journal, game, number, components=owned)
    except JournalError as error:
        error.args = (f"{path}: {error}",)
        raise
    pieces = game.pieces(owned)
    texts = Texts(spoken(), game=game.name, pieces=pieces).at_table(people_of(state))
    console = Console(highlight=False)
    console.print(Text(texts.say("review-from", number=number, seat=texts.seat(state.to_move))))
    try:
        HotSeat(state, texts, pieces, console, input).play()
    except (Quit, EOFError) as stop:
        console.print(Text(("" if isinstance(stop, Quit) else "\n") + texts.say("terminal-stopped")))
    return 0
