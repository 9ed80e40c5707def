"""The ladder: the matches of `ladder.toml`, played and kept, so that anybody can play them again and compare."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from difflib import get_close_matches
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec

import mattock
from mattock.core.refusal import BadOption, not_allowed
from mattock.lab.cell import Cell, Contender, GameResult
from mattock.lab.engines import engine_of
from mattock.lab.game_files import files_of_games
from mattock.lab.play import play_batch
from mattock.lab.results import Played, Tally
from mattock.lab.runner import run


class Match(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One row of the ladder. Without an `opponent` all seats are of one level, and the game is won together."""

    id: str
    game: str
    level: str
    seeds: Annotated[int, msgspec.Meta(ge=1)]
    options: dict[str, Any] = {}
    iterations: int | None = None
    opponent: str | None = None
    opponent_iterations: int | None = None

    @property
    def players(self) -> int:
        return int(self.options["players"])

    @property
    def challenger(self) -> Contender:
        return Contender(self.level, self.iterations)

    @property
    def rival(self) -> Contender | None:
        return None if self.opponent is None else Contender(self.opponent, self.opponent_iterations)

    def seating(self, turn: int) -> list[Contender]:
        """The bots by seat; with each turn the challenger sits one seat further."""
        if self.rival is None:
            return [self.challenger] * self.players
        others = [self.rival] * (self.players - 1)
        return [*others[:turn], self.challenger, *others[turn:]]

    @property
    def is_mirror(self) -> bool:
        """Among equals every seating of a seed is the same game."""
        return self.rival is None or self.rival == self.challenger

    def cells(self) -> list[Cell]:
        """Every game of the match, none twice: the same seed meets each seating, and each seating is a cell."""
        turns = 1 if self.is_mirror else self.players
        return [
            Cell(self.game, self.options, tuple(self.seating(turn)), self.id, range(self.seeds))
            for turn in range(turns)
        ]

    @property
    def count(self) -> int:
        """How many games it has."""
        return self.seeds if self.is_mirror else self.seeds * self.players


LADDER_FILE: Final = "ladder.toml"
MAX_SUGGESTIONS: Final = 8  # matches, when one is asked for that is not there


def matches(path: Path | None = None) -> list[Match]:
    """The rows of the ladders that games bring, or of another file; each is checked before anything is played."""
    sources: list[Traversable | Path] = [path] if path is not None else [*files_of_games(LADDER_FILE).values()]
    rows = [row for source in sources for row in rows_in(source)]
    name = LADDER_FILE if path is None else path.name
    ids = Counter(row.id for row in rows)
    for row in rows:
        if ids[row.id] > 1:
            raise BadOption(f"{name}: {ids[row.id]} matches are called {row.id!r}")
        check(row, f"{name}: match {row.id!r}")
    return rows


def rows_in(source: Traversable | Path) -> list[Match]:
    """The rows of a file, unchecked."""
    try:
        found = tomllib.loads(source.read_text(encoding="utf-8"))
        rows = msgspec.convert(found.get("match", []), list[Match])
    except UnicodeDecodeError:
        raise BadOption(f"{source.name}: not a ladder: it is no text") from None
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadOption(f"{source.name}: not a ladder: {error}") from None
    if not rows:
        raise BadOption(f"{source.name}: not a ladder: there is no [[match]] in it")
    return rows


def check(row: Match, where: str) -> None:
    """Check what the types of a row do not express."""
    if "players" not in row.options:
        raise BadOption(f"{where}: the options do not say how many players")
    state = mattock.game(row.game).new(seed=0, **row.options)
    together = state.game.instinct(state).together
    if together is not (row.opponent is None):
        needs = "is won together: leave out the opponent" if together else "needs an opponent"
        raise BadOption(f"{where}: {row.game} {needs}")
    for contender in (row.challenger, row.rival or row.challenger):
        if contender.level == "master" and contender.iterations is None:
            raise BadOption(f"{where}: a master needs iterations, so that its games can be played again")
        contender.ready("")


def chosen(rows: Sequence[Match], ids: Sequence[str]) -> list[Match]:
    """The rows with these ids, or all."""
    known = {row.id: row for row in rows}
    for wanted in ids:
        if wanted not in known:
            raise not_allowed("match", wanted, similar_ids(known, wanted))
    return [known[wanted] for wanted in ids] if ids else list(rows)


def similar_ids(ids: Mapping[str, Match], wanted: str) -> str:
    """All ids, or those most like an unknown one."""
    if len(ids) <= MAX_SUGGESTIONS:
        return ", ".join(ids)
    like = get_close_matches(wanted, ids, MAX_SUGGESTIONS, 0.0)
    return f"{', '.join(like)}, …"


def played(result: GameResult, seat: int) -> Played:
    """A game's result for the challenger in that seat."""
    starter = result.shares[result.first]
    return Played(result.shares[seat], result.scores[seat], result.reason, result.decisions, starter)


def play_match(match: Match, jobs: int) -> Iterator[Tally]:
    """Play a match; the tally after each batch, its games in the order of their seeds."""
    games: dict[tuple[int, int], Played] = {}
    for answer in run(match.cells(), engine_of(jobs), play_batch):
        seat = answer.batch.place
        games |= {(result.number, seat): played(result, seat) for result in answer.results}
        yield Tally([games[key] for key in sorted(games)])
