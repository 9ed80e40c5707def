"""The siege behind the front door: options, who plays whom, and how a game ends."""

from __future__ import annotations

import pytest

import mattock
from mattock.games.runedar.game import title_of
from mattock.games.runedar.rules.end import ESCAPED
from mattock.games.runedar.rules.end import GOLD as ROBBED
from mattock.games.runedar.state import Siege
from tests.games.runedar.positions import RUNEDAR, position
from tests.paragraphs import rule

TITLES = [(1, 4, "survivors"), (5, 9, "defenders")]


@pytest.mark.parametrize(("score", "title"), [(1, "survivors"), (4, "survivors"), (5, "defenders"), (12, None)])
def test_a_score_has_the_title_of_its_range(score: int, title: str | None) -> None:
    assert title_of(TITLES, score) == title


@pytest.mark.parametrize(
    "options", [{"players": 5}, {"difficulty": "mild"}, {"dice": "wooden"}, {"first": 3}, {"dwarfs": "brynja, brynja"}]
)
def test_what_cannot_be_chosen_is_refused(options: dict[str, object]) -> None:
    with pytest.raises(mattock.BadOption):
        RUNEDAR.new(**options)


def test_a_harder_siege_has_more_rubble() -> None:
    rubble = []
    for difficulty in ("easy", "normal", "hard", "epic"):
        siege = RUNEDAR.new(seed=1, difficulty=difficulty)
        assert isinstance(siege, Siege)
        rubble.append(siege.section_rubble)
    assert rubble == sorted(set(rubble))


def ended(reason: int) -> mattock.Outcome | None:
    siege = position(players=2, gold=7)
    siege.goblins_beaten, siege.result = 3, reason
    return siege.outcome


@rule("R16.1", "R16.2")
def test_victory_counts_gold_and_defeat_counts_goblins() -> None:
    assert position().outcome is None
    won, lost = (ended(reason) for reason in (ESCAPED, ROBBED))
    assert won is not None
    assert lost is not None
    assert (won.winners, set(won.scores), won.reason) == ((0, 1), {7}, "escaped")
    assert (lost.winners, set(lost.scores), lost.reason) == ((), {3}, "gold")
    assert won.title != lost.title
