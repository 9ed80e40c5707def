"""Chapter R16: the victory by each means, the five defeats, which of them comes first, and what is written down."""

from __future__ import annotations

from typing import Any

import pytest

import mattock
from mattock.games.runedar.state import Siege
from tests.games.runedar.positions import EVERYONE, look, names, pass_turn, play, position, refused
from tests.paragraphs import rule

X = "crossbow"
# The last goblin by kind, the position that ends it, and the way there.
MEANS: dict[str, tuple[str, dict[str, Any], list[str]]] = {
    "hit": (
        "goblin_5_hits",
        {"place": "tunnel_courtyard", "hand": ["great_axe", "dull_knife"], "dice": [3, 3, X, X, X]},
        ["lay:great_axe", "close", "roll", "wound:1"],
    ),
    "shot": (
        "goblin_5_hits",
        {"place": "tunnel_tower", "hand": ["frayed_sling", "dull_knife"], "dice": [X]},
        ["lay:frayed_sling", "shoot:tunnel_courtyard", "roll", "wound:1"],
    ),
    "paid": (
        "goblin_5_any",
        {"place": "foundry", "hand": ["smith_hammer", "dull_knife"], "board": [None] * 5},
        ["lay:smith_hammer", "work:metal"],
    ),
    "dug": (
        "goblin_5_rubble",
        {"place": "tunnel_courtyard", "hand": ["mine_cart", "dull_knife"]},
        ["lay:mine_cart", "dig"],
    ),
    "hired": ("goblin_5_wants", {"hand": ["dull_knife", "worn_pick"]}, ["hire:goblin:1"]),
}


def last_goblin(means: str, sections: int = 5, **more: Any) -> Siege:
    """One goblin is left of a section, and one portion of what it asks for."""
    goblin, there, _ = MEANS[means]
    siege = position(**{"goblins": [goblin], "sections": sections, "gold": 9, **there, **more})
    for _ in range(4 if means == "paid" else 0):
        siege.pay_to(0, 0)
        siege.take_stock(0)
    if means == "dug":
        siege.add_goblin_rubble(0, -2)
    return siege


def end(siege: Siege) -> tuple[bool, str, int]:
    outcome = siege.outcome
    assert outcome is not None
    return outcome.won, outcome.reason, outcome.score


@rule("R16.1")
@pytest.mark.parametrize("means", MEANS)
@pytest.mark.parametrize("trolls", [{}, {"troll_3x2": [], "troll_2x4": [0]}])
def test_the_game_is_won_the_instant_the_last_goblin_leaves_by_whatever_means(
    means: str, trolls: dict[str, list[int]]
) -> None:
    siege = last_goblin(means, trolls=trolls)
    *before, last = MEANS[means][2]
    for code in before:
        assert siege.outcome is None
        play(siege, code)
    assert names(play(siege, last))[-1] == "game_won"
    assert end(siege) == (True, "escaped", 6 if means == "hired" else 9)
    assert siege.legal() == []
    assert siege.decision is None
    assert refused(siege, "end_turn") == "game_over"
    assert look(siege, "rubble") == 0


@rule("R16.1")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_all_win_together_and_the_score_is_the_gold_saved(players: int) -> None:
    siege = position(players=players, goblins=["goblin_5_wants"], sections=5, gold=17)
    play(siege, "hire:goblin:1")
    assert siege.outcome is not None
    assert siege.outcome.winners == tuple(range(players))
    assert siege.outcome.scores == (14,) * players


@rule("R16.1", "R9.3")
@pytest.mark.parametrize("means", MEANS)
@pytest.mark.parametrize("sections", [1, 2, 3, 4])
def test_the_last_goblin_of_an_earlier_section_does_not_win(means: str, sections: int) -> None:
    siege = last_goblin(means, sections)
    play(siege, *MEANS[means][2])
    assert siege.outcome is None
    assert look(siege, "goblins") == []
    assert look(siege, "rubble") == 8


@rule("R16.1")
@pytest.mark.parametrize("means", MEANS)
def test_the_first_goblin_of_the_fifth_section_does_not_win(means: str) -> None:
    siege = last_goblin(means, goblins=[MEANS[means][0], "goblin_4_hits"], hired=["troll"])
    play(siege, *MEANS[means][2])
    assert siege.outcome is None
    assert [row["tile"] for row in look(siege, "goblins")] == ["goblin_4_hits"]
    assert look(siege, "rubble") == 0


@rule("R16.1")
def test_a_victory_in_the_midst_of_a_siege_card_ends_everything_at_once() -> None:
    siege = position(hand=["orc"], siege_next=["w5_c1"], goblins=["goblin_5_any"], sections=5, orcs={"tannery": 9})
    play(siege, "reveal")
    assert names(play(siege, "hire:goblin:1")) == ["hired", "goblin_left", "game_won"]
    assert end(siege) == (True, "escaped", 17)


def threatened(reason: str, **more: Any) -> tuple[Siege, list[str]]:
    """A position one action before each defeat, and that action."""
    there: dict[str, dict[str, Any]] = {
        "siege_deck": {"hand": ["orc"]},
        "catapult_deck": {"engines": {"catapult": 0}, "blocked": [1, 2, 3, 4]},
        "troll_tiles": {"engines": {"siege_tower": 0}},
        "orc_reserve": {"hand": ["orc"], "siege_next": ["w5_c9"], "orcs": {"tannery_outside": 9}},
        "gold": {"hand": ["orc"], "siege_next": ["w1_c7"], "orcs": {"tannery": 2}, "gold": 2},
    }
    siege = position(**{"hired": EVERYONE, **there[reason], **more})
    if reason == "siege_deck":
        siege.siege_left, siege.siege_revealed = 1 << 40, 49
    if reason == "troll_tiles":
        siege.trolls_left = 1 << 4
    actions = {"catapult_deck": "activate:catapult", "troll_tiles": "activate:siege_tower"}
    return siege, [actions.get(reason, "reveal")]


REASONS = ["siege_deck", "catapult_deck", "troll_tiles", "orc_reserve", "gold"]


@rule("R16.2")
@pytest.mark.parametrize("reason", REASONS)
@pytest.mark.parametrize("beaten", [0, 9])
def test_each_of_the_five_defeats_ends_the_game_at_once_with_the_goblins_as_score(reason: str, beaten: int) -> None:
    siege, codes = threatened(reason)
    siege.goblins_beaten = beaten
    tale = play(siege, *codes)
    assert tale[-1] == {"event": "game_lost", "reason": reason, "goblins": beaten}
    assert end(siege) == (False, reason, beaten)
    assert siege.outcome is not None
    assert siege.outcome.winners == ()
    assert look(siege, "result") == reason
    assert siege.legal() == []
    with pytest.raises(mattock.IllegalMove, match="game_over"):
        play(siege, "end_turn")


@rule("R16.2")
@pytest.mark.parametrize("reason", REASONS)
def test_one_step_before_each_defeat_the_game_goes_on(reason: str) -> None:
    one_more: dict[str, dict[str, Any]] = {
        "gold": {"gold": 3},
        "orc_reserve": {"orcs": {"tannery_outside": 8}},
        "catapult_deck": {"blocked": [1, 2, 3]},
    }
    siege, codes = threatened(reason, **one_more.get(reason, {}))
    if reason == "siege_deck":
        siege.siege_left, siege.siege_revealed = 3 << 40, 48
    if reason == "troll_tiles":
        siege.trolls_left = 3 << 3
    play(siege, *codes)
    assert siege.outcome is None


FIRST_MET = [
    # the reason that comes first, what else threatens, what is still as it was
    ("siege_deck", {"orcs": {"tannery_outside": 9}, "gold": 1}, {"orc_reserve": 1}),
    ("orc_reserve", {"orcs": {"tannery": 9}, "gold": 1, "siege_next": ["w5_c1"]}, {"gold": 1}),
    ("orc_reserve", {"engines": {"siege_tower": 1}}, {"troll_tiles_left": 5}),
    ("catapult_deck", {"gold": 1}, {"gold": 1}),
    (
        "gold",
        {"gold": 1, "orcs": {"tannery": 1}, "siege_next": ["w5_c8"], "engines": {"catapult": 1}},
        {"orcs": {"tannery": 1}},
    ),
]


@rule("R16.2")
@pytest.mark.parametrize(("reason", "more", "unchanged"), FIRST_MET)
def test_the_first_defeat_met_is_the_reason(reason: str, more: dict[str, Any], unchanged: dict[str, Any]) -> None:
    siege, codes = threatened(reason, **more)
    play(siege, *codes)
    assert end(siege)[1] == reason
    assert {name: look(siege, name) for name in unchanged} == unchanged


@rule("R16.2")
@pytest.mark.parametrize(
    ("first", "reason"), [("activate:siege_tower", "troll_tiles"), ("activate:catapult", "catapult_deck")]
)
def test_of_two_engines_that_both_lose_the_one_activated_first_is_the_reason(first: str, reason: str) -> None:
    siege, _ = threatened("catapult_deck", engines={"siege_tower": 0, "catapult": 0})
    siege.trolls_left = 1 << 4
    play(siege, first)
    assert end(siege)[1] == reason


@rule("R16.2", "R4.2")
def test_the_catapult_takes_the_last_nugget() -> None:
    siege = position(engines={"catapult": 0}, gold=1, blocked=[1, 2, 3], hired=EVERYONE)
    tale = play(siege, "activate:catapult")
    assert names(tale)[-2:] == ["gold_lost", "game_lost"]
    assert end(siege) == (False, "gold", 0)


@rule("R16.2", "R5.3")
def test_the_fifth_troll_tile_on_a_card_loses_before_its_arrow() -> None:
    siege = position(
        hand=["orc"], siege_next=["w5_c7"], engines={"siege_tower": 1}, orcs={"tannery": 1}, gold=1, hired=EVERYONE
    )
    siege.trolls_left = 1 << 2
    play(siege, "reveal")
    assert end(siege)[1] == "troll_tiles"
    assert siege.gold == 1
    assert look(siege, "trolls") == []


@rule("R16.2")
@pytest.mark.parametrize("means", MEANS)
def test_goblins_count_for_the_score_however_they_were_defeated(means: str) -> None:
    siege = last_goblin(means, sections=1, engines={"catapult": 1}, blocked=[1, 2, 3, 4])
    play(siege, *MEANS[means][2])
    pass_turn(siege)
    pass_turn(siege)  # the second player's catapult reveals its fifth card
    assert end(siege) == (False, "catapult_deck", 1)


@rule("R16.3")
@pytest.mark.parametrize("gold", range(1, 21))
def test_a_victory_gets_its_title_by_the_gold_saved(gold: int) -> None:
    titles = ["survivors"] * 4 + ["defenders"] * 4 + ["heroes"] * 4 + ["champions"] * 4 + ["legends"] * 4
    siege = last_goblin("shot", gold=gold, hired=EVERYONE)
    play(siege, *MEANS["shot"][2][:-1])
    assert end(siege) == (True, "escaped", gold)
    assert siege.outcome is not None
    assert siege.outcome.title == titles[gold - 1]


@rule("R16.3")
@pytest.mark.parametrize("beaten", range(10))
def test_a_defeat_gets_its_title_by_the_goblins_defeated(beaten: int) -> None:
    titles = ["forgotten", "remembered", "brave", "valiant", "almost_free"]
    siege, codes = threatened("gold")
    siege.goblins_beaten = beaten
    play(siege, *codes)
    assert siege.outcome is not None
    assert siege.outcome.title == titles[beaten // 2]
