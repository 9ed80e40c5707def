"""A review in words: how the chance to win changed, and the turning points with the better action."""

from __future__ import annotations

from typing import Final, NamedTuple

from rich.console import Console
from rich.text import Text

from mattock.core.game import Game
from mattock.core.instinct import percent
from mattock.core.journal import Journal
from mattock.lab.choice import MIN_CHANGE, Choice
from mattock.lab.points import Points, signed
from mattock.lab.review_result import DECISION, LUCK, Review, TurningPoint
from mattock.lab.verdict import Verdict, verdict_on
from mattock.texts import Texts
from mattock.texts.advice import reason_text

LUCK_AND_OTHERS: Final = "both"  # luck, and a mistake of others beside it


class ReviewedGame(NamedTuple):
    """The game that a review is about, and how to play on: the words of the command up to the number of an action."""

    game: Game
    journal: Journal
    components: str | None
    command: str


class ReviewText:
    """A review in words."""

    def __init__(self, game: ReviewedGame, found: Review, texts: Texts, console: Console) -> None:
        self.game = game
        self.found = found
        self.texts = texts
        self.console = console

    def tell(self) -> None:
        found, say = self.found, self.texts.say
        actions = found.actions if found.is_whole else found.last - 1
        self.line(say("review-heading", title=say("game-title"), choices=len(found.choices), actions=actions), "bold")
        if not found.is_whole:
            self.line(say("review-interrupted", number=found.choices[-1].number))
            if any(not choice.is_checked for choice in found.suspects()):
                self.line(say("review-unchecked"))
        elif found.result is None:
            self.line(say("review-unfinished"))
        ways = [Points(found.split(side), found.shares(side)) for side in found.sides]
        for side, way in zip(found.sides, ways, strict=True):
            self.line(self.way(side, way))
            verdict = verdict_on(found, side, way)
            if verdict is not None:
                self.line(self.verdict(side, verdict))
        self.line(say("review-luck"))
        if not found.together:
            self.line(say("review-others"))
            self.line(say("review-own-eyes"))
        if any(way.is_large for way in ways):
            self.line(say("review-sums"))
        self.tell_points()

    def tell_points(self) -> None:
        """Turning points, numbered as in the picture, each with a better action; then what luck and others did."""
        points, strokes, say = self.found.turning_points(), self.found.strokes(), self.texts.say
        if points or self.found.is_whole:  # before all was looked at, that there is none means nothing
            self.line(say("review-points", count=len(points)), "bold")
        for count, point in enumerate(points, 1):
            view = self.view(point.choice)
            self.line(f"{count}. {self.point(point, view)}")
            self.line(f"   {self.better(point.choice, view)}")
        if strokes:
            self.line(say("review-strokes"), "bold")
        for point in strokes:
            self.line(f"– {self.point(point, self.view(point.choice))}")
        if points:
            self.line(say("review-continue", command=f"{self.game.command} {points[0].choice.number}"))

    def way(self, side: int, way: Points) -> str:
        """The chance at the start and at the end, and what changed it."""
        if way.is_still:
            return self.still(side, way)
        said: dict[str, str | int] = {
            "start": way.start,
            "end": way.end,
            "decisions": signed(way.decisions),
            "luck": signed(way.luck),
            "of_decisions": way.of_decisions,
            "of_luck": way.of_luck,
        }
        if not self.found.together:
            others: dict[str, str | int] = {"others": signed(way.others), "of_others": way.of_others}
            return self.texts.say("review-way-seat", seat=self.texts.seat(side), **others, **said)
        text = self.texts.say("review-way-together", players=self.found.players, **said)
        if way.of_luck == way.of_decisions:
            return text
        larger = "luck" if way.of_luck > way.of_decisions else "decisions"
        return f"{text} {self.texts.say('review-larger', larger=larger)}"

    def verdict(self, side: int, verdict: Verdict) -> str:
        """Why it was won or lost."""
        why = f"{verdict.ending}_{verdict.cause}"
        if self.found.together:
            return self.texts.say("review-verdict-together", why=why, points=verdict.points)
        return self.texts.say("review-verdict-seat", why=why, points=verdict.points, seat=self.texts.seat(side))

    def still(self, side: int, way: Points) -> str:
        if self.found.together:
            return self.texts.say("review-still-together", players=self.found.players, start=way.start)
        return self.texts.say("review-still-seat", seat=self.texts.seat(side), start=way.start)

    def view(self, choice: Choice) -> dict[str, object]:
        """What the seat saw when it chose."""
        game, journal, components, _ = self.game
        state = game.rebuild(journal, upto=choice.number - 1, components=components)
        return state.view(choice.seat)

    def point(self, point: TurningPoint, view: dict[str, object]) -> str:
        """What was done, and what came of it."""
        choice, step = point.choice, point.step
        said: dict[str, str | int] = {
            "number": choice.number,
            "seat": self.texts.seat(choice.seat),
            "chosen": self.texts.action(choice.chosen.to_dict(), view),
        }
        if point.kind == DECISION:
            kept, hoped = percent(choice.kept[choice.seat]), percent(choice.hoped[choice.seat])
            return self.texts.say("review-point", loss=hoped - kept, kept=kept, hoped=hoped, **said)
        cause = LUCK_AND_OTHERS if point.kind == LUCK and abs(step.mistakes) >= MIN_CHANGE else point.kind
        before, after = percent(step.kept), percent(step.after)
        return self.texts.say("review-point-after", cause=cause, before=before, after=after, **said)

    def better(self, choice: Choice, view: dict[str, object]) -> str:
        if choice.best == choice.chosen:
            return self.texts.say("review-best")
        better = self.texts.action(choice.best.to_dict(), view)
        assert choice.reason is not None  # games that were played on have shown it
        return self.texts.say("review-better", better=better, reason=reason_text(self.texts, choice.reason.to_dict()))

    def line(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style))
