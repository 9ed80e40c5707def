"""Chapter D10: discarding."""

from __future__ import annotations

import pytest

from tests.games.dwar7s.positions import asked, offered, play, position, refused, seat_view, told
from tests.paragraphs import rule

TABLE = {(0, 0): "red_gold_mine"}
SIX = "castle tavern gold_mine dragon frost_giant general_store"


@rule("D10.1")
@pytest.mark.parametrize(
    ("hand", "gems", "ogres", "too_many"),
    [
        (SIX, "ruby ruby ruby", "", 0),
        (SIX, "ruby ruby", "crown", 0),
        (SIX, "ruby ruby ruby", "crown", 1),
        ("", "ruby ruby ruby ruby emerald emerald emerald", "crown crown", 0),
        ("", "ruby ruby ruby ruby emerald emerald emerald", "crown crown thief thief", 2),
    ],
)
def test_kingdom_cards_gems_and_ogre_cards_may_number_nine(hand: str, gems: str, ogres: str, too_many: int) -> None:
    fall = position(TABLE, hand={"blue": hand}, gems={"blue": gems}, ogres={"blue": ogres})
    play(fall, "stop")
    for _ in range(too_many):
        assert asked(fall) == "discard"
        play(fall, min(offered(fall, "discard")))
    assert asked(fall) != "discard"
    assert seat_view(fall, 0)["hand_size"] == min(9, len((hand + " " + gems + " " + ogres).split()))


@rule("D10.1")
def test_a_gem_goes_to_its_pile_and_an_ogre_card_to_the_discard_pile_as_the_player_chooses() -> None:
    fall = position(TABLE, hand={"blue": SIX}, gems={"blue": "ruby gold"}, ogres={"blue": "crown thief thief"})
    play(fall, "stop")
    assert offered(fall) == {"discard:ruby", "discard:gold", "discard:crown", "discard:thief"}
    assert refused(fall, "discard:emerald") == "nothing_to_discard"
    tale = play(fall, "discard:gold", "discard:crown")
    assert told(tale, "gem_discarded") == [{"event": "gem_discarded", "seat": 0, "gem": "gold"}]
    assert told(tale, "ogre_discarded") == [{"event": "ogre_discarded", "seat": 0, "ogre": "crown"}]
    assert fall.view(0)["gems"] == {"ruby": 6, "emerald": 9, "diamond": 8, "gold": 10}
    assert fall.view(0)["ogre_discard"] == {"crown": 1}


@rule("D10.1")
def test_with_nine_kingdom_cards_any_gem_or_ogre_must_go() -> None:
    fall = position(TABLE, gems={"blue": "ruby"}, ogres={"blue": "crown"}, revealed="blue")
    play(fall, "stop", "discard:ruby", "discard:crown")
    assert seat_view(fall, 0)["hand_size"] == 9
    assert fall.to_move == 1


@rule("D10.1")
def test_kingdom_cards_can_never_be_discarded() -> None:
    fall = position(TABLE, gems={"blue": "ruby"})
    play(fall, "stop")
    assert {action.verb for action in fall.legal()} == {"discard"}
    assert offered(fall) == {"discard:ruby"}


@rule("D10.1")
def test_goals_the_secret_goal_and_defeated_monsters_do_not_count() -> None:
    fall = position(
        TABLE,
        hand={"blue": SIX + " ruby_mine emerald_mine diamond_mine"},
        goals={"blue": "apples bread"},
        monsters={"blue": "red_dragon red_frost_giant"},
        secret={"blue": "wizard"},
    )
    play(fall, "stop")
    assert fall.to_move == 1


@rule("D10.1")
def test_only_the_player_on_turn_discards() -> None:
    fall = position(TABLE, gems={"red": "ruby ruby ruby"}, revealed="blue red")
    play(fall, "stop")
    assert seat_view(fall, 1)["hand_size"] == 11
    assert (fall.to_move, asked(fall)) == (1, "actions")
