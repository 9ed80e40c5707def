"""An experiment as a file: games x players x options x bots x components, checked before any game is played."""

from __future__ import annotations

import itertools
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Final, Literal, NamedTuple, NoReturn

import msgspec

import mattock
from mattock.core.refusal import BadOption, MattockError
from mattock.lab.cell import Cell, Contender, Record
from mattock.lab.toml_lines import line_of

BUILT_IN: Final = "built-in"
TABLE: Final = "play"
RECORDS: Final = {"outcome": Record.OUTCOME, "games": Record.GAMES, "decisions": Record.DECISIONS}


class ExperimentError(MattockError, ValueError):
    """A mistake in the file of an experiment: in which line and field."""


class PlaySpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One table of the file: `games` games for each combination of its lists."""

    game: str
    games: Annotated[int, msgspec.Meta(ge=1)]
    players: int | list[int]
    bots: str | list[str | list[str]]
    options: dict[str, Any] = {}
    components: str | list[str] = BUILT_IN


class ExperimentFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    play: Annotated[list[PlaySpec], msgspec.Meta(min_length=1)]
    seed: str | int
    record: Literal["outcome", "games", "decisions"] = "games"


class Experiment(NamedTuple):
    """Its cells; the games are numbered through all of them."""

    name: str
    seed: str
    record: Record
    cells: list[Cell]

    @property
    def games(self) -> int:
        return sum(len(cell.numbers) for cell in self.cells)


class SourceFile:
    """The file that is read, to say where a mistake is."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            self.text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            self.text = ""
            self.refuse(None, "", "it is no text")

    def refuse(self, index: int | None, field: str, problem: object) -> NoReturn:
        raise self.mistake(line_of(self.text, TABLE, index, field), field, problem)

    def mistake(self, line: int, field: str, problem: object) -> ExperimentError:
        place = ", ".join(filter(None, (f"line {line}", field)))
        error = ExperimentError(f"{self.path.name}: {place}: {problem}")
        error.saying("experiment", file=self.path.name, line=str(line), field=field or "none", problem=str(problem))
        error.__cause__ = problem if isinstance(problem, MattockError) else None
        return error

    def settings(self) -> ExperimentFile:
        try:
            return msgspec.convert(tomllib.loads(self.text), ExperimentFile)
        except tomllib.TOMLDecodeError as error:
            found = re.search(r"\(at line (\d+), column \d+\)", str(error))
            line = int(found[1]) if found else self.text.count("\n") + 1
            raise self.mistake(line, "", str(error).partition(" (at ")[0]) from None
        except msgspec.ValidationError as error:
            problem, _, path = str(error).partition(" - at `$")
            raise self.invalid(problem, path.rstrip("`")) from None

    def invalid(self, problem: str, path: str) -> ExperimentError:
        """A path of msgspec's is like `.play[0].games`; a field that is missing or too much stands in the problem."""
        found = re.match(rf"\.{TABLE}\[(\d+)](?:\.(\w+))?", path)
        index = int(found[1]) if found else None
        named = re.search(r"field `(\w+)`", problem)
        field = (found[2] if found else path.strip(".").partition("[")[0]) or (named[1] if named else "")
        return self.mistake(line_of(self.text, TABLE, index, field), field, problem)


def read_experiment(path: Path) -> Experiment:
    """Every combination is tried: what no game could be played with is refused with its line and field."""
    source = SourceFile(path)
    settings = source.settings()
    record = RECORDS[settings.record]
    cells: list[Cell] = []
    number = 0
    for index, play in enumerate(settings.play):
        for cell in cells_of(source, index, play, str(settings.seed), record):
            cells.append(cell._replace(numbers=range(number, number + play.games)))
            number += play.games
    return Experiment(path.stem, str(settings.seed), record, cells)


def cells_of(source: SourceFile, index: int, play: PlaySpec, seed: str, record: Record) -> Iterator[Cell]:
    options = [[(name, value) for value in listed(values)] for name, values in play.options.items()]
    for field, values in (("players", play.players), ("bots", play.bots), ("components", play.components)):
        if not listed(values):
            source.refuse(index, field, "an empty list")
    for players, components, bots in itertools.product(
        listed(play.players), listed(play.components), listed(play.bots)
    ):
        seats = seats_of(source, index, bots, players)
        box = box_of(source, index, components)
        for chosen in itertools.product(*options):
            given = {"players": players, **dict(chosen)}
            made_of = tried(source, index, play.game, given, None if box is None else components)
            yield Cell(play.game, given, seats, seed, range(0), record, box, components, made_of)


def listed(values: Any) -> list[Any]:
    return values if isinstance(values, list) else [values]


def tried(source: SourceFile, index: int, game: str, options: dict[str, Any], box: str | None) -> tuple[str, str]:
    """The rules and the digest of the components that these games have."""
    given = dict(options) if box is None else {**options, "components": str(source.path.parent / box)}
    try:
        state = mattock.game(game).new(seed=0, **given)
    except mattock.UnknownGame as error:
        source.refuse(index, "game", error)
    except BadOption as error:
        option = str(error.facts.get("option", "")).strip("'")
        source.refuse(index, option if option == "players" else f"options.{option}".rstrip("."), error)
    except MattockError as error:
        source.refuse(index, "components", error)
    return state.rules, state.components


def box_of(source: SourceFile, index: int, name: str) -> str | None:
    """The text of an owner's file, which lies beside the experiment."""
    if name == BUILT_IN:
        return None
    try:
        return (source.path.parent / name).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        source.refuse(index, "components", f"{name}: {error.strerror if isinstance(error, OSError) else 'no text'}")


def seats_of(source: SourceFile, index: int, bots: str | list[str], players: int) -> tuple[Contender, ...]:
    """One level for all seats, or one for each."""
    codes = [bots] * players if isinstance(bots, str) else bots
    if len(codes) != players:
        source.refuse(index, "bots", f"{', '.join(codes)}: {len(codes)} bots for {players} players")
    try:
        return tuple(contender(code) for code in codes)
    except BadOption as error:
        source.refuse(index, "bots", error)


def contender(code: str) -> Contender:
    """`journeyman`, or `master:250`, which thinks 250 iterations about each decision."""
    level, _, iterations = code.partition(":")
    if iterations and not iterations.isdecimal():
        raise BadOption(f"{code!r}: write iterations as a number, as in master:1000")
    found = Contender(level, int(iterations) if iterations else None)
    if level == "master" and found.iterations is None:
        raise BadOption("a master needs iterations, so that its games can be played again: master:1000")
    found.ready("")
    return found
