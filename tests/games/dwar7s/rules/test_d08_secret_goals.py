"""Chapter D8: secret goals."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.games.dwar7s.positions import asked, end_turn, offered, play, position, refused, seat_view, told
from tests.paragraphs import rule

if TYPE_CHECKING:
    from mattock.games.dwar7s.state import Fall

CORRIDOR = [
    "red_diamond_mine",
    "red_general_store",
    "blue_diamond_mine",
    "blue_general_store",
    "blue_frost_giant",
    "red_frost_giant",
]


def row(cards: int) -> dict[tuple[int, int], str]:
    """Blue's castle, and so many cards in a row to its west, all in one area."""
    return {(0, 0): "blue_castle"} | {(-1 - at, 0): CORRIDOR[at] for at in range(cards)}


def blue(table: Any, secret: str, **more: Any) -> Fall:
    return position(table, secret={"blue": secret, "red": "mercenary" if secret != "mercenary" else "king"}, **more)


SEVEN = row(6)
EIGHT = {**row(6), (-7, 0): "red_castle/2"}
WORTH_NINE = {**row(4), (0, 1): "blue_gold_mine/1"}
WORTH_TEN = {**row(4), (0, 1): "blue_ruby_mine/2"}
MONSTERS = {(0, 0): "blue_dragon", (1, 0): "red_dragon"}


@rule("D8.1")
@pytest.mark.parametrize(
    ("secret", "fulfilled", "not_quite"),
    [
        ("architect", {"table": EIGHT}, {"table": SEVEN}),
        ("king", {"table": WORTH_TEN}, {"table": WORTH_NINE}),
        (
            "hunter",
            {"table": {}, "monsters": {"blue": "red_dragon blue_frost_giant"}},
            {"table": {}, "monsters": {"blue": "red_dragon"}},
        ),
        (
            "researcher",
            {"table": MONSTERS, "dwarfs": {"blue_dragon": "blue blue blue", "red_dragon": "blue blue blue"}},
            {"table": MONSTERS, "dwarfs": {"blue_dragon": "blue " * 4, "red_dragon": "blue blue"}},
        ),
        ("wizard", {"table": {}, "gems": {"blue": "emerald " * 5}}, {"table": {}, "gems": {"blue": "emerald " * 4}}),
        (
            "collector",
            {"table": {}, "gems": {"blue": "ruby emerald diamond gold"}},
            {"table": {}, "gems": {"blue": "ruby emerald diamond diamond"}},
        ),
        (
            "mercenary",
            {"table": {}, "ogres": {"blue": "ambush ambush brute crown"}},
            {"table": {}, "ogres": {"blue": "ambush ambush brute"}},
        ),
    ],
)
def test_a_goal_may_be_revealed_exactly_when_its_condition_holds(
    secret: str, fulfilled: dict[str, Any], not_quite: dict[str, Any]
) -> None:
    fall = blue(secret=secret, **not_quite)
    assert refused(fall, "reveal") == "goal_not_fulfilled"
    assert "reveal" not in offered(fall)
    fall = blue(secret=secret, **fulfilled)
    assert "reveal" in offered(fall)
    tale = play(fall, "reveal")
    assert told(tale, "secret_revealed") == [{"event": "secret_revealed", "seat": 0, "secret": secret}]
    assert seat_view(fall, 0, viewer=1)["secret"] == secret
    assert seat_view(fall, 0)["goal_count"] == 1


@rule("D8.1")
def test_a_revealed_goal_counts_for_good_and_nothing_is_spent() -> None:
    fall = blue({(0, 0): "red_tavern"}, "wizard", gems={"blue": "emerald " * 5})
    score = seat_view(fall, 0)["score"]
    play(fall, "reveal")
    assert seat_view(fall, 0)["score"] == score + 10  # type: ignore[operator]
    assert seat_view(fall, 0)["gems"] == {"ruby": 0, "emerald": 5, "diamond": 0, "gold": 0}
    end_turn(fall)  # the hand limit takes the emeralds away
    assert seat_view(fall, 0)["gems"] == {"ruby": 0, "emerald": 0, "diamond": 0, "gold": 0}
    assert seat_view(fall, 0)["score"] == 10


@rule("D8.1")
def test_a_goal_is_revealed_once() -> None:
    fall = blue({(0, 0): "red_tavern"}, "wizard", gems={"blue": "emerald " * 5})
    assert refused(fall, "reveal", "reveal") == "already_revealed"


@rule("D8.1")
def test_before_each_action_and_ogre_card_and_before_resolve() -> None:
    fall = blue({(0, 0): "red_tavern"}, "wizard", gems={"blue": "emerald " * 5}, ogres={"blue": "ambush"})
    assert "reveal" in offered(fall)
    play(fall, "place:red_tavern")
    assert "reveal" in offered(fall)
    play(fall, "play:ambush")
    assert refused(fall, "reveal") == "not_now"
    play(fall, "ambush:red_tavern", "place:red_tavern", "place:red_tavern")
    assert offered(fall) == {"reveal", "stop"}


@rule("D8.1")
def test_after_each_resolved_card_also_before_the_last_one() -> None:
    """The collector has all four kinds only between the mine and the store."""
    fall = blue(
        {(0, 0): "red_gold_mine", (5, 0): "red_general_store"},
        "collector",
        gems={"blue": "ruby emerald diamond"},
        dwarfs={"red_gold_mine": "blue blue", "red_general_store": "blue blue blue"},
        market="apples bread fish",
        hand={"blue": ""},
    )
    play(fall, "stop")
    assert "reveal" not in offered(fall)
    play(fall, "resolve:red_gold_mine")
    assert offered(fall) == {"reveal", "resolve:red_general_store"}
    play(fall, "reveal")
    assert asked(fall) == "trade"
    play(fall, "buy:bread")
    assert seat_view(fall, 0)["goal_count"] == 2


@rule("D8.1")
def test_before_discarding() -> None:
    fall = blue(
        {(0, 0): "red_emerald_mine"},
        "wizard",
        gems={"blue": "emerald " * 4},
        dwarfs={"red_emerald_mine": "blue blue"},
        hand={"blue": "castle tavern gold_mine dragon frost_giant"},
    )
    play(fall, "stop")
    assert asked(fall) == "discard"
    assert offered(fall) == {"discard:emerald", "reveal"}
    play(fall, "reveal")
    assert offered(fall) == {"discard:emerald"}


@rule("D8.1")
def test_after_discarding() -> None:
    fall = blue(
        {(0, 0): "red_emerald_mine"},
        "wizard",
        gems={"blue": "emerald emerald emerald emerald gold"},
        dwarfs={"red_emerald_mine": "blue blue"},
        hand={"blue": "castle tavern gold_mine dragon"},
    )
    play(fall, "stop", "discard:gold")
    assert asked(fall) == "closing"
    assert offered(fall) == {"reveal", "end_turn"}
    play(fall, "reveal")
    assert fall.to_move == 1


@rule("D8.1")
def test_not_in_the_turn_of_another() -> None:
    fall = blue({}, "wizard", gems={"blue": "emerald " * 5}, active=1)
    assert fall.to_move == 1
    assert refused(fall, "reveal") == "goal_not_fulfilled"  # red's own is asked for


@rule("D8.1")
@pytest.mark.parametrize(("emeralds", "revealed"), [(5, True), (4, False)])
def test_at_the_end_every_fulfilled_goal_is_revealed_by_itself(emeralds: int, revealed: bool) -> None:
    fall = blue(
        {}, "wizard", gems={"blue": "emerald " * emeralds}, goals={"red": "apples bread fish"}, active=1, first=0,
        hand={"blue": ""},
    )  # fmt: skip
    tale = end_turn(fall)
    assert fall.is_over
    assert bool(told(tale, "secret_revealed")) is revealed
    outcome = fall.outcome
    assert outcome is not None
    assert outcome.scores[0] == emeralds * 2 + (10 if revealed else 0)


@rule("D8.1")
def test_whether_somebody_is_asked_depends_on_nothing_hidden() -> None:
    """With the goal fulfilled or not, the same questions come: being asked must not give the goal away."""
    for secret in ("wizard", "hunter"):
        fall = blue(
            {(0, 0): "red_emerald_mine"},
            secret,
            gems={"blue": "emerald " * 4},
            dwarfs={"red_emerald_mine": "blue blue"},
            hand={"blue": ""},
        )
        play(fall, "stop")
        assert (fall.to_move, asked(fall)) == (0, "closing")
