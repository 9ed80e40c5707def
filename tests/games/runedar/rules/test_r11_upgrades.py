"""Chapter R11: paying for upgrades together, and taking finished ones at the moments the rules name."""

from __future__ import annotations

from typing import Any

import pytest

from mattock.games.runedar.state import Siege
from tests.games.runedar.positions import (
    EVERYONE,
    deal_hand,
    look,
    names,
    offered,
    pass_turn,
    play,
    position,
    refused,
    stand,
    told,
)
from tests.paragraphs import rule

NOTHING = {"wood": 0, "leather": 0, "metal": 0}
# With three players the first space adds nothing, so a Hand Axe there is finished with its one metal.
FINISHED: dict[str, Any] = {
    "players": 3,
    "board": ["hand_axe", None, None, None, None],
    "laid": {1: {"metal": 1}},
}


def finished_axe(**more: Any) -> Siege:
    return position(**{**FINISHED, **more})


def hand_of(siege: Siege, seat: int = 0) -> list[str]:
    hand: list[str] = look(siege, "dwarfs", seat, "hand", seat=seat)
    return hand


@rule("R11.ex1")
def test_example_the_axe_on_a_space_that_adds_wood_and_leather() -> None:
    siege = position(players=2, board=[None, None, None, "axe", None])
    assert look(siege, "board", 3, "needs") == {"wood": 2, "leather": 1, "metal": 1}


@rule("R11.1")
@pytest.mark.parametrize(
    ("laid", "is_finished"),
    [
        ({"wood": 2, "leather": 1, "metal": 1}, True),
        ({"wood": 1, "leather": 1, "metal": 1}, False),
        ({"wood": 2, "metal": 1}, False),
        ({"wood": 2, "leather": 1}, False),
        ({"wood": 1, "metal": 1}, False),  # the card's own cost alone
        ({"wood": 1, "leather": 1}, False),  # the space's alone
        ({}, False),
    ],
)
def test_a_card_is_finished_with_its_own_cost_and_that_of_its_space(laid: dict[str, int], is_finished: bool) -> None:
    siege = position(players=2, hand=["dull_knife"], board=[None, None, None, "axe", None], laid={4: laid})
    assert look(siege, "board", 3, "finished") is is_finished
    assert refused(siege, "take:4") == (None if is_finished else "not_finished")
    assert refused(siege, "take:3") == "no_card_there"


@rule("R11.1", "R2.6")
@pytest.mark.parametrize(("players", "needs"), [(1, (1, 2, 1)), (2, (1, 0, 1)), (3, (0, 0, 1)), (4, (0, 0, 1))])
def test_what_the_first_space_adds_depends_on_the_number_of_players(players: int, needs: tuple[int, int, int]) -> None:
    siege = position(players=players, board=["hand_axe", None, None, None, None])
    assert tuple(look(siege, "board", 0, "needs").values()) == needs


@rule("R11.2", "R11.3", "R11.4")
def test_several_players_pay_over_several_turns_and_whoever_is_next_takes_it() -> None:
    siege = position(
        players=3, place="foundry", hand=["cracked_hammer"], board=[None, None, None, "hand_axe", None], hired=EVERYONE
    )
    deal_hand(siege, 1, ["worn_pick"])
    stand(siege, 1, "foundry")
    deal_hand(siege, 2, ["dull_knife"])
    play(siege, "lay:cracked_hammer", "work:metal", "end_turn")
    assert refused(siege, "take:4") == "not_finished"
    assert look(siege, "board", 3, "laid") == {**NOTHING, "metal": 1}
    play(siege, "lay:worn_pick", "work:metal", "end_turn")
    assert look(siege, "board", 3, "laid") == {**NOTHING, "metal": 2}
    play(siege, "take:4", "remove:dull_knife")
    assert hand_of(siege, 2) == ["hand_axe"]


@rule("R11.2", "R11.3")
@pytest.mark.parametrize("laid", [{"metal": 1}, {}])
def test_a_card_stays_any_number_of_turns_with_what_lies_on_it(laid: dict[str, int]) -> None:
    quiet = [f"w1_c{number}" for number in range(1, 7)]
    siege = position(players=3, board=["hand_axe", *[None] * 4], laid={1: laid}, siege_next=quiet, hired=EVERYONE)
    for _ in range(6):
        pass_turn(siege)
        assert look(siege, "board", 0, "card") == "hand_axe"
        assert look(siege, "board", 0, "laid") == {**NOTHING, **laid}
        assert look(siege, "workshops", "metal") == 10 - laid.get("metal", 0)


@rule("R11.3")
@pytest.mark.parametrize(
    ("codes", "more"),
    [
        pytest.param(["take:1", "remove:dull_knife"], {}, id="taken"),
        pytest.param(["end_turn", "scrap:1"], {}, id="removed at a refill"),
        pytest.param(["activate:catapult"], {"engines": {"catapult": 0}, "luck": {"catapult": [0]}}, id="struck"),
    ],
)
def test_resources_go_home_when_the_card_leaves(codes: list[str], more: dict[str, Any]) -> None:
    siege = finished_axe(hand=["dull_knife"], hired=EVERYONE, **more)
    assert look(siege, "workshops", "metal") == 9
    tale = play(siege, *codes)
    assert told(tale, "resources_returned") == [{"event": "resources_returned", "resources": {**NOTHING, "metal": 1}}]
    assert look(siege, "workshops") == {"wood": 10, "leather": 10, "metal": 10}
    assert look(siege, "board", 0, "laid") == NOTHING


@rule("R11.4")
@pytest.mark.parametrize(
    ("codes", "more"),
    [
        pytest.param([], {}, id="at the start"),
        pytest.param([], {"engines": {"siege_tower": 0}}, id="at the start, before the activation"),
        pytest.param(
            ["activate:siege_tower"], {"engines": {"siege_tower": 0, "catapult": 0}}, id="before the second activation"
        ),
        pytest.param(["activate:siege_tower"], {"engines": {"siege_tower": 0}}, id="after the last activation"),
        pytest.param([], {"hand": ["orc", "dull_knife", "worn_pick"]}, id="before an orc card"),
        pytest.param(["reveal"], {"hand": ["orc", "dull_knife"], "hired": []}, id="before a siege card strikes"),
        pytest.param(
            ["activate:catapult"], {"engines": {"catapult": 0}, "hired": []}, id="before the catapult strikes"
        ),
        pytest.param(
            ["reveal", "proceed"],
            {"hand": ["orc", "dull_knife"], "siege_next": ["w5_c1"], "orcs": {"foundry": 1}, "hired": ["cancel"]},
            id="before the arrow",
        ),
        pytest.param(
            ["reveal", "proceed"],
            {"hand": ["orc", "dull_knife"], "siege_next": ["w5_c10"], "engines": {"catapult": 1}, "hired": []},
            id="before a catapult strikes that a siege card sets off",
        ),
        pytest.param(
            ["reveal", "proceed"], {"hand": ["orc", "orc", "dull_knife"]}, id="after a siege card, before an orc card"
        ),
        pytest.param(["reveal", "proceed"], {"hand": ["orc", "dull_knife"]}, id="after the last siege card"),
        pytest.param(["lay:worn_pick"], {}, id="with a card laid"),
        pytest.param(["lay:rune_dagger", "move:foundry"], {"hand": ["rune_dagger", "dull_knife"]}, id="after magic"),
        pytest.param(["lay:worn_pick", "rest"], {}, id="before a later card"),
        pytest.param(["lay:worn_pick", "move:foundry"], {}, id="after a move, before the next card"),
    ],
)
def test_finished_cards_are_taken_at_these_moments(codes: list[str], more: dict[str, Any]) -> None:
    siege = finished_axe(**{"hand": ["dull_knife", "worn_pick"], "siege_next": ["w1_c1"], "hired": EVERYONE, **more})
    play(siege, *codes)
    before = look(siege, "decision", "kind")
    size = look(siege, "dwarfs", 0, "hand_size")
    assert "take:1" in offered(siege)
    play(siege, "take:1", "remove:dull_knife")
    assert "hand_axe" in hand_of(siege)
    assert look(siege, "dwarfs", 0, "hand_size") == size
    assert look(siege, "decision", "kind") == before  # the turn goes on where it was


TWO_TROLLS: dict[str, list[int]] = {"troll_4x1": [], "troll_5x1": []}
NOT_THEN = [
    ("muster", ["lay:worn_pick", "close"], {"place": "tannery", "orcs": {"tannery": 1}}),
    (
        "join",
        ["lay:worn_pick", "close", "lay:axe"],
        {"place": "tannery", "orcs": {"tannery": 1}, "hand": ["worn_pick", "axe", "dull_knife"]},
    ),
    ("share", ["lay:worn_pick", "close", "roll"], {"place": "tunnel_courtyard", "trolls": TWO_TROLLS, "dice": [1]}),
    (
        "place",
        ["lay:saw", "work:wood"],
        {"place": "carpenters", "hand": ["saw", "axe"], "board": ["hand_axe", "spear", "shovel", None, None]},
    ),
    (
        "dig",
        ["lay:worn_pick", "dig"],
        {"place": "tunnel_courtyard", "goblins": ["goblin_1_rubble", "goblin_2_rubble"], "sections": 1},
    ),
    ("take", ["take:1"], {}),
]
FIRST_RULES = [
    ("pause", ["activate:catapult"], {"engines": {"catapult": 0}}),
    ("pause", ["reveal"], {"hand": ["orc", "dull_knife"], "siege_next": ["w1_c1"]}),
    ("pause", ["reveal", "proceed"], {"hand": ["orc", "dull_knife"], "siege_next": ["w5_c1"], "orcs": {"foundry": 1}}),
    ("use", ["lay:worn_pick"], {}),
    ("use", ["lay:rune_dagger", "move:foundry"], {"hand": ["rune_dagger", "axe"]}),
]


@rule("R11.4")
@pytest.mark.parametrize(
    ("kind", "codes", "more"), NOT_THEN, ids=[f"{kind}-{codes[-1]}" for kind, codes, _ in NOT_THEN]
)
def test_nothing_is_taken_inside_an_action(kind: str, codes: list[str], more: dict[str, Any]) -> None:
    siege = finished_axe(**{"hand": ["dull_knife", "worn_pick"], **more})
    assert refused(siege, *codes, "take:1") == "not_now"
    assert look(siege, "decision", "kind") == kind


@rule("R11.4")
@pytest.mark.parametrize(
    ("kind", "codes", "more"), FIRST_RULES, ids=[f"{kind}-{codes[-1]}" for kind, codes, _ in FIRST_RULES]
)
def test_a_game_begun_under_the_first_rules_takes_nothing_in_a_pause_or_with_a_card_laid(
    kind: str, codes: list[str], more: dict[str, Any]
) -> None:
    siege = finished_axe(**{"hand": ["dull_knife", "worn_pick"], "rules": "runedar 1", **more})
    assert refused(siege, *codes, "take:1") == "not_now"
    assert look(siege, "decision", "kind") == kind
    assert "take:1" not in offered(siege)


@rule("R11.4")
def test_the_siege_pauses_for_a_finished_card_where_nobody_can_be_hired() -> None:
    siege = finished_axe(hand=["orc", "dull_knife"], siege_next=["w5_c4"], hired=EVERYONE)
    assert offered(siege, "reveal") == {"take:1", "proceed"}
    assert offered(siege, "take:1") == {"remove:dull_knife"}
    tale = play(siege, "remove:dull_knife")  # nothing else could be done, so the siege card takes its course
    assert names(tale) == ["card_removed", "resources_returned", "upgrade_taken", "orcs_came", "orcs_came"]
    assert look(siege, "decision", "kind") == "cards"
    siege = finished_axe(hand=["orc", "dull_knife"], siege_next=["w5_c4"], hired=EVERYONE)
    assert names(play(siege, "reveal", "proceed"))[-2:] == ["orcs_came", "orcs_came"]
    old = finished_axe(hand=["orc", "dull_knife"], siege_next=["w5_c4"], hired=EVERYONE, rules="runedar 1")
    assert names(play(old, "reveal"))[-2:] == ["orcs_came", "orcs_came"]


@rule("R11.4")
def test_the_pause_goes_on_while_more_can_be_taken_or_hired() -> None:
    board = ["hand_axe", None, None, "pick", None]
    paid = {1: {"metal": 1}, 4: {"metal": 2}}
    hand = ["orc", "dull_knife", "worn_pick"]
    siege = position(players=3, hand=hand, board=board, laid=paid, siege_next=["w1_c1"])
    assert offered(siege, "reveal", "take:4", "remove:dull_knife") == {"take:1", "hire:cancel", "proceed"}
    assert offered(siege, "take:1", "remove:worn_pick") == {"hire:cancel", "proceed"}
    assert names(play(siege, "hire:cancel")) == ["hired", "siege_cancelled"]
    assert look(siege, "orcs") == {}


@rule("R11.4", "R4.2")
def test_a_finished_card_is_saved_from_the_catapult_that_a_siege_card_sets_off() -> None:
    more: dict[str, Any] = {"engines": {"catapult": 1}, "luck": {"catapult": [0]}, "hired": EVERYONE}
    siege = finished_axe(hand=["orc", "dull_knife"], siege_next=["w5_c10"], **more)
    assert offered(siege, "reveal") == {"take:1", "proceed"}
    play(siege, "proceed")  # the orc of the card comes
    assert look(siege, "decision", "params", "at") == "catapult"
    tale = play(siege, "take:1", "remove:dull_knife")
    assert told(tale, "space_blocked") == [{"event": "space_blocked", "space": 1}]
    assert not told(tale, "upgrade_scrapped")
    assert hand_of(siege) == ["hand_axe"]


@rule("R11.4", "R14.3")
@pytest.mark.parametrize(
    ("codes", "more"),
    [
        pytest.param(["activate:catapult"], {"engines": {"catapult": 0}}, id="in phase A"),
        pytest.param(
            ["reveal", "proceed"],
            {"engines": {"catapult": 1}, "hand": ["orc", "dull_knife"], "siege_next": ["w1_c10"]},
            id="by a siege card",
        ),
    ],
)
def test_a_hire_does_not_end_the_pause_in_which_a_finished_card_can_be_saved(
    codes: list[str], more: dict[str, Any]
) -> None:
    """After it the catapult's mercenary is too dear; the card is still there to be taken."""
    trolls: dict[str, list[int]] = {"troll_4x1": []}
    luck = {"catapult": [0]}
    siege = finished_axe(**{"hand": ["dull_knife"], "gold": 7, "trolls": trolls, "luck": luck, "hired": [], **more})
    play(siege, *codes)
    tale = play(siege, "hire:troll:troll_4x1")
    assert not told(tale, "catapult_revealed")
    assert offered(siege) == {"take:1", "proceed"}
    tale = play(siege, "take:1", "remove:dull_knife")
    assert told(tale, "space_blocked")
    assert hand_of(siege) == ["hand_axe"]


@rule("R11.4", "R14.3")
def test_a_siege_card_may_be_cancelled_while_a_card_is_given_up() -> None:
    siege = finished_axe(hand=["orc", "dull_knife"], siege_next=["w1_c1"])
    assert offered(siege, "reveal", "take:1") == {"remove:dull_knife", "hire:cancel"}
    play(siege, "hire:cancel")
    assert offered(siege) == {"remove:dull_knife"}
    play(siege, "remove:dull_knife")
    assert (hand_of(siege), look(siege, "orcs"), look(siege, "decision", "kind")) == (["hand_axe"], {}, "cards")


@rule("R11.4")
def test_the_laid_card_is_still_to_be_used_after_a_card_was_taken() -> None:
    siege = finished_axe(hand=["worn_pick", "dull_knife"], place="tunnel_courtyard")
    play(siege, "lay:worn_pick", "take:1", "remove:dull_knife")
    assert look(siege, "decision", "params") == {"card": "worn_pick", "moved": False}
    tale = play(siege, "dig")
    assert told(tale, "rubble_cleared")
    assert offered(siege) == {"lay:hand_axe", "end_turn"}


@rule("R11.4")
def test_the_card_given_up_is_an_unplayed_card_of_the_hand_and_never_an_orc() -> None:
    siege = finished_axe(hand=["orc", "dull_knife", "worn_pick"], siege_next=["w1_c1"], hired=EVERYONE)
    assert offered(siege, "take:1") == {"remove:dull_knife", "remove:worn_pick"}
    assert refused(siege, "remove:orc") == "orc_card"
    assert refused(siege, "remove:frayed_sling") == "card_not_in_hand"
    play(siege, "remove:worn_pick")
    siege = finished_axe(hand=["dull_knife", "worn_pick"])
    assert offered(siege, "lay:worn_pick", "rest", "take:1") == {"remove:dull_knife"}
    assert refused(siege, "remove:worn_pick") == "card_not_in_hand"


@rule("R11.4")
def test_an_upgrade_may_be_given_up_even_one_just_taken() -> None:
    board = ["hand_axe", None, None, "pick", None]
    siege = position(players=3, hand=["spear"], board=board, laid={1: {"metal": 1}, 4: {"metal": 2}})
    play(siege, "take:1", "remove:spear")
    assert offered(siege, "take:4") == {"remove:hand_axe"}
    play(siege, "remove:hand_axe")
    assert hand_of(siege) == ["pick"]
    assert "hand_axe" not in look(siege, "dwarfs", 0, "cards")
    assert look(siege, "workshops", "metal") == 10


@rule("R11.4")
def test_the_card_given_up_leaves_the_game_and_the_deck_keeps_twelve_cards_with_two_orcs() -> None:
    siege = finished_axe(hand=["dull_knife", "worn_pick", "bent_shovel", "axe", "frayed_sling"])
    play(siege, "take:1", "remove:dull_knife")
    owned = look(siege, "dwarfs", 0, "cards")
    assert len(owned) == 12
    assert owned.count("orc") == 2
    assert "hand_axe" in owned
    assert "dull_knife" not in owned
    assert look(siege, "dwarfs", 0, "hand_size") == 5
    assert look(siege, "decks") == {"yellow": 14, "grey": 9, "red": 10}  # neither goes back into a deck


@rule("R11.4")
def test_the_card_just_taken_is_played_in_this_turn_even_if_for_nothing() -> None:
    siege = finished_axe(place="tannery", hand=["dull_knife", "worn_pick"], orcs={"tannery": 1})
    play(siege, "take:1", "remove:dull_knife")
    assert offered(siege, "lay:hand_axe") >= {"close", "rest", "move:foundry"}
    play(siege, "rest")
    assert look(siege, "dwarfs", 0, "played") == ["hand_axe"]
    siege = finished_axe(place="tannery", hand=["dull_knife", "worn_pick"])
    tale = play(siege, "take:1", "remove:dull_knife", "end_turn")
    assert told(tale, "cards_left_unused")[0]["cards"] == ["worn_pick", "hand_axe"]
    assert "hand_axe" in look(siege, "dwarfs", 0, "discard")


@rule("R11.4")
@pytest.mark.parametrize(
    ("hand", "codes"),
    [
        (["dull_knife"], ["lay:dull_knife"]),
        (["dull_knife"], ["lay:dull_knife", "rest"]),
        (["dull_knife"], ["end_turn"]),
        (["orc", "orc"], []),
        (["orc", "orc"], ["reveal"]),
    ],
)
def test_nothing_can_be_taken_without_an_unplayed_other_card(hand: list[str], codes: list[str]) -> None:
    siege = finished_axe(hand=hand, siege_next=["w1_c1"], hired=EVERYONE)
    assert refused(siege, *codes, "take:1") == "no_card_to_remove"


@rule("R11.4", "R12.1")
def test_the_space_stays_empty_until_a_refill() -> None:
    siege = finished_axe(hand=["dull_knife"], hired=EVERYONE)
    deal_hand(siege, 1, ["dull_knife"])
    play(siege, "take:1", "remove:dull_knife")
    assert look(siege, "board", 0, "card") is None
    pass_turn(siege)
    assert look(siege, "board", 0, "card") is None
    play(siege, "end_turn", "fill:1:yellow")
    assert look(siege, "board", 0, "card") is not None


@rule("R11.ex4")
def test_example_the_axe_is_taken_for_a_dull_knife_and_played() -> None:
    siege = position(
        players=2,
        place="foundry",
        hand=["dull_knife", "worn_pick"],
        board=[None, None, None, "axe", None],
        laid={4: {"wood": 2, "leather": 1, "metal": 1}},
        orcs={"foundry": 1},
        hired=EVERYONE,
    )
    tale = play(siege, "take:4", "remove:dull_knife")
    assert names(tale) == ["card_removed", "resources_returned", "upgrade_taken"]
    assert told(tale, "card_removed") == [{"event": "card_removed", "seat": 0, "card": "dull_knife"}]
    assert told(tale, "upgrade_taken") == [{"event": "upgrade_taken", "seat": 0, "space": 4, "card": "axe"}]
    assert look(siege, "workshops") == {"wood": 10, "leather": 10, "metal": 10}
    assert hand_of(siege) == ["worn_pick", "axe"]
    assert told(play(siege, "lay:axe", "direct", "roll"), "orc_fell")


CALLED_OFF = [
    pytest.param(
        ["activate:catapult", "take:1", "hire:catapult"], {"engines": {"catapult": 0}}, "cards", id="the shot of a turn"
    ),
    pytest.param(
        ["reveal", "take:1", "hire:cancel"], {"hand": ["orc", "dull_knife", "axe"]}, "cards", id="the whole siege card"
    ),
    pytest.param(
        ["reveal", "proceed", "take:1", "hire:catapult"],
        {"hand": ["orc", "dull_knife", "axe"], "siege_next": ["w5_c10"], "engines": {"catapult": 1}},
        "cards",
        id="a catapult that a siege card sets off",
    ),
]


@rule("R11.4", "R14.3")
@pytest.mark.parametrize(("codes", "more", "then"), CALLED_OFF)
def test_what_is_called_off_while_a_card_is_taken_is_not_asked_about_again(
    codes: list[str], more: dict[str, Any], then: str
) -> None:
    """An orc stands in a workshop, so somebody could still be hired after it."""
    orcs = {"orcs": {"foundry": 1}, "siege_next": ["w1_c1"]}
    siege = finished_axe(**{"hand": ["dull_knife", "axe"], **orcs, **more})
    play(siege, *codes, "remove:dull_knife")
    assert look(siege, "decision", "kind") == then
    assert "hand_axe" in hand_of(siege)
    assert "hire:orcs" in offered(siege)
