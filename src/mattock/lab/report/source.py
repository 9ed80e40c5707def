"""The tables of one game of an experiment, read for a report, and the texts for their values."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import mattock
from mattock.lab.dataset import scan
from mattock.lab.measures import GameMeasures, Use, measures_of
from mattock.texts import Texts


class ReportSource:
    """`games` are read at once, the other tables, which are longer, where they are asked for. `group` is an option
    with a scale that differs between the games, None if none does.
    """

    def __init__(self, folder: Path, game: str, language: str) -> None:
        found = scan(folder, game, "games")
        assert found is not None
        self.game = game
        self.measures: GameMeasures = measures_of(game)
        self.texts = Texts(language, game)
        state = mattock.game(game).new(seed=0)
        self.together = state.game.instinct(state).together
        self.turns = scan(folder, game, "turns")
        self.uses = scan(folder, game, "uses")
        self.decisions = scan(folder, game, "decisions")
        self.games = found.collect().sort("number")
        self.group = next((name for name in self.varying() if name in self.measures.scales), None)

    def varying(self) -> list[str]:
        """Options that differ between the games."""
        names = [name for name in self.games.columns if name.startswith("option_")]
        return [name.removeprefix("option_") for name in names if self.games[name].n_unique() > 1]

    @property
    def players(self) -> list[int]:
        return sorted(self.games["players"].unique().to_list())

    @property
    def teams(self) -> list[str]:
        """In the order of the experiment."""
        return self.games["team"].unique(maintain_order=True).to_list()

    def levels(self, option: str) -> list[Any]:
        """The values of an option that were played, the easiest first."""
        played = self.games[f"option_{option}"].unique().to_list()
        scale = self.measures.scales.get(option, ())
        return sorted(played, key=lambda value: scale.index(value) if value in scale else len(scale))

    # Words.

    def say(self, key: str, **arguments: str | int) -> str:
        return self.texts.say(key, **arguments)

    def team(self, code: str) -> str:
        """`master:250` as people say it; the players of all seats, one after the other."""
        return ", ".join(self.level(*one.split(":")) for one in code.split(", "))

    def level(self, level: str, iterations: str = "") -> str:
        name = self.optional(f"level-{level}", level)
        return f"{name} ({int(iterations):,})" if iterations else name

    def value(self, option: str, value: object) -> str:
        return self.optional(f"option-{option}-{str(value).lower()}", str(value))

    def option(self, option: str) -> str:
        return self.optional(f"option-{option}", option.replace("_", " "))

    @property
    def turn_word(self) -> str:
        """What the game is counted in: turns, or rounds."""
        name = next(iter(self.measures.measures), "turn")
        return self.optional(f"cli-measure-{name}", name)

    def reason(self, reason: str) -> str:
        return self.optional(f"reason-{reason}.short", reason.replace("_", " "))

    def question(self, kind: str) -> str:
        return kind.replace("_", " ")

    def item(self, use: Use, item: str) -> str:
        form = "" if use.form is None else f".{use.form}"
        name = self.optional(f"{use.names}-{item}{form}", item.replace("_", " "))
        return name[:1].upper() + name[1:]

    def optional(self, key: str, otherwise: str) -> str:
        return self.say(key) if self.texts.bundle.has(key.partition(".")[0]) else otherwise
