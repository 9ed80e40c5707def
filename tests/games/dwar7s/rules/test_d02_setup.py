"""Chapter D2: setting up."""

from __future__ import annotations

import random

import pytest

import mattock
from mattock.games.dwar7s.packed_counts import one
from mattock.games.dwar7s.state import Fall
from tests.games.dwar7s.positions import DWAR7S, offered, play, position, refused, seat_view, seen_as, stack_at, told
from tests.paragraphs import rule


@rule("D2.1")
def test_three_trading_goals_lie_face_up_and_differ_from_game_to_game() -> None:
    views = [DWAR7S.new(seed=seed).view(None) for seed in range(8)]
    for view in views:
        market = view["market"]
        assert isinstance(market, list)
        assert len({goal for goal in market if goal}) == 3
        assert view["goals_left"] == 7
    assert len({str(view["market"]) for view in views}) > 3


@rule("D2.2")
def test_each_player_is_dealt_another_secret_goal_and_sees_no_other() -> None:
    fall = DWAR7S.new(players=4, seed=5)
    own = [seat_view(fall, seat)["secret"] for seat in range(4)]
    assert len(set(own)) == 4
    assert None not in own
    for seat in range(4):
        for viewer in {0, 1, 2, 3, None} - {seat}:
            players = fall.view(viewer)["players"]
            assert isinstance(players, list)
            assert players[seat]["secret"] is None


@rule("D2.2")
def test_the_deal_tells_each_secret_goal_to_its_owner_only() -> None:
    fall = DWAR7S.new(players=3, seed=5)
    dealt = [event for event in fall.tale if event.name == "secret_dealt"]
    assert [event.seen_by(seat).get("secret") is not None for event in dealt for seat in range(3)] == [
        True, False, False, False, True, False, False, False, True,
    ]  # fmt: skip


@rule("D2.3")
def test_gems_lie_in_four_piles_and_a_pile_can_run_out() -> None:
    assert DWAR7S.new(seed=1).view(None)["gems"] == {"ruby": 7, "emerald": 9, "diamond": 8, "gold": 10}
    fall = position({(0, 0): "red_gold_mine"}, dwarfs={"red_gold_mine": "blue blue"}, supply={"gold": 1})
    tale = play(fall, "stop")
    assert told(tale, "gems_taken")[0]["count"] == 1
    assert fall.view(0)["gems"] == {"ruby": 7, "emerald": 9, "diamond": 8, "gold": 0}


@rule("D2.4")
def test_everybody_starts_with_nine_kingdom_cards_in_hand_and_seven_dwarfs_in_the_pile() -> None:
    fall = DWAR7S.new(players=3, seed=2)
    for seat in range(3):
        view = seat_view(fall, seat)
        assert view["hand_size"] == 9
        assert view["dwarfs"] == 7
    assert len(offered(fall, "lay")) == 9


@rule("D2.5")
def test_the_table_is_empty_and_unused_colours_stay_out() -> None:
    fall = DWAR7S.new(players=2, seed=2)
    view = fall.view(None)
    assert view["table"] == []
    assert view["ogre_deck"] == 13
    players = view["players"]
    assert isinstance(players, list)
    assert [player["colour"] for player in players] == ["blue", "red"]


@rule("D2.5")
def test_which_secret_goals_stay_out_is_unknown_so_any_of_six_may_be_the_opponents() -> None:
    fall = DWAR7S.new(players=2, seed=2)
    own = seat_view(fall, 0)["secret"]
    seen = {seat_view(fall.imagine(0, mattock.Seeded(luck)), 1)["secret"] for luck in range(200)}
    assert len(seen) == 6
    assert own not in seen


@rule("D2.6")
def test_the_start_player_is_drawn_or_chosen_and_play_goes_clockwise() -> None:
    assert {DWAR7S.new(players=4, seed=seed).to_move for seed in range(40)} == {0, 1, 2, 3}
    fall = DWAR7S.new(players=3, seed=1, first=2)
    play(fall, "lay:tavern", "turn:0")
    order = []
    for _ in range(4):
        order.append(fall.to_move)
        play(fall, "stop")
    assert order == [2, 0, 1, 2]


@rule("D2.6")
@pytest.mark.parametrize("first", [2, -1, True, "blue"])
def test_a_start_player_who_is_not_there_is_refused(first: object) -> None:
    with pytest.raises(mattock.BadOption, match="first="):
        DWAR7S.new(players=2, seed=1, first=first)


@rule("D2.4")
def test_players_choose_their_colours() -> None:
    fall = DWAR7S.new(players=3, seed=1, first=0, colours=["yellow", "blue", "green"])
    assert [seat_view(fall, seat)["colour"] for seat in range(3)] == ["yellow", "blue", "green"]
    assert fall.view(None)["options"]["colours"] == ["yellow", "blue", "green"]  # type: ignore[index]
    tale = play(fall, "lay:castle", "turn:0", "place:yellow_castle")
    assert [event["card"] for event in tale] == ["yellow_castle", "yellow_castle"]
    stack = stack_at(fall, 0, 0)
    assert stack is not None
    assert stack["dwarfs"] == {"yellow": 1, "blue": 0, "green": 0}
    assert seat_view(fall, 0)["kingdom"] == ["yellow_castle"]
    assert fall.journal().options["colours"] == ["yellow", "blue", "green"]


@rule("D2.4")
def test_colours_go_in_the_order_of_the_seats_unless_chosen() -> None:
    fall = DWAR7S.new(players=4, seed=1)
    assert [seat_view(fall, seat)["colour"] for seat in range(4)] == ["blue", "red", "green", "yellow"]
    old = DWAR7S.new(players=2, seed=1, rules="dwar7s 1")
    assert [seat_view(old, seat)["colour"] for seat in range(2)] == ["blue", "red"]
    assert "colours" not in old.journal().options


@rule("D2.4")
@pytest.mark.parametrize("colours", [["red"], ["red", "red"], ["red", "pink"], "red", [["red"], {}], 3])
def test_other_colours_are_refused(colours: object) -> None:
    with pytest.raises(mattock.BadOption, match="colours="):
        DWAR7S.new(players=2, seed=1, colours=colours)


@rule("D2.4", "D9.3", "D9.4", "D9.5")
def test_ogres_find_a_player_by_the_colour_that_was_chosen() -> None:
    fall = DWAR7S.new(players=2, seed=1, first=0, colours=["green", "red"])
    play(fall, "lay:castle", "turn:0")
    assert isinstance(fall, Fall)
    fall.seats[1].gems = 1
    fall.seats[0].ogres = one(3)
    play(fall, "play:thief")
    assert offered(fall) == {"steal:red:ruby"}
    assert refused(fall, "steal:blue:ruby") == "no_such_player"
    assert refused(fall, "steal:green:ruby") == "own_seat"
    (theft,) = play(fall, "steal:red:ruby")
    assert (theft["seat"], theft["victim"]) == (0, 1)


@rule("D2.4")
def test_a_game_is_the_same_in_other_colours() -> None:
    """Card by card and dwarf by dwarf, with the colours exchanged; spaces may have other names."""
    colours = ["green", "blue", "yellow"]
    names = dict(zip(("blue", "red", "green"), colours, strict=True))
    for seed in range(3):
        ours, theirs = (DWAR7S.new(players=3, seed=seed, colours=chosen) for chosen in (None, colours))
        dice = random.Random(seed)
        while not ours.is_over:
            code = dice.choice(sorted(seen_as(ours, action) for action in ours.legal()))
            play(ours, code)
            play(theirs, ":".join(recoloured(word, names) for word in code.split(":")))
        assert ours.outcome == theirs.outcome


def recoloured(word: str, names: dict[str, str]) -> str:
    """The name of a card or of a player in other colours."""
    colour, _, kind = word.partition("_")
    return "_".join([names.get(colour, colour), *([kind] if kind else [])])
