"""`mattock review`: tells luck from decisions in words and as a picture, or plays on from any moment of the game."""

from __future__ import annotations

import errno
import os
import shlex
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

import mattock
from mattock.cli.extras import check_pictures_can_be_drawn
from mattock.cli.journals import naming_file, pieces_of, read_journal
from mattock.cli.language import current_language
from mattock.cli.review_text import ReviewedGame, ReviewText
from mattock.cli.screen import Screen
from mattock.core.game import Game
from mattock.core.journal import Journal, JournalMismatch
from mattock.core.refusal import BadOption, UnknownGame
from mattock.lab.review import continue_from, review
from mattock.lab.review_picture import Labels, draw, format_of
from mattock.lab.review_result import Review
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
    if seconds is not None and iterations is not None:
        raise BadOption("give --seconds or --iterations, not both").saying("one_budget")
    journal = read_journal(path, unfinished=unfinished)
    game = game_in(path, journal)
    owned = None if components is None else str(components)
    if out is not None:
        check_picture(out)
    texts = Texts(current_language(), game=game.name, pieces=pieces_of(path, game, journal, owned))
    with interruptible():
        with naming_file(path):
            found = run_review(journal, game, owned, texts, iterations=iterations, seconds=seconds)
        console = Screen(soft_wrap=True)
        texts = texts.at_table(people_of(game.rebuild(journal, upto=0, components=owned)))
        reviewed = ReviewedGame(game, journal, owned, continue_command(path, owned, unfinished=unfinished))
        ReviewText(reviewed, found, texts, console).tell()
        if out is not None:
            draw_picture(found, texts, out)
            console.print(Text(texts.say("review-picture", file=str(out))))
    return 0 if found.is_whole else INTERRUPTED


def game_in(path: Path, journal: Journal) -> Game:
    """The game of a journal; if it is not installed, the error names the file."""
    with naming_file(path):
        try:
            return mattock.game(journal.game)
        except UnknownGame as error:
            raise JournalMismatch(str(error)).saying(error.about, **error.facts) from None


def run_review(
    journal: Journal, game: Game, owned: str | None, texts: Texts, *, iterations: int | None, seconds: float | None
) -> Review:
    with progress_bar(texts) as progress:
        task = progress.add_task("")

        def tell(done: int, total: int) -> None:
            progress.update(task, completed=done, total=total)

        return review(journal, game, components=owned, tell=tell, iterations=iterations, seconds=seconds)


@contextmanager
def interruptible() -> Iterator[None]:
    """Print what was found so far after an interrupt; a second interrupt meanwhile does not lose it."""

    def stop(_number: int, _frame: Any) -> None:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGINT, stop)
    try:
        yield
    finally:
        if signal.getsignal(signal.SIGINT) is stop:
            signal.signal(signal.SIGINT, before)


def continue_command(path: Path, owned: str | None, *, unfinished: bool) -> str:
    """The command that plays on, up to the number of an action."""
    words = ["mattock", "review", str(path)]
    words += ["--unfinished"] if unfinished else []
    words += ["--components", owned] if owned is not None else []
    return shlex.join([*words, "--from"])


def progress_bar(texts: Texts) -> Progress:
    """A bar on the error stream if that is a terminal; it disappears at the end."""
    columns = (TextColumn(texts.say("review-progress")), BarColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def check_picture(out: Path) -> None:
    """Check the name of the picture before anything is computed."""
    check_pictures_can_be_drawn()
    format_of(out)
    if out.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(out))
    if not out.parent.is_dir():
        raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), str(out.parent))
    is_new = not out.exists()
    with out.open("ab"):  # nothing else tells for certain that it can be written
        pass
    if is_new:
        out.unlink()


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
        eyes=say("review-own-eyes"),
        sides=side_names(found, texts),
    )
    draw(found, labels, out)


def side_names(found: Review, texts: Texts) -> tuple[str, ...]:
    """The names of the sides; a team is one side, unless somebody played alone."""
    if found.together and found.players > 1:
        return (texts.say("review-label-together"),)
    return tuple(texts.seat(side) for side in found.sides)


def play_on(path: Path, number: int, components: Path | None, *, unfinished: bool, **unfit: object) -> int:
    """A game at this terminal from that action on, as the seat that took it knew things then."""
    for option, value in unfit.items():
        if value is not None:
            error = BadOption(f"--from plays on and reviews nothing: leave out --{option}")
            raise error.saying("plays_on", option=f"--{option}")
    journal = read_journal(path, unfinished=unfinished)
    game = game_in(path, journal)
    owned = None if components is None else str(components)
    with naming_file(path):
        state = continue_from(journal, game, number, components=owned)
    pieces = pieces_of(path, game, journal, owned)
    texts = Texts(current_language(), game=game.name, pieces=pieces).at_table(people_of(state))
    console = Screen()
    console.print(Text(texts.say("review-from", number=number, seat=texts.seat(state.to_move))))
    try:
        HotSeat(state, texts, pieces, console, input).play()
    except (Quit, EOFError) as stop:
        console.print(Text(("" if isinstance(stop, Quit) else "\n") + texts.say("terminal-stopped")))
    return 0
