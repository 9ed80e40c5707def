"""Chapter D8.2 and D8.3: standing orders, which reveal secret goals in the turns of others."""

from __future__ import annotations

import random
from collections import Counter
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

import mattock
from mattock.games.dwar7s.ai.sampling import KEEP_ORDER_FACTOR
from mattock.games.dwar7s.cards import SECRETS
from mattock.games.dwar7s.rules.secrets import is_fulfilled
from mattock.games.dwar7s.state import Fall
from tests.games.dwar7s.positions import DWAR7S, asked, end_turn, offered, play, position, refused, seat_view, told
from tests.paragraphs import rule

# Seven cards in a row, all in blue's kingdom; the eighth makes the Architect.
SEVEN = {
    (0, 0): "blue_castle",
    (-1, 0): "red_diamond_mine",
    (-2, 0): "red_general_store",
    (-3, 0): "blue_diamond_mine",
    (-4, 0): "blue_general_store",
    (-5, 0): "blue_frost_giant",
    (-6, 0): "red_frost_giant",
}
LAY_THE_EIGHTH = ("lay:castle", "at:-7:0", "turn:2")
GENTLE = str(Path(__file__).parents[3] / "conformance" / "adapters" / "dwar7s_gentle.toml")
BESIEGED = {"blue_dragon": "blue blue blue", "red_dragon": "blue blue", "red_tavern": "blue"}


def architect(**more: Any) -> Fall:
    """Red is to move, and the next card to the west makes blue's kingdom one of eight."""
    given: dict[str, Any] = {"secret": {"blue": "architect", "red": "wizard"}, "active": 1, **more}
    return position(SEVEN, **given)


def keep(fall: Fall, seat: int) -> Fall:
    fall.seats[seat].keeps_secret = True
    return fall


@rule("D8.1", "D8.2")
def test_a_goal_met_by_the_action_of_another_is_revealed_at_once() -> None:
    fall = architect()
    tale = play(fall, *LAY_THE_EIGHTH)
    assert [event["event"] for event in tale][-2:] == ["card_laid", "secret_revealed"]
    assert told(tale, "secret_revealed") == [{"event": "secret_revealed", "seat": 0, "secret": "architect"}]
    assert seat_view(fall, 0, viewer=1)["secret"] == "architect"
    assert (fall.to_move, asked(fall)) == (1, "actions")


@rule("D8.2")
def test_a_goal_that_is_kept_stays_hidden_and_may_be_revealed_in_ones_own_turn() -> None:
    fall = keep(architect(), 0)
    assert not told(play(fall, *LAY_THE_EIGHTH), "secret_revealed")
    end_turn(fall)
    assert seat_view(fall, 0, viewer=1)["secret"] is None
    assert "reveal" in offered(fall)


@rule("D8.2")
def test_the_order_is_carried_out_after_the_last_action_and_before_anything_else() -> None:
    """The fourth card of the turn; then red's dwarfs do their task."""
    fall = architect(dwarfs={"red_diamond_mine": "red red"}, revealed="red", hand={"red": "castle"})
    play(fall, "place:red_general_store", "place:red_general_store")
    names = [event["event"] for event in play(fall, *LAY_THE_EIGHTH, "stop")]
    assert names[: names.index("secret_revealed")] == ["card_laid"]
    assert names.index("secret_revealed") < names.index("actions_ended") < names.index("gems_taken")


@rule("D8.2")
def test_a_resolved_card_of_another_may_meet_a_goal() -> None:
    """Beneath the dragon that red defeats lies a mine with fewer walls: two halves become one kingdom."""
    table = {
        **{where: card for where, card in SEVEN.items() if where != (-3, 0)},
        (-3, 0): ["blue_diamond_mine", "red_dragon"],
        (-7, 0): "red_castle/2",
        (9, 9): "red_tavern",
    }
    fall = position(
        table, secret={"blue": "architect", "red": "wizard"}, active=1,
        dwarfs={"red_dragon": "red " * 5, "red_tavern": "red red"},
    )  # fmt: skip
    assert seat_view(fall, 0)["kingdom_size"] == 3
    play(fall, "stop")
    names = [event["event"] for event in play(fall, "resolve:red_dragon")]
    assert names[-2:] == ["card_uncovered", "secret_revealed"]
    assert asked(fall) == "resolve"


@rule("D8.2")
def test_a_dig_of_another_may_meet_a_goal() -> None:
    table = {
        **{where: card for where, card in SEVEN.items() if where not in {(-3, 0), (-5, 0), (-6, 0)}},
        (-3, 0): ["blue_diamond_mine", "blue_gold_mine"],
        (-5, 0): "blue_ruby_mine/3",
        (9, 9): "red_castle",
    }
    fall = position(
        table, secret={"blue": "king", "red": "wizard"}, active=1, dwarfs={"red_castle": "red red"}, revealed="red"
    )
    play(fall, "stop")
    assert asked(fall) == "dig"
    names = [event["event"] for event in play(fall, "dig:blue_gold_mine")]
    assert names[:2] == ["stack_dug", "secret_revealed"]


@rule("D8.2")
@pytest.mark.parametrize(
    ("ogre", "codes", "last"),
    [
        ("panic", ("play:panic", "scare:blue:red_tavern", "flee:red_dragon"), "dwarf_fled"),
        ("brute", ("play:brute", "send:red_dragon", "swap:blue:red_tavern"), "dwarfs_swapped"),
    ],
)
def test_an_ogre_of_another_may_meet_a_goal(ogre: str, codes: tuple[str, ...], last: str) -> None:
    table = {(0, 0): "blue_dragon", (0, 1): "red_dragon", (0, 2): "red_tavern/2"}
    dwarfs = {**BESIEGED, "red_dragon": "blue blue red" if ogre == "brute" else "blue blue"}
    fall = position(table, dwarfs=dwarfs, ogres={"red": ogre}, active=1, secret={"blue": "researcher", "red": "wizard"})
    assert [event["event"] for event in play(fall, *codes)][-2:] == [last, "secret_revealed"]


@rule("D8.2")
def test_several_goals_are_revealed_in_the_order_of_the_seats_from_the_active_player() -> None:
    table = {**SEVEN, (1, 0): "yellow_castle/3"}
    fall = position(
        table, players=4, active=2, secret={"blue": "architect", "yellow": "king", "red": "wizard", "green": "hunter"}
    )
    tale = play(fall, "lay:castle", "at:-7:0", "turn:2")
    revealed = [event["seat"] for event in told(tale, "secret_revealed")]
    assert revealed == sorted(revealed, key=lambda seat: (int(str(seat)) - 2) % 4)


@rule("D8.2")
def test_the_order_holds_when_the_turn_ends_with_the_goal_met() -> None:
    met: dict[str, Any] = {"gems": {"blue": "emerald " * 5}, "secret": {"blue": "wizard"}, "hand": {"blue": "castle"}}
    fall = position({(0, 0): "red_tavern"}, **met)
    tale = end_turn(fall)
    names = [event["event"] for event in tale]
    assert names[-2:] == ["turn_began", "secret_revealed"]
    fall = position({(0, 0): "red_tavern"}, **met)
    play(fall, "order:keep")
    assert not told(end_turn(fall), "secret_revealed")


@rule("D8.3")
def test_a_goal_that_the_order_reveals_after_ones_turn_counts_at_the_end_of_the_next_one() -> None:
    met: dict[str, Any] = {"gems": {"blue": "emerald " * 5}, "secret": {"blue": "wizard"}, "hand": {"blue": "castle"}}
    fall = position({(0, 0): "red_tavern"}, goals={"blue": "apples bread"}, **met)
    assert not told(end_turn(fall), "end_triggered")
    assert seat_view(fall, 0)["goal_count"] == 3
    assert not told(end_turn(fall), "end_triggered")
    assert told(end_turn(fall), "end_triggered") == [{"event": "end_triggered", "seat": 0, "goals": 3}]


@rule("D8.2")
def test_the_order_may_be_changed_at_every_question_of_ones_own_turn() -> None:
    """Only to the one that is not in force; it costs nothing and leaves the same question."""
    seen, dice = set(), random.Random(3)
    for seed in range(6):
        fall = DWAR7S.new(players=2 + seed % 3, seed=seed, components=GENTLE)
        while not fall.is_over:
            assert isinstance(fall, Fall)
            orders = offered(fall, "order")
            if fall.me().is_revealed:
                assert orders == set()
                assert refused(fall, "order:keep") == "already_revealed"
            else:
                assert orders == {"order:reveal" if fall.me().keeps_secret else "order:keep"}
                twin = fall.clone()
                assert play(twin, *orders) == []
                assert (twin.decision, twin.legal()) == (fall.decision, fall.legal())
                assert refused(twin, *orders) == "order_in_force"
                seen.add(asked(fall))
            fall.step(dice.choice(fall.legal()).id)
    assert len(seen) >= 12


@rule("D8.2")
def test_the_order_in_force_is_shown_to_its_owner_alone() -> None:
    fall = position({(0, 0): "red_tavern"}, players=3)
    assert seat_view(fall, 0)["secret_order"] == "reveal"
    before = [fall.view(viewer) for viewer in (1, 2, None)]
    play(fall, "order:keep")
    assert seat_view(fall, 0)["secret_order"] == "keep"
    assert [fall.view(viewer) for viewer in (1, 2, None)] == before
    assert seat_view(fall, 0, viewer=1)["secret_order"] is None


@rule("D8.2")
def test_two_games_that_differ_in_an_order_look_alike_to_everybody_else_until_a_goal_is_met() -> None:
    """The order is changed again and again in one game and never in the other."""
    compared = 0
    for seed in range(4):
        one, dice = DWAR7S.new(players=3, seed=seed, components=GENTLE), random.Random(seed)
        other = one.clone()
        while not one.is_over and not other.is_over:
            if dice.random() < 0.3:
                play(other, *offered(other, "order"))
            action = dice.choice(one.legal())
            tales = [[event.to_dict() for event in state.play(action)] for state in (one, other)]
            if tales[0] != tales[1]:
                assert told(tales[0], "secret_revealed")
                break
            assert one.legal() == other.legal()
            for viewer in (*range(3), None) if dice.random() < 0.2 else ():
                compared += 1
                worlds = [state.imagine(viewer, mattock.Seeded(1)).snapshot() for state in (one, other)]
                views = [state.view(viewer) for state in (one, other)]
                assert without_order(views[0], viewer) == without_order(views[1], viewer)
                assert viewer is not None or worlds[0] == worlds[1]
    assert compared > 100


def without_order(view: dict[str, Any], viewer: int | None) -> dict[str, Any]:
    """A view but for the order of the viewer."""
    players = [{**player, "secret_order": None} if player["seat"] == viewer else player for player in view["players"]]
    return {**view, "players": players}


@rule("D8.2")
def test_no_moment_is_missed() -> None:
    """Looked at after every action: who is not on turn and reveals at once has no goal that is met."""
    met = 0
    for seed in range(8):
        fall, dice = DWAR7S.new(players=2 + seed % 3, seed=seed, components=GENTLE), random.Random(seed)
        while not fall.is_over:
            legal = [*fall.legal(), *fall.private_actions()]
            busy = [action for action in legal if action.verb not in {"stop", "end_turn", "decline", "reveal"}]
            fall.step(dice.choice(busy if busy and dice.random() < 0.8 else legal).id)
            assert isinstance(fall, Fall)
            for seat, player in enumerate(fall.seats):
                if fall.result or seat == fall.active or player.is_revealed:
                    continue
                goals = [goal for goal in range(7) if is_fulfilled(fall, seat, goal)]
                assert all(player.passed_up >> goal & 1 for goal in goals)
                assert player.keeps_secret or player.secret not in goals
                met += len(goals)
    assert met > 20


@rule("D8.3")
def test_a_goal_revealed_in_anothers_turn_counts_at_the_end_of_its_owners_next_turn() -> None:
    fall = architect(goals={"blue": "apples bread"}, first=1)
    play(fall, *LAY_THE_EIGHTH)
    assert seat_view(fall, 0)["goal_count"] == 3
    assert not told(end_turn(fall), "end_triggered")
    assert fall.to_move == 0
    assert told(end_turn(fall), "end_triggered") == [{"event": "end_triggered", "seat": 0, "goals": 3}]
    assert fall.is_over


@rule("D8.3")
def test_a_kept_goal_is_revealed_by_itself_at_the_end() -> None:
    fall = keep(architect(goals={"red": "apples bread fish"}), 0)
    play(fall, *LAY_THE_EIGHTH)
    tale = end_turn(fall)
    assert fall.is_over
    assert told(tale, "secret_revealed") == [{"event": "secret_revealed", "seat": 0, "secret": "architect"}]


@rule("D8.2")
def test_games_of_the_first_rules_know_no_orders() -> None:
    fall = architect(rules="dwar7s 1")
    assert offered(fall, "order") == set()
    assert refused(fall, "order:keep") == "not_now"
    assert seat_view(fall, 1)["secret_order"] is None
    assert not told(play(fall, *LAY_THE_EIGHTH), "secret_revealed")


@rule("D8.2")
def test_an_action_that_may_meet_a_goal_says_that_it_reveals() -> None:
    """Whether it is revealed or not: that nothing is revealed tells something as well."""
    for fall in (architect(), keep(architect(), 0), architect(hand={"red": "castle tavern"})):
        fall.seats[0].secret = SECRETS.index("hunter") if len(offered(fall, "lay")) == 2 else fall.seats[0].secret
        play(fall, *LAY_THE_EIGHTH[:2])
        assert DWAR7S.reveals(fall, fall.catalogue.by_code("turn:2").id)
        assert not DWAR7S.reveals(fall, fall.catalogue.by_code("turn:0").id)


@rule("D12.1")
def test_goals_that_were_not_revealed_are_imagined_as_likely_as_somebody_keeps_them() -> None:
    """Every way to deal them, one by one: those that have to be kept weigh less, and come with the order to keep."""
    fall = keep(architect(players=3, secret={"blue": "architect", "red": "wizard", "green": "king"}), 0)
    play(fall, *LAY_THE_EIGHTH)
    passed = {0: {"architect", "king"}, 2: set[str]()}
    assert seat_view(fall, 0)["secrets_passed_up"] == ["architect", "king"]
    assert seat_view(fall, 2)["secrets_passed_up"] == []
    expected: Counter[tuple[str, ...]] = Counter()
    for blue, green in permutations([goal for goal in SECRETS if goal != "wizard"], 2):
        kept = (blue in passed[0]) + (green in passed[2])
        expected[blue, green] = KEEP_ORDER_FACTOR ** (2 - kept)
    luck, samples = mattock.Seeded("orders"), 6000
    seen: Counter[tuple[str, ...]] = Counter()
    for _ in range(samples):
        world = fall.imagine(1, luck)
        assert isinstance(world, Fall)
        dealt = (SECRETS[world.seats[0].secret], SECRETS[world.seats[2].secret])
        assert world.seats[0].keeps_secret is (dealt[0] in passed[0])
        assert world.seats[2].keeps_secret is (dealt[1] in passed[2])
        seen[dealt] += 1
    assert seen.keys() <= expected.keys()
    shares = {dealt: samples * weight / expected.total() for dealt, weight in expected.items()}
    distance = sum((seen[dealt] - share) ** 2 / share for dealt, share in shares.items())
    assert distance < len(shares) + 7 * (2 * len(shares)) ** 0.5


@rule("D12.1")
def test_a_goal_met_in_ones_own_turn_may_still_be_unrevealed() -> None:
    """As long as it is blue's turn, nothing speaks against the wizard."""
    fall = position(
        {(0, 0): "red_tavern"}, gems={"blue": "emerald " * 5}, secret={"blue": "hunter", "red": "king"},
        hand={"blue": "castle"},
    )  # fmt: skip
    found = Counter(SECRETS[world_secret(fall, luck)] for luck in range(600))
    assert min(found.values()) > 60
    assert len(found) == 6
    end_turn(fall)
    later = Counter(SECRETS[world_secret(fall, luck)] for luck in range(600))
    assert later["wizard"] < 30


def world_secret(fall: Fall, luck: int) -> int:
    world = fall.imagine(1, mattock.Seeded(luck))
    assert isinstance(world, Fall)
    return int(world.seats[0].secret)
