"""Facts in a view that only the rules know, for pictures of the table: spells of monsters, limits, winners."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from mattock.bots import Sight, bot
from mattock.games.dwar7s.rules.secrets import is_fulfilled
from mattock.games.dwar7s.state import Fall
from tests.games.dwar7s.positions import DWAR7S, position, stack_at
from tests.paragraphs import rule


def spell(fall: Fall, x: int, y: int) -> object:
    stack = stack_at(fall, x, y)
    assert stack is not None
    return stack["spell"]


@rule("D7.3")
@pytest.mark.parametrize(("turn", "expected"), [(2, "silent"), (0, None)])
def test_a_mine_is_silent_while_a_dragon_is_in_its_area(turn: int, expected: str | None) -> None:
    fall = position({(0, 0): "red_gold_mine", (-1, 0): f"red_dragon/{turn}"})
    assert spell(fall, 0, 0) == expected
    assert spell(fall, -1, 0) is None


@rule("D7.3")
def test_a_castle_is_frozen_by_a_giant_and_idle_beside_a_dragon() -> None:
    assert spell(position({(0, 0): "blue_castle", (-1, 0): "red_frost_giant"}), 0, 0) == "frozen"
    assert spell(position({(0, 0): "blue_castle", (-1, 0): "red_dragon/2"}), 0, 0) == "idle"
    assert spell(position({(0, 0): "blue_castle"}), 0, 0) is None


@rule("D7.3")
def test_a_giant_silences_no_mine() -> None:
    assert spell(position({(0, 0): "red_gold_mine", (-1, 0): "red_frost_giant"}), 0, 0) is None


@rule("D10.1")
def test_a_view_tells_how_many_cards_and_actions_are_usual() -> None:
    view = position({(0, 0): "blue_castle"}).view(0)
    assert (view["hand_limit"], view["actions_usual"], view["actions_allowed"]) == (9, 3, 4)


@rule("D11.3")
def test_a_view_names_the_winners_when_the_game_is_over_and_nobody_before() -> None:
    fall = DWAR7S.new(players=3, seed=5)
    luck = random.Random(5)
    while fall.outcome is None:
        assert fall.view(None)["winners"] == []
        fall.play(luck.choice(fall.legal()))
    assert fall.view(None)["winners"] == list(fall.outcome.winners)


def player(fall: Fall, seat: int, seen_by: int | None = None) -> dict[str, Any]:
    view: dict[str, Any] = fall.view(seen_by)
    found: dict[str, Any] = view["players"][seat]
    return found


def moments(games: int) -> Iterator[Fall]:
    """All positions of some games of apprentices, who know what they want."""
    for seed in range(games):
        fall = DWAR7S.new(players=2, seed=seed, goals_to_end=2)
        assert isinstance(fall, Fall)
        player = bot("apprentice", seed=seed)
        while fall.outcome is None:
            yield fall
            fall.play(player.choose(Sight(fall, int(fall.to_move))))
        yield fall


@rule("D11.2")
def test_the_sources_of_a_score_add_up_to_it() -> None:
    sources = set[str]()
    for fall in moments(games=3):
        for seat in range(fall.players):
            mine = player(fall, seat)
            assert mine["kingdom_worth"] + sum(mine["score_parts"].values()) == mine["score"]
            sources |= {source for source, points in mine["score_parts"].items() if points}
    assert {"gems", "trading", "secret"} <= sources


@rule("D11.2")
def test_points_come_from_what_is_printed() -> None:
    fall = position(
        {(0, 0): "blue_castle"},
        gems={"blue": "ruby ruby gold"},
        goals={"blue": "apples"},
        monsters={"blue": "red_dragon"},
        revealed="blue",
    )
    box = fall.box
    assert player(fall, 0)["score_parts"] == {
        "gems": 2 * box.gem_points[0] + box.gem_points[3],
        "trading": box.goal_points[box.goal_ids.index("apples")],
        "secret": box.secret_points[fall.seats[0].secret],
        "monsters": 3,
    }


GOALS: dict[str, tuple[dict[str, Any], int]] = {
    "architect": ({"table": {(0, 0): "blue_castle"}}, 1),
    "king": ({"table": {(0, 0): "blue_castle"}}, 2),
    "hunter": ({"monsters": {"blue": "red_dragon"}}, 1),
    "researcher": ({"table": {(0, 0): "red_dragon"}, "dwarfs": {"red_dragon": "blue blue"}}, 0),
    "wizard": ({"gems": {"blue": "ruby emerald diamond gold"}}, 1),
    "collector": ({"gems": {"blue": "ruby ruby diamond"}}, 2),
    "mercenary": ({"ogres": {"blue": "thief brute"}}, 2),
}


@rule("D8.1", "D12.1")
@pytest.mark.parametrize("secret", GOALS)
def test_only_its_owner_sees_how_far_a_secret_goal_is(secret: str) -> None:
    wish, reached = GOALS[secret]
    fall = position(**wish, secret={"blue": secret})
    view: dict[str, Any] = fall.view(0)
    own = view["secret_progress"]
    number = fall.seats[0].secret
    assert own["reached"] == reached
    assert (own["reached"] >= own["asked"]) == is_fulfilled(fall, 0, number)
    assert fall.view(None)["secret_progress"] is None
    assert "secret_progress" not in str(player(fall, 0, 1))


@rule("D8.1")
def test_progress_is_full_exactly_when_the_goal_may_be_revealed() -> None:
    met = 0
    for fall in moments(games=3):
        for seat in range(fall.players):
            view: dict[str, Any] = fall.view(seat)
            progress = view["secret_progress"]
            mine = fall.seats[seat]
            assert (progress is None) == mine.is_revealed
            if progress is not None:
                is_met = is_fulfilled(fall, seat, mine.secret)
                assert (progress["reached"] >= progress["asked"]) == is_met
                met += is_met
    assert met


@rule("D11.1")
def test_enough_goals_are_told_before_the_turn_that_begins_the_last_round_is_over() -> None:
    fall = position({(0, 0): "blue_castle"}, goals={"blue": "apples"}, goals_to_end=2)
    assert fall.view(0)["enough_goals"] == []
    fall = position({(0, 0): "blue_castle"}, goals={"blue": "apples"}, revealed="blue", goals_to_end=2)
    assert fall.view(0)["enough_goals"] == [0]
    assert not fall.view(0)["last_round"]


@rule("D3.1")
def test_a_round_runs_from_its_first_player_and_those_after_the_one_to_move_still_play() -> None:
    table = {(0, 0): "blue_castle"}
    assert position(table, players=4, first=2, active=3).view(0)["round_left"] == [3, 0, 1]
    assert position(table, players=4, first=2, active=1).view(0)["round_left"] == [1]
    assert position(table, players=4, first=2, active=2).view(0)["round_left"] == [2, 3, 0, 1]


def test_each_question_belongs_to_a_phase_and_only_some_go_on_with_what_was_begun() -> None:
    dice, seen = random.Random(1), dict[str, tuple[str, bool]]()
    for seed in range(8):
        fall = DWAR7S.new(players=2, seed=seed, goals_to_end=2)
        while fall.outcome is None:
            view: dict[str, Any] = fall.view(None)
            seen[view["decision"]["kind"]] = (view["phase"], view["is_begun"])
            fall.play(dice.choice(fall.legal()))
        assert fall.view(None)["phase"] is None
    assert seen["actions"] == ("actions", False)
    assert seen["turn"] == ("actions", True)
    assert seen["space"] == ("actions", True)
    assert {kind: told for kind, told in seen.items() if told[0] == "resolve"} == {
        kind: ("resolve", False) for kind in ("resolve", "trade", "dig") if kind in seen
    }
    assert seen["closing"] == ("discard", False)


@rule("D6.1")
def test_who_has_enough_dwarfs_on_a_card_and_who_cannot_get_enough_onto_a_monster() -> None:
    fall = position(
        {(0, 0): "blue_castle", (-1, 0): "red_dragon"},
        dwarfs={"blue_castle": "red red", "red_dragon": "blue"},
    )
    castle, dragon = stack_at(fall, 0, 0), stack_at(fall, -1, 0)
    assert castle is not None
    assert dragon is not None
    assert (castle["ready"], "blocked" in castle) == (["red"], False)
    assert ("ready" in dragon, dragon["blocked"]) == (False, ["red"])
