"""Facts in a view that only the rules know: for pictures of the siege."""

from __future__ import annotations

import random
from typing import Any

from mattock.games.runedar.box.load import load_box
from mattock.games.runedar.box.printed import printed_in
from mattock.games.runedar.state import Siege
from tests.games.runedar.positions import RUNEDAR
from tests.paragraphs import rule

PIECES: Any = printed_in(load_box())
PHASES = {"engines": "engines", "orcs": "orcs", "cards": "cards", "use": "cards", "place": "cards", "refill": "refill"}


def sieges(games: int) -> list[Siege]:
    return [siege for seed in range(games) if isinstance(siege := RUNEDAR.new(players=2, seed=seed), Siege)]


@rule("R4.1")
def test_each_question_belongs_to_a_phase_and_a_pause_to_what_it_interrupts() -> None:
    dice, seen = random.Random(5), set[tuple[str, str]]()
    for siege in sieges(12):
        while siege.outcome is None:
            view: dict[str, Any] = siege.view(None)
            kind = view["decision"]["kind"]
            seen.add((kind, view["phase"]))
            assert view["phase"] == PHASES.get(kind, view["phase"])
            if kind == "pause":
                assert view["phase"] == ("orcs" if view["siege_card"] else "engines")
            siege.play(dice.choice(siege.legal()))
        assert siege.view(None)["phase"] is None
    assert {("pause", "orcs"), ("use", "cards"), ("refill", "refill")} <= seen


@rule("R2.3")
def test_the_wave_is_that_of_the_next_siege_card() -> None:
    siege = RUNEDAR.new(seed=1)
    assert isinstance(siege, Siege)
    waves = []
    for revealed in (0, 9, 10, 49, 50):
        siege.siege_revealed = revealed
        waves.append(siege.view(None)["wave"])
    assert waves == [1, 1, 2, 5, 5]


@rule("R6.3")
def test_the_catapult_is_near_exactly_when_it_strikes_next_unless_somebody_prevents_it() -> None:
    dice, near, calm = random.Random(2), 0, 0
    for siege in sieges(30):
        while siege.outcome is None:
            view: dict[str, Any] = siege.view(None)
            at = view["decision"]["params"].get("at")
            catapult = next(one for one in view["engines"] if one["engine"] == "catapult")
            shows = view["siege_card"] is not None and PIECES["siege"][view["siege_card"]]["catapult"]
            strikes = at in {"catapult", "shot"} or (at == "reveal" and shows and catapult["seat"] is not None)
            expected = catapult["due"] if view["decision"]["kind"] == "engines" else bool(strikes)
            assert view["is_catapult_near"] == expected
            near, calm = near + expected, calm + (at == "reveal" and not expected)
            siege.play(dice.choice(siege.legal()))
    assert near
    assert calm
