"""Chapter D12: what is open, what is hidden, and what may be imagined of it."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest

import mattock
from mattock.games.dwar7s.ogre_history import DRAWN, SHUFFLED, SPENT
from mattock.games.dwar7s.packed_counts import counts, one
from mattock.games.dwar7s.state import Fall
from tests.games.dwar7s.positions import DWAR7S, end_turn, play, position, seat_view
from tests.paragraphs import rule

if TYPE_CHECKING:
    from collections.abc import Iterator

TAVERN = {(0, 0): "red_tavern"}


def worlds(fall: Fall, seat: int | None, number: int = 60) -> Iterator[Fall]:
    """Positions imagined by a seat."""
    for luck in range(number):
        twin = fall.imagine(seat, mattock.Seeded(luck))
        assert isinstance(twin, Fall)
        yield twin


def ogres_seen(fall: Fall, viewer: int | None, holder: int) -> set[str]:
    """Every ogre hand of a player that a viewer thinks possible."""
    return {str(seat_view(world, holder)["ogres"]) for world in worlds(fall, viewer)}


@rule("D12.1")
def test_table_gems_kingdom_cards_and_the_number_of_ogre_cards_are_open() -> None:
    fall = position(TAVERN, gems={"red": "ruby"}, ogres={"red": "crown thief"}, dwarfs={"red_tavern": "red"})
    for viewer in (0, None):
        view = fall.view(viewer)
        players: Any = view["players"]
        assert players[1]["gems"]["ruby"] == 1
        assert players[1]["ogre_count"] == 2
        assert len(players[1]["kingdom_cards"]) == 8
        table: Any = view["table"]
        assert table[0]["dwarfs"] == {"blue": 0, "red": 1}


@rule("D12.1")
def test_secret_goals_and_ogre_cards_of_others_are_hidden() -> None:
    fall = position(TAVERN, ogres={"red": "crown thief"})
    for viewer in (0, None):
        players: Any = fall.view(viewer)["players"]
        assert players[1]["ogres"] is None
        assert players[1]["secret"] is None
    own: Any = fall.view(1)["players"]
    assert own[1]["ogres"] == {"thief": 1, "crown": 1}
    assert own[1]["secret"] == "king"


@rule("D12.1")
def test_what_is_imagined_looks_the_same_to_the_one_who_imagines() -> None:
    for seed in range(12):
        fall, dice = DWAR7S.new(players=2 + seed % 3, seed=seed), random.Random(seed)
        while not fall.is_over:
            legal = [*fall.legal(), *fall.private_actions()]
            busy = [action for action in legal if action.verb not in {"stop", "end_turn", "decline", "move"}]
            fall.step(dice.choice(busy if busy and dice.random() < 0.8 else legal).id)
            if dice.random() < 0.1:
                for seat in [*range(2 + seed % 3), None]:
                    twin = fall.imagine(seat, mattock.Seeded(dice.random().hex()))
                    assert twin.view(seat) == fall.view(seat)
                    again = twin.imagine(0, mattock.Seeded(3))
                    assert again.view(0) == twin.view(0)


@rule("D12.1")
def test_the_hidden_is_dealt_anew() -> None:
    fall = position(TAVERN, players=3, ogres={"red": "crown", "green": "thief"})
    assert len(ogres_seen(fall, 0, 1)) == 5
    assert len(ogres_seen(fall, None, 2)) == 5
    secrets = {seat_view(world, 1)["secret"] for world in worlds(fall, 0)}
    assert len(secrets) == 6
    assert seat_view(fall, 0)["secret"] not in secrets


@rule("D12.1")
def test_a_revealed_goal_and_ones_own_stay_in_every_imagined_world() -> None:
    fall = position(TAVERN, players=3, revealed="green", secret={"green": "wizard"})
    for world in worlds(fall, 0):
        assert seat_view(world, 2)["secret"] == "wizard"
        assert seat_view(world, 0)["secret"] == "architect"
        assert len({seat_view(world, seat)["secret"] for seat in range(3)}) == 3


@rule("D12.1")
def test_imagined_decks_and_hands_make_up_the_whole_set_of_ogre_cards() -> None:
    fall = position(TAVERN, players=4, ogres={"red": "crown thief", "green": "brute"}, ogre_discard="panic panic")
    for world in worlds(fall, 3):
        held = sum(player.ogres for player in world.seats)
        assert held + world.deck + world.discard == world.all_ogres
        assert max(counts(world.deck, 5)) <= 3


def crowned(players: int = 3) -> Fall:
    """Blue has taken a thief and a panic from red."""
    fall = position(TAVERN, players=players, ogres={"blue": "crown", "red": "thief panic"}, hand={"blue": ""})
    play(fall, "play:crown", "rob:red")
    return fall


@rule("D12.1")
def test_the_victim_of_a_crown_knows_what_was_taken() -> None:
    fall = crowned()
    assert ogres_seen(fall, 1, 0) == {"{'panic': 1, 'thief': 1}"}
    assert seat_view(fall, 0, viewer=1)["ogres_known"] == {"panic": 1, "thief": 1}


@rule("D12.1")
def test_a_third_player_does_not_know_what_a_crown_took() -> None:
    fall = crowned()
    assert len(ogres_seen(fall, 2, 0)) > 3
    assert seat_view(fall, 0, viewer=2)["ogres_known"] == {}


@rule("D12.1")
def test_known_cards_are_followed_when_they_are_played_or_taken_again() -> None:
    fall = crowned()
    fall.seats[1].gems = 1
    play(fall, "play:thief", "steal:red:ruby")
    assert seat_view(fall, 0, viewer=1)["ogres_known"] == {"panic": 1}
    assert ogres_seen(fall, 1, 0) == {"{'panic': 1}"}


@rule("D12.1")
def test_the_thief_of_a_crown_knows_what_others_later_take_back() -> None:
    fall = position(TAVERN, players=3, ogres={"blue": "crown", "red": "panic", "green": "crown"}, hand={"blue": ""})
    play(fall, "play:crown", "rob:red")
    end_turn(fall)
    end_turn(fall)
    assert fall.to_move == 2
    play(fall, "play:crown", "rob:blue")
    for viewer in (0, 1, 2):
        assert ogres_seen(fall, viewer, 2) == {"{'panic': 1}"}


@rule("D12.1")
def test_a_reshuffled_discard_is_known() -> None:
    """Red held a thief when the discard, two panics, became the deck; a card drawn since is a panic to everyone."""
    fall = position(
        TAVERN, players=3, dwarfs={"red_tavern": "blue blue"}, hand={"blue": ""},
        ogres={"red": "thief"}, ogre_deck="", ogre_discard="panic panic",
    )  # fmt: skip
    play(fall, "stop")
    assert ogres_seen(fall, 1, 0) == ogres_seen(fall, 2, 0) == ogres_seen(fall, None, 0) == {"{'panic': 1}"}
    assert ogres_seen(fall, 0, 1) == ogres_seen(fall, 2, 1) == {"{'thief': 1}"}


@rule("D12.1")
def test_who_drew_nothing_since_the_reshuffle_holds_nothing_of_it() -> None:
    """Red and green hold an old ambush and brute, nobody knows who which; blue's new card is a panic or a thief."""
    fall = position(
        TAVERN, players=3, dwarfs={"red_tavern": "blue blue"}, hand={"blue": ""},
        ogres={"red": "ambush", "green": "brute"}, ogre_deck="", ogre_discard="panic thief",
    )  # fmt: skip
    play(fall, "stop")
    assert ogres_seen(fall, None, 0) == {"{'panic': 1}", "{'thief': 1}"}
    assert ogres_seen(fall, None, 1) == ogres_seen(fall, 0, 2) == {"{'ambush': 1}", "{'brute': 1}"}
    for world in worlds(fall, None):
        assert seat_view(world, 1)["ogres"] != seat_view(world, 2)["ogres"]


@rule("D12.1")
def test_a_bought_goal_is_known_and_only_unseen_goals_come_later() -> None:
    fall = position(
        {(0, 0): "red_general_store"}, dwarfs={"red_general_store": "blue blue blue"}, gems={"blue": "ruby gold gold"},
        market="apples bread fish", hand={"blue": ""},
    )  # fmt: skip
    play(fall, "stop")
    for world in worlds(fall, 1, 40):
        play(world, "buy:apples")
        market: Any = world.view(1)["market"]
        assert market[0] not in {"apples", "bread", "fish"}


@rule("D12.1")
def test_after_the_end_an_unrevealed_goal_is_one_that_was_not_fulfilled() -> None:
    fall = position(
        {}, goals={"red": "apples bread fish"}, gems={"blue": "emerald " * 5 + "ruby diamond gold"}, active=1,
        secret={"blue": "hunter"}, hand={"blue": ""},
    )  # fmt: skip
    end_turn(fall)
    assert fall.is_over
    seen = {seat_view(world, 0)["secret"] for world in worlds(fall, 1)}
    assert "hunter" in seen
    assert not seen & {"wizard", "collector"}


@rule("D12.1")
def test_an_imagined_world_has_no_past_to_tell() -> None:
    twin = DWAR7S.new(seed=1).imagine(0, mattock.Seeded(1))
    with pytest.raises(mattock.MattockError, match="imagined"):
        twin.journal()


def tavern_night(seed: int, rounds: int) -> Fall:
    """Four players who hoard ogre cards and let most of them go again: many draws, many reshuffles."""
    fall = DWAR7S.new(players=4, seed=seed, goals_to_end=4)
    assert isinstance(fall, Fall)
    dice = random.Random(seed)
    while not fall.is_over and fall.round <= rounds:
        offered = [action.code for action in fall.legal()]
        taverns = [code for code in offered if code in {"lay:tavern", "lay:ruby_mine"} or code.startswith("place:")]
        wanted = [code for code in taverns if code.startswith("lay") or code.endswith("_tavern")]
        others = [code for code in offered if not code.startswith(("cover", "play", "reveal", "lay", "place", "move"))]
        play(fall, dice.choice(wanted or others or offered))
    return fall


@rule("D12.1")
@pytest.mark.parametrize("seed", [1, 2])
def test_ogre_hands_can_be_imagined_after_many_reshuffles(seed: int) -> None:
    """Starting over at each contradiction would take longer than anybody lives."""
    fall = tavern_night(seed, 45)
    assert sum(mark["sort"] == SHUFFLED for mark in ogre_marks(fall)) > 5
    for seat in (None, 0, 1, 2, 3):
        for luck in range(10):
            world = fall.imagine(seat, mattock.Seeded(luck))
            assert isinstance(world, Fall)
            assert sum(player.ogres for player in world.seats) + world.deck + world.discard == world.all_ogres
            assert world.view(seat) == fall.view(seat)


def ogre_marks(fall: Fall) -> list[dict[str, Any]]:
    marks: Any = fall.snapshot()["ogre_trail"]
    return list(marks)


@rule("D12.1")
def test_the_order_of_anothers_draws_stays_hidden_when_all_of_them_are_spent() -> None:
    """Red drew an ambush and a brute, in whichever order, and has discarded both: blue cannot tell, nor imagine."""
    worlds = []
    for kinds in ([0, 1], [1, 0]):
        fall = position(TAVERN, ogres={"red": ""})
        for kind in kinds:
            fall.mark_ogres(DRAWN, 1, 1, one(kind))
        for kind in (0, 1):
            fall.mark_ogres(SPENT, 1, 1, one(kind))
            fall.deck -= one(kind)
            fall.discard += one(kind)
        worlds.append(fall)
    views = [fall.view(0) for fall in worlds]
    assert views[0] == views[1]
    imagined = [fall.imagine(0, mattock.Seeded(3)).snapshot() for fall in worlds]
    assert imagined[0] == imagined[1]
