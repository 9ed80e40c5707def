"""The rules, paragraph by paragraph (`words/en/rules.md`)."""

from __future__ import annotations

from typing import Any

import pytest

import mattock
from liars_dice.manifest import MANIFEST
from mattock.bots import bot
from mattock.core.sight import Sight
from mattock.texts import Texts, languages, retell

GAME = MANIFEST.game


def dealt(first: list[int], second: list[int], **options: Any) -> mattock.State:
    """A game in which the two cups hold these faces, one roll after the other; the first player begins."""
    luck = mattock.Arranged({"cup:0": [face - 1 for face in first], "cup:1": [face - 1 for face in second]})
    return GAME.new(chance=luck, first=0, **{"dice": len(first), **options})


def played(state: mattock.State, *codes: str) -> list[dict[str, Any]]:
    tale: list[dict[str, Any]] = []
    for code in codes:
        tale += [event.to_dict() for event in state.play(state.catalogue.by_code(code))]
    return tale


def refused(state: mattock.State, code: str) -> tuple[str, str]:
    refusal = state.why_not(state.catalogue.by_code(code))
    assert refusal is not None
    return refusal.code, refusal.rule


def test_each_sees_their_own_dice_only() -> None:
    """L1.2"""
    state = dealt([1, 1, 6], [2, 3, 3])
    rolls = [[player["roll"] for player in state.view(seat)["players"]] for seat in (0, 1, None)]  # type: ignore[attr-defined]
    assert rolls == [[{"one": 2, "six": 1}, None], [None, {"two": 1, "three": 2}], [None, None]]


def test_a_bid_is_higher_by_its_number_or_by_its_face() -> None:
    """L2.2"""
    state = dealt([1, 1, 6], [2, 3, 3])
    played(state, "bid:2:three")
    assert refused(state, "bid:1:six") == ("not_higher", "L2.2")
    assert refused(state, "bid:2:three") == ("not_higher", "L2.2")
    assert state.why_not(state.catalogue.by_code("bid:2:four")) is None
    assert state.why_not(state.catalogue.by_code("bid:3:one")) is None


def test_nobody_bids_more_dice_than_there_are() -> None:
    """L2.3"""
    assert refused(dealt([1, 1, 6], [2, 3, 3]), "bid:7:one") == ("too_many", "L2.3")


def test_there_is_nothing_to_doubt_before_the_first_bid() -> None:
    """L2.1"""
    assert refused(dealt([1, 1], [2, 2]), "doubt") == ("not_now", "L3.1")


@pytest.mark.parametrize(
    ("ones", "bid", "found", "loser"),
    [
        ("plain", "bid:2:three", 2, 1),
        ("plain", "bid:3:three", 2, 0),
        ("wild", "bid:3:three", 3, 1),
        ("wild", "bid:2:one", 1, 0),
    ],
)
def test_who_was_wrong_loses_a_die_and_begins(ones: str, bid: str, found: int, loser: int) -> None:
    """L3.1, L3.2, L3.3, L3.4"""
    state = dealt([1, 5, 6], [2, 3, 3], ones=ones)
    tale = played(state, bid, "doubt")
    assert [event["event"] for event in tale] == [
        "bid_made", "doubted", "shown", "shown", "counted", "die_lost", "round_began", "rolled", "rolled",
    ]  # fmt: skip
    assert (tale[4]["found"], tale[5]["seat"], state.to_move) == (found, loser, loser)
    assert state.view(None)["showdown"]["rolls"] == [  # type: ignore[index]
        {"one": 1, "five": 1, "six": 1},
        {"two": 1, "three": 2},
    ]


@pytest.mark.parametrize(
    ("codes", "reason"),
    [(("bid:3:six", "doubt"), "bluff"), (("bid:1:one", "bid:1:two", "doubt"), "doubt")],
)
def test_the_last_die_decides(codes: tuple[str, ...], reason: str) -> None:
    """L4.1, L4.2"""
    state = dealt([1, 2, 1, 2], [3, 4, 3], dice=2)
    played(state, "bid:1:one", "doubt")
    assert state.to_move == 1
    assert played(state, *codes)[-1] == {"event": "game_ended", "seat": 0, "reason": reason}
    assert state.outcome == mattock.Outcome((0,), reason, (2, 0))
    assert refused(state, "doubt") == ("game_over", "L4.2")
    assert all(player["roll"] is None for player in state.view(0)["players"])  # type: ignore[attr-defined]


@pytest.mark.parametrize("level", ["apprentice", "journeyman", "master"])
def test_bots_of_every_level_play(level: str) -> None:
    state = GAME.new(seed=3, dice=2)
    thought = {"iterations": 200} if level == "master" else {}
    bots = [bot(level, seed=seat, **thought) for seat in range(2)]
    while not state.is_over:
        state.play(bots[state.to_move].choose(Sight(state, state.to_move)))
    assert state.outcome is not None


@pytest.mark.parametrize("language", languages())
def test_a_whole_game_is_told_in_every_language(language: str) -> None:
    """Every verb, decision and refusal has its sentence; none shows what only one player knows."""
    state, texts = GAME.new(seed=5), Texts(language, "liars_dice")
    thinker = bot("apprentice", seed=2)
    while not state.is_over:
        assert state.decision is not None
        assert texts.decision(state.decision.to_dict(), state.view(None))
        for action in state.catalogue.actions:
            refusal = state.why_not(action)
            assert texts.action(action.to_dict()) if refusal is None else texts.refusal(refusal)
        state.play(thinker.choose(Sight(state, state.to_move)))
    lines = retell(GAME, state.journal(), texts)
    assert texts.outcome(state.outcome) == lines[-1]  # type: ignore[arg-type]
    assert not any("{" in line or "none" in line for line in lines)
