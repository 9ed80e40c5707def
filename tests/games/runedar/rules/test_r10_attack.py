"""Chapter R10: who may be attacked, what cards add up to, and how hits are shared out."""

from __future__ import annotations

import pytest

from mattock.games.runedar import places
from tests.games.runedar.positions import EVERYONE, RUNEDAR, look, offered, play, position, refused, told
from tests.paragraphs import rule

X = "crossbow"
ORC_PLACES = places.NAMES[1:10]
ENGINES = {"siege_tower": 1, "catapult": 1}


def count_dice(tale: list[dict[str, object]]) -> int:
    """How many dice the only roll of a tale had."""
    (roll,) = told(tale, "dice_rolled")
    faces = roll["faces"]
    assert isinstance(faces, list)
    return len(faces)


@rule("R10.1")
@pytest.mark.parametrize("place", ORC_PLACES)
@pytest.mark.parametrize("symbol", ["close", "direct"])
def test_close_range_needs_an_orc_in_the_dwarfs_own_place(place: str, symbol: str) -> None:
    elsewhere: dict[str, int] = {other: 1 for other in ORC_PLACES if other != place}
    assert refused(position(place=place, hand=["axe"], orcs=elsewhere), "lay:axe", symbol) == "no_foe_here"
    assert refused(position(place=place, hand=["axe"], orcs={place: 1}), "lay:axe", symbol) is None


@rule("R10.1", "R15.6")
@pytest.mark.parametrize(
    ("goblin", "troll", "refusal"),
    [
        ("goblin_1_hits", None, None),
        (None, "troll_4x1", None),
        ("goblin_1_rubble", "troll_4x1", None),
        ("goblin_1_wants", None, "no_foe_here"),
        ("goblin_1_any", None, "no_foe_here"),
        ("goblin_1_rubble", None, "no_foe_here"),
        (None, None, "no_foe_here"),
    ],
)
def test_in_the_courtyard_close_range_needs_a_troll_or_a_hit_goblin(
    goblin: str | None, troll: str | None, refusal: str | None
) -> None:
    trolls: dict[str, list[int]] = {troll: []} if troll else {}
    siege = position(place="tunnel_courtyard", hand=["axe"], goblins=[None, goblin], sections=1, trolls=trolls)
    assert refused(siege, "lay:axe", "close") == refusal
    assert refused(siege, "direct") == refusal


@rule("R10.1")
@pytest.mark.parametrize("place", places.NAMES[:11])
def test_long_range_needs_a_tower(place: str) -> None:
    siege = position(
        place=place, hand=["long_bow"], orcs=dict.fromkeys(ORC_PLACES, 1), trolls={"troll_3x2": []}, engines=ENGINES
    )
    assert not any(code.startswith("shoot") for code in offered(siege, "lay:long_bow"))
    assert refused(siege, "shoot:catapult") == "not_on_tower"
    assert refused(siege, "shoot:carpenters_wall") == "not_on_tower"


@rule("R10.1")
@pytest.mark.parametrize("goblins", [[], ["goblin_1_rubble", "goblin_1_wants"]])
def test_long_range_needs_something_to_hit(goblins: list[str]) -> None:
    siege = position(
        place="tunnel_tower", hand=["long_bow"], goblins=goblins, sections=1, orcs={"tannery_wall": 1, "carpenters": 1}
    )
    assert not any(code.startswith("shoot") for code in offered(siege, "lay:long_bow"))
    for target in ("siege_tower", "catapult", "carpenters_wall", "carpenters_outside", "tunnel_courtyard"):
        assert refused(siege, f"shoot:{target}") == "nothing_to_hit"


@rule("R10.1", "R7.4")
@pytest.mark.parametrize("symbol", ["close", "direct", "shoot:carpenters_wall"])
def test_a_card_attacks_with_nothing_but_its_own_symbols(symbol: str) -> None:
    siege = position(place="tunnel_tower", hand=["bent_shovel"], orcs={"carpenters_wall": 1})
    assert refused(siege, "lay:bent_shovel", symbol) == "no_such_symbol"


@rule("R10.1")
@pytest.mark.parametrize(
    ("hand", "codes", "dice", "hits"),
    [
        pytest.param(["axe"], ["close"], 3, 3, id="a card with both gives its close dice, not its direct hit"),
        pytest.param(["axe"], ["direct"], 0, 2, id="or its direct hit, not its close dice"),
        pytest.param(["dull_knife", "axe"], ["close", "lay:axe", "close"], 4, 4, id="dice add up"),
        pytest.param(["dull_knife", "axe"], ["close", "lay:axe", "direct"], 1, 3, id="dice and direct hits mix"),
        pytest.param(["war_hammer", "dull_knife"], ["direct", "lay:dull_knife"], 1, 5, id="in either order"),
        pytest.param(
            ["notched_sword", "repeating_crossbow"],
            ["close", "lay:repeating_crossbow"],
            1,
            3,
            id="long dice of a joining card stay out of a close attack",
        ),
    ],
)
def test_each_card_of_a_close_attack_gives_exactly_one_symbol(
    hand: list[str], codes: list[str], dice: int, hits: int
) -> None:
    siege = position(place="foundry", hand=hand, orcs={"foundry": 5}, dice=[1] * 5, hired=EVERYONE)
    tale = play(siege, f"lay:{hand[0]}", *codes, "roll")
    assert count_dice(tale) == dice
    assert told(tale, "dice_rolled")[0]["hits"] == hits


@rule("R10.1")
def test_a_joining_card_with_two_fitting_symbols_is_asked_for_one() -> None:
    siege = position(place="foundry", hand=["dull_knife", "axe"], orcs={"foundry": 1}, hired=EVERYONE)
    assert offered(siege, "lay:dull_knife", "close", "lay:axe") == {"close", "direct"}
    assert offered(siege, "close") == {"roll"}


@rule("R10.1", "R10.3")
def test_a_long_attack_is_joined_by_long_dice_only() -> None:
    hand = ["frayed_sling", "notched_sword", "repeating_crossbow", "war_hammer", "axe"]
    siege = position(place="tunnel_tower", hand=hand, orcs={"carpenters_wall": 5}, dice=[X] * 5)
    joining = offered(siege, "lay:frayed_sling", "shoot:carpenters_wall")
    assert joining == {"lay:notched_sword", "lay:repeating_crossbow", "roll"}
    assert refused(siege, "lay:war_hammer") == "no_such_symbol"
    assert refused(siege, "lay:axe") == "no_such_symbol"
    tale = play(siege, "lay:notched_sword", "roll")
    assert count_dice(tale) == 2
    assert told(tale, "dice_rolled")[0]["hits"] == 2


@rule("R10.1")
def test_a_close_attack_is_not_joined_by_long_dice() -> None:
    hand = ["dull_knife", "frayed_sling", "old_crossbow"]
    siege = position(place="foundry", hand=hand, orcs={"foundry": 1}, hired=EVERYONE)
    assert refused(siege, "lay:dull_knife", "close", "lay:frayed_sling") == "no_such_symbol"
    assert offered(siege) == {"roll"}


@rule("R10.1")
@pytest.mark.parametrize(
    ("place", "hand", "codes"),
    [
        ("foundry", ["great_axe", "axe", "dull_knife"], ["close", "lay:axe", "close", "lay:dull_knife"]),
        ("third_tower", ["repeating_crossbow", "great_bow"], ["shoot:foundry_wall", "lay:great_bow"]),
    ],
)
def test_at_most_five_dice_are_rolled_and_the_rest_is_lost(place: str, hand: list[str], codes: list[str]) -> None:
    siege = position(place=place, hand=hand, orcs={"foundry": 4, "foundry_wall": 4}, dice=[1] * 5, hired=EVERYONE)
    assert count_dice(play(siege, f"lay:{hand[0]}", *codes, "roll")) == 5
    assert siege.decision is not None
    assert siege.decision.kind == "cards"


@rule("R7.3", "R10.1")
def test_a_magic_card_moves_first_and_then_joins_with_its_symbol() -> None:
    siege = position(
        place="central_chamber",
        hand=["rune_axe", "rune_dagger", "dull_knife"],
        orcs={"foundry_outside": 2},
        dice=[1, 1, 1, 1],
        hired=EVERYONE,
    )
    play(siege, "lay:rune_axe", "move:foundry_outside", "close")
    assert offered(siege) == {"lay:rune_dagger", "lay:dull_knife", "roll"}
    assert refused(siege, "lay:rune_dagger", "move:carpenters") == "not_now"
    tale = play(siege, "lay:dull_knife", "roll")
    assert count_dice(tale) == 4
    assert len(told(tale, "orc_fell")) == 2


@rule("R10.2")
@pytest.mark.parametrize(
    ("dice", "fallen"),
    [([1, X, X], 0), ([2, X, X], 1), ([3, X, X], 1), ([1, 1, X], 1), ([1, 2, X], 1), ([1, 3, X], 2), ([X, X, X], 0)],
)
def test_two_hits_fell_an_orc_and_crossbows_are_worth_nothing_at_close_range(dice: list[int], fallen: int) -> None:
    siege = position(place="foundry", hand=["axe"], orcs={"foundry": 4}, dice=dice, hired=EVERYONE)
    tale = play(siege, "lay:axe", "close", "roll")
    assert told(tale, "orc_fell") == [{"event": "orc_fell", "place": "foundry"}] * fallen
    assert look(siege, "orcs") == {"foundry": 4 - fallen}


@rule("R10.2", "R10.3")
def test_hits_of_dice_and_direct_hits_add_up() -> None:
    siege = position(place="foundry", hand=["dull_knife", "axe"], orcs={"foundry": 3}, dice=[2], hired=EVERYONE)
    assert len(told(play(siege, "lay:dull_knife", "close", "lay:axe", "direct", "roll"), "orc_fell")) == 2


@rule("R10.2", "R10.6")
def test_excess_hits_are_lost_and_do_not_carry_over_to_the_next_attack() -> None:
    siege = position(
        place="foundry", hand=["dull_knife", "loose_mattock"], orcs={"foundry": 2}, dice=[3, 1], hired=EVERYONE
    )
    assert len(told(play(siege, "lay:dull_knife", "close", "roll"), "orc_fell")) == 1
    assert not told(play(siege, "lay:loose_mattock", "close", "roll"), "orc_fell")
    assert look(siege, "orcs") == {"foundry": 1}


@rule("R10.3")
@pytest.mark.parametrize(("card", "fallen"), [("axe", 1), ("great_axe", 2), ("rune_pick", 1), ("runeblade", 2)])
def test_direct_hits_are_two_hits_for_each_number_and_may_be_the_whole_attack(card: str, fallen: int) -> None:
    siege = position(place="tannery", hand=[card], orcs={"tannery": 5}, hired=EVERYONE)
    tale = play(siege, f"lay:{card}", "direct", "roll")
    assert count_dice(tale) == 0
    assert len(told(tale, "orc_fell")) == fallen


@rule("R10.3")
def test_direct_hits_come_on_top_of_five_dice() -> None:
    hand = ["great_axe", "axe", "war_hammer"]
    siege = position(place="tannery", hand=hand, orcs={"tannery": 9}, dice=[1] * 5, hired=EVERYONE)
    tale = play(siege, "lay:great_axe", "close", "lay:axe", "direct", "lay:war_hammer", "roll")
    assert count_dice(tale) == 5
    assert told(tale, "dice_rolled")[0]["hits"] == 5 + 2 + 4


@rule("R10.3")
def test_direct_hits_never_help_at_long_range() -> None:
    siege = position(place="tunnel_tower", hand=["war_hammer"], orcs={"carpenters_wall": 1}, trolls={"troll_4x1": []})
    assert refused(siege, "lay:war_hammer", "shoot:carpenters_wall") == "no_such_symbol"
    assert refused(siege, "direct") == "no_foe_here"


@rule("R10.4")
@pytest.mark.parametrize(
    ("tower", "areas"),
    [
        ("tunnel_tower", ["carpenters_wall", "carpenters_outside", "tunnel_courtyard"]),
        ("second_tower", ["carpenters_wall", "carpenters_outside", "tannery_wall", "tannery_outside"]),
        ("third_tower", ["tannery_wall", "tannery_outside", "foundry_wall", "foundry_outside"]),
    ],
)
def test_a_tower_aims_at_the_walls_beside_it_their_outsides_and_the_engines(tower: str, areas: list[str]) -> None:
    siege = position(
        place=tower, hand=["long_bow"], orcs=dict.fromkeys(ORC_PLACES, 1), trolls={"troll_3x2": []}, engines=ENGINES
    )
    shots = {code for code in offered(siege, "lay:long_bow") if code.startswith("shoot:")}
    assert shots == {f"shoot:{area}" for area in ["siege_tower", "catapult", *areas]}
    for area in {*places.NAMES[4:11]} - {*areas}:
        assert refused(siege, f"shoot:{area}") == "out_of_range"


@rule("R10.4")
def test_workshops_are_no_targets_at_all() -> None:
    targets = {action.params["target"] for action in RUNEDAR.catalogue().actions if action.verb == "shoot"}
    assert targets == {"siege_tower", "catapult", *places.NAMES[4:11]}


@rule("R10.4")
def test_the_target_area_is_chosen_before_the_roll_and_once() -> None:
    orcs = {"tannery_wall": 1, "foundry_wall": 1}
    siege = position(place="third_tower", hand=["frayed_sling", "old_crossbow"], orcs=orcs, dice=[X, X])
    play(siege, "lay:frayed_sling")
    assert refused(siege, "roll") == "not_now"
    tale = play(siege, "shoot:foundry_wall")
    assert told(tale, "attack_declared")[0]["target"] == "foundry_wall"
    assert refused(siege, "shoot:tannery_wall") == "not_now"
    play(siege, "lay:old_crossbow", "roll")
    assert look(siege, "orcs") == {"tannery_wall": 1}


@rule("R10.4", "R10.5")
@pytest.mark.parametrize(("dice", "fallen"), [([1, 2, 3], 0), ([X, 3, 3], 1), ([X, X, 3], 2), ([X, X, X], 3)])
def test_at_long_range_only_crossbows_count_and_one_fells_an_orc(dice: list[int], fallen: int) -> None:
    orcs = {"tannery_outside": 4, "tannery_wall": 1}
    siege = position(place="second_tower", hand=["long_bow"], orcs=orcs, dice=dice, hired=EVERYONE)
    play(siege, "lay:long_bow", "shoot:tannery_outside", "roll")
    assert look(siege, "orcs") == {"tannery_wall": 1, "tannery_outside": 4 - fallen}


@rule("R10.4", "R10.5")
@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize(("engine", "other"), [("siege_tower", "catapult"), ("catapult", "siege_tower")])
def test_one_damage_returns_the_engine_that_was_aimed_at_from_any_play_area(engine: str, other: str, seat: int) -> None:
    # The engines get their places after the turn began, or phase A would activate the player's own.
    siege = position(players=3, place="third_tower", hand=["long_bow"], dice=[X, X, X])
    for number in (0, 1):
        siege.set_engine_at(number, seat)
    play(siege, "lay:long_bow", f"shoot:{engine}", "roll")
    assert {row["engine"]: row["seat"] for row in look(siege, "engines")} == {engine: None, other: seat}


@rule("R10.4", "R10.5")
def test_without_a_crossbow_the_engine_stays() -> None:
    siege = position(place="third_tower", hand=["long_bow"], engines={"catapult": 1}, dice=[3, 3, 3])
    play(siege, "lay:long_bow", "shoot:catapult", "roll")
    assert look(siege, "engines", 1, "seat") == 1
    assert refused(siege, "end_turn") is None
