"""Chapter R14: what the five mercenaries cost and do, and when nobody can be hired. Their moments have a file too."""

from __future__ import annotations

from typing import Any

import pytest

import mattock
from mattock.games.runedar import places
from tests.games.runedar.positions import EVERYONE, deal_hand, look, names, offered, play, position, refused, told
from tests.paragraphs import rule

HOME = {"wood": 10, "leather": 10, "metal": 10}
# Each hire with its price, a position in which it does something, and the way to its moment.
HIRES: dict[str, tuple[int, dict[str, Any], list[str]]] = {
    "hire:cancel": (2, {"hand": ["orc"], "siege_next": ["w1_c1"]}, ["reveal"]),
    "hire:catapult": (3, {"engines": {"catapult": 0}}, ["activate:catapult"]),
    "hire:goblin:1": (3, {"goblins": ["goblin_1_rubble", "goblin_1_hits"], "sections": 1}, []),
    "hire:troll:troll_3x2": (4, {"trolls": {"troll_3x2": []}}, []),
    "hire:orcs": (4, {"orcs": {"tannery": 1}}, []),
}
AT_ONCE = [hire for hire, (_, _, codes) in HIRES.items() if not codes]
ON_THE_WAY = [hire for hire, (_, _, codes) in HIRES.items() if codes]


@rule("R14.1")
@pytest.mark.parametrize("hire", HIRES)
def test_a_hire_costs_its_nuggets_which_are_paid_before_the_effect(hire: str) -> None:
    cost, position_of, codes = HIRES[hire]
    siege = position(gold=15, **position_of)
    play(siege, *codes)
    tale = play(siege, hire)
    mercenary = hire.split(":")[1]
    assert tale[0] == {"event": "hired", "seat": 0, "mercenary": mercenary, "cost": cost, "left": 15 - cost}
    assert len(tale) > 1
    assert siege.gold == 15 - cost
    assert look(siege, "hired") == [mercenary]


@rule("R14.1")
@pytest.mark.parametrize("place", places.NAMES)
@pytest.mark.parametrize("hand", [[], ["dull_knife", "worn_pick"]])
def test_a_hire_takes_no_card_and_is_made_from_anywhere(place: str, hand: list[str]) -> None:
    siege = position(place=place, hand=hand, orcs={"tannery": 1})
    before = look(siege, "dwarfs", 0, seat=0), look(siege, "decision")
    play(siege, "hire:orcs")
    assert (look(siege, "dwarfs", 0, seat=0), look(siege, "decision")) == before


@rule("R14.1")
def test_each_is_hired_once_in_the_game_whoever_asks() -> None:
    siege = position(place="tannery", goblins=["goblin_1_rubble", "goblin_1_hits"], sections=1)
    deal_hand(siege, 1, ["dull_knife"])
    play(siege, "hire:goblin:2")
    assert refused(siege, "hire:goblin:1") == "already_hired"
    assert refused(siege, "end_turn", "hire:goblin:1") == "already_hired"
    assert siege.to_move == 1


@rule("R14.1")
def test_several_may_be_hired_at_one_moment() -> None:
    siege = position(hand=["orc"], siege_next=["w1_c7"], orcs={"tannery": 1, "foundry_wall": 1}, gold=7)
    play(siege, "reveal", "hire:orcs", "hire:cancel")
    assert siege.gold == 1
    assert look(siege, "orcs") == {"foundry_wall": 1}


@rule("R14.2")
def test_one_defeats_all_orcs_in_the_three_workshops_and_no_others() -> None:
    siege = position(orcs={"carpenters": 1, "tannery": 2, "foundry": 1, "tannery_wall": 1, "foundry_outside": 2})
    play(siege, "hire:orcs")
    assert look(siege, "orcs") == {"tannery_wall": 1, "foundry_outside": 2}
    assert look(siege, "orc_reserve") == 7


@rule("R14.2")
def test_one_defeats_one_troll_of_your_choice() -> None:
    siege = position(trolls={"troll_4x1": [0], "troll_2x3": [], "troll_2x4": [1]})
    choices = {code for code in offered(siege) if code.startswith("hire:")}
    assert choices == {"hire:troll:troll_4x1", "hire:troll:troll_2x3", "hire:troll:troll_2x4"}
    assert told(play(siege, "hire:troll:troll_2x4"), "troll_fell") == [{"event": "troll_fell", "troll": "troll_2x4"}]
    assert [row["troll"] for row in look(siege, "trolls")] == ["troll_4x1", "troll_2x3"]
    assert [circle["covered"] for circle in look(siege, "trolls", 0, "circles")] == [True, False, False, False]


@rule("R14.2", "R15.6")
@pytest.mark.parametrize("kind", ["wants", "any", "rubble", "hits"])
@pytest.mark.parametrize("slot", [1, 2])
def test_one_defeats_one_goblin_of_any_kind(kind: str, slot: int) -> None:
    goblins = [f"goblin_3_{kind}", "goblin_3_wants" if kind != "wants" else "goblin_3_any"]
    siege = position(goblins=goblins if slot == 1 else goblins[::-1], sections=3)
    tale = play(siege, f"hire:goblin:{slot}")
    assert told(tale, "goblin_left") == [{"event": "goblin_left", "goblin": goblins[0], "how": "hired", "beaten": 1}]
    assert [row["tile"] for row in look(siege, "goblins")] == [goblins[1]]


@rule("R14.2")
@pytest.mark.parametrize(
    ("more", "codes"),
    [
        pytest.param({"engines": {"catapult": 0}}, ["activate:catapult"], id="phase A"),
        pytest.param(
            {"engines": {"catapult": 1}, "hand": ["orc"], "siege_next": ["w4_c9"]},
            ["reveal", "proceed"],
            id="siege card",
        ),
    ],
)
def test_one_stops_the_catapult_no_card_no_block_no_nugget(more: dict[str, Any], codes: list[str]) -> None:
    siege = position(board=["hand_axe", "saw", "spear", "pick", "shovel"], **more)
    play(siege, *codes)
    before = look(siege, "board")
    tale = play(siege, "hire:catapult")
    assert names(tale) == ["hired", "engine_returned"]
    assert look(siege, "engines", 1, "seat") is None
    assert look(siege, "catapult_cards_left") == 5
    assert look(siege, "board") == before
    assert siege.gold == 17
    assert look(siege, "decision", "kind") == "cards"


@rule("R14.2")
@pytest.mark.parametrize("card", ["w5_c1", "w5_c7", "w5_c8", "w5_c9", "w5_c10"])
def test_one_cancels_the_siege_card_which_leaves_the_game_all_the_same(card: str) -> None:
    siege = position(hand=["orc"], siege_next=[card], orcs={"tannery": 1}, engines={"siege_tower": 1, "catapult": 1})
    play(siege, "reveal")
    before = [look(siege, thing) for thing in ("orcs", "engines", "trolls", "board", "catapult_cards_left")]
    tale = play(siege, "hire:cancel")
    assert names(tale) == ["hired", "siege_cancelled"]
    assert [look(siege, thing) for thing in ("orcs", "engines", "trolls", "board", "catapult_cards_left")] == before
    assert siege.gold == 18
    assert look(siege, "siege_left") == 9
    assert card in look(siege, "siege_seen")
    assert look(siege, "siege_card") is None
    assert look(siege, "decision", "kind") == "cards"


@rule("R14.2")
def test_only_the_card_just_revealed_is_cancelled() -> None:
    siege = position(hand=["orc", "orc"], siege_next=["w1_c1", "w1_c2"], gold=4)
    play(siege, "reveal", "hire:cancel", "reveal")
    assert look(siege, "orcs") == {"tannery_outside": 1}


@rule("R14.4")
@pytest.mark.parametrize("hire", AT_ONCE)
def test_a_hire_above_the_gold_or_for_the_last_nugget_is_refused(hire: str) -> None:
    cost, position_of, _ = HIRES[hire]
    for gold in range(1, cost + 1):
        siege = position(gold=gold, **position_of)
        assert refused(siege, hire) == "too_little_gold"
        assert hire not in offered(siege)
    siege = position(gold=cost + 1, **position_of)
    play(siege, hire)
    assert siege.gold == 1
    assert siege.outcome is None


@rule("R14.4", "R14.3")
@pytest.mark.parametrize("hire", ON_THE_WAY)
def test_a_hire_that_cannot_be_paid_is_not_even_asked_for(hire: str) -> None:
    cost, position_of, codes = HIRES[hire]
    siege = position(gold=cost, **position_of)
    play(siege, *codes)
    assert look(siege, "decision", "kind") == "cards"
    siege = position(gold=cost + 1, **position_of)
    assert hire in offered(siege, *codes)


@rule("R14.4")
@pytest.mark.parametrize(
    ("hire", "more"),
    [
        ("hire:orcs", {"orcs": {"tannery_wall": 2, "foundry_outside": 1}}),
        ("hire:orcs", {}),
        ("hire:goblin:1", {"goblins": [None, "goblin_1_hits"], "sections": 1}),
        ("hire:goblin:2", {}),
        ("hire:troll:troll_4x1", {"trolls": {"troll_5x1": []}}),
    ],
)
def test_a_hire_without_effect_is_refused_and_changes_nothing(hire: str, more: dict[str, Any]) -> None:
    siege = position(hand=["dull_knife"], **more)
    before = siege.snapshot()
    assert refused(siege, hire) == "no_effect"
    with pytest.raises(mattock.IllegalMove, match=r"no_effect \(R14\.4\)"):
        siege.play(siege.catalogue.by_code(hire))
    assert siege.snapshot() == before


@rule("R14.4")
@pytest.mark.parametrize(("orcs", "refusal"), [({}, "no_effect"), ({"tannery_outside": 1}, None)])
def test_a_bare_arrow_is_worth_cancelling_only_if_an_orc_is_about(orcs: dict[str, int], refusal: str | None) -> None:
    siege = position(hand=["orc"], siege_next=["w1_c7"], orcs=orcs, trolls={"troll_4x1": []})
    assert refused(siege, "reveal", "hire:cancel") == refusal


@rule("R14.5")
@pytest.mark.parametrize("gold", [1, 20])
def test_the_fiftieth_siege_card_cannot_be_cancelled(gold: int) -> None:
    siege = position(hand=["orc"], gold=gold)
    siege.siege_left, siege.siege_revealed = 1 << 49, 49
    tale = play(siege, "reveal")
    assert names(tale)[-2:] == ["siege_revealed", "game_lost"]
    assert siege.outcome is not None
    assert siege.outcome.reason == "siege_deck"


@rule("R14.5")
@pytest.mark.parametrize(
    ("more", "codes"),
    [
        ({"engines": {"catapult": 0}}, ["activate:catapult"]),
        ({"engines": {"catapult": 1}, "hand": ["orc"], "siege_next": ["w5_c10"]}, ["reveal", "proceed"]),
    ],
)
def test_the_fifth_catapult_card_is_averted_by_a_hire(more: dict[str, Any], codes: list[str]) -> None:
    def before_the_fifth() -> Any:
        siege = position(blocked=[1, 2, 3, 5], **more)
        play(siege, *codes)
        return siege

    lost = before_the_fifth()
    play(lost, "proceed")
    assert lost.outcome.reason == "catapult_deck"
    averted = before_the_fifth()
    play(averted, "hire:catapult")
    assert averted.outcome is None
    assert look(averted, "catapult_cards_left") == 1
    assert look(averted, "engines", 1, "seat") is None


@rule("R14.ex")
def test_example_the_workshops_are_cleared_before_the_rest_move() -> None:
    siege = position(
        hand=["orc"],
        siege_next=["w1_c7"],
        orcs={"carpenters": 1, "tannery": 2, "foundry_wall": 1, "tannery_outside": 1},
        hired=[name for name in EVERYONE if name != "orcs"],
    )
    tale = play(siege, "reveal", "hire:orcs")
    assert names(tale)[-2:] == ["orcs_marched", "orcs_marched"]
    assert len(told(tale, "orc_fell")) == 3
    assert look(siege, "orcs") == {"foundry": 1, "tannery_wall": 1}
    assert siege.gold == 16  # the price, and nothing stolen
