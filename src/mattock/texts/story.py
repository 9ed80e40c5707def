"""A journal retold: what happened, line by line, as a story that a person can follow."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from mattock.core.chance import Scripted
from mattock.core.events import Event
from mattock.core.game import Game
from mattock.core.journal import Journal
from mattock.core.state import State
from mattock.texts.arguments import EventFacts
from mattock.texts.sentences import Texts, words_of

HEADINGS: Final = frozenset({"turn_began"})
INDENT: Final = "  "


class StoryStep(NamedTuple):
    """What one action brought about. Number 0 is the deal."""

    number: int
    lines: list[str]
    state: State


def retell(
    game: Game,
    journal: Journal,
    texts: Texts | None = None,
    *,
    upto: int | None = None,
    seat: int | None = None,
    components: str | None = None,
) -> list[str]:
    """The whole story; with `seat` only what that player could know."""
    steps = story_steps(game, journal, texts, upto=upto, seat=seat, components=components)
    return [line for step in steps for line in step.lines]


def story_steps(
    game: Game,
    journal: Journal,
    texts: Texts | None = None,
    *,
    upto: int | None = None,
    seat: int | None = None,
    components: str | None = None,
) -> Iterator[StoryStep]:
    """The story action by action. The journal is replayed and checked first, so a false one tells nothing."""
    game.rebuild(journal, upto=upto, components=components)
    moves = journal.moves if upto is None else journal.moves[:upto]
    options: dict[str, Any] = {**journal.options, "components": components}
    state = game.new(chance=Scripted(journal.answers(upto)), rules=journal.rules, **options)
    texts = (texts or Texts(game=game.name)).at_table(people_of(state))
    yield StoryStep(0, [opening(state, texts), *tale_lines(state.tale, texts, seat)], state)
    for count, move in enumerate(moves, 1):
        lines = tale_lines(state.play(state.catalogue.by_code(move.code)), texts, seat)
        if state.outcome is not None:
            lines.append(texts.outcome(state.outcome))
        yield StoryStep(count, lines, state)


def people_of(state: State) -> list[str]:
    """The players by seat."""
    return words_of(state.game.name).people_in(state.view(None))


def opening(state: State, texts: Texts) -> str:
    """The first line of a story."""
    return texts.opening(state.view(None))


def tale_lines(tale: list[Event], texts: Texts, seat: int | None = None) -> list[str]:
    """A tale as lines, headings at the margin; `seat` hides what that seat does not see."""
    seen = [event.to_dict() if seat is None else event.seen_by(seat) for event in tale]
    return lines_of(seen, texts)


def public_lines(tale: list[Event], texts: Texts) -> list[str]:
    """A tale as lines that everybody at the table may read."""
    return lines_of([event.seen_by(None) for event in tale], texts)


def lines_of(events: list[EventFacts], texts: Texts) -> list[str]:
    lines = []
    for event in texts.words.condensed(events):
        margin = "" if event["event"] in HEADINGS else INDENT
        lines.append(margin + texts.event(event))
    return lines
