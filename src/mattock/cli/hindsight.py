"""A review in words: the way from start to end, and the turning points with what would have been better."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.text import Text

from mattock.core.game import Game
from mattock.core.journal import Journal
from mattock.lab.hindsight import Review, TurningPoint
from mattock.texts import Texts
from mattock.texts.advice import percent, reasoned


class Telling:
    """A review in words."""

    def __init__(
        self, path: Path, game: Game, journal: Journal, owned: str | None, found: Review, texts: Texts, console: Console
    ) -> None:
        self.path = path
        self.game = game
        self.journal = journal
        self.owned = owned
        self.found = found
        self.texts = texts
        self.console = console

    def tell(self) -> None:
        found, say = self.found, self.texts.say
        actions = found.actions if found.is_whole else found.last - 1
        self.line(say("review-heading", title=say("game-title"), choices=len(found.choices), actions=actions), "bold")
        if not found.is_whole:
            self.line(say("review-interrupted", number=found.choices[-1].number))
        elif found.result is None:
            self.line(say("review-unfinished"))
        for side in found.sides:
            self.line(self.way(side))
        points = found.turning_points()
        self.line(say("review-points", count=len(points)), "bold")
        for count, point in enumerate(points, 1):
            self.point(count, point)
        if points:
            self.line(say("review-continue", file=str(self.path), number=points[0].choice.number))

    def way(self, side: int) -> str:
        """From start to end, and what moved it."""
        split = self.found.split(side)
        said: dict[str, str | int] = {
            "start": percent(split.start),
            "end": percent(split.end),
            "decisions": signed(split.decisions),
            "luck": signed(split.luck),
        }
        if self.found.together:
            larger = "luck" if abs(split.luck) > abs(split.decisions) else "decisions"
            return f"{self.texts.say('review-way-together', **said)} {self.texts.say('review-larger', larger=larger)}"
        return self.texts.say("review-way-seat", seat=self.texts.seat(side), others=signed(split.others), **said)

    def point(self, count: int, point: TurningPoint) -> None:
        """What was done, what it cost, and what would have been better."""
        choice, say = point.choice, self.texts.say
        state = self.game.rebuild(self.journal, upto=choice.number - 1, components=self.owned)
        view = state.view(choice.seat)
        told = say(
            "review-point",
            number=choice.number,
            seat=self.texts.seat(choice.seat),
            chosen=self.texts.action(choice.chosen.to_dict(), view),
            loss=round(100 * choice.loss),
            kept=percent(choice.kept[choice.seat]),
            hoped=percent(choice.hoped[choice.seat]),
        )
        self.line(f"{count}. {told}")
        better = self.texts.action(choice.best.to_dict(), view)
        if choice.reason is None:
            self.indented(say("review-better-plain", better=better))
        else:
            self.indented(say("review-better", better=better, reason=reasoned(self.texts, choice.reason.to_dict())))
        if point.is_luck_larger:
            self.indented(say("review-point-luck", luck=signed(point.luck)))

    def line(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style))

    def indented(self, text: str) -> None:
        self.console.print(Text(f"   {text}"))


def signed(change: float) -> str:
    """In percentage points, with its sign."""
    return f"{round(100 * change):+d}".replace("-", "−")
