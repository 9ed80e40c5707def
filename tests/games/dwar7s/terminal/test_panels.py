"""What lies beside the table: goals and their prices, piles, players; secrets only for whom they belong to."""

from __future__ import annotations

import re

import pytest

from mattock.games.dwar7s.terminal.panels import holding
from tests.games.dwar7s.positions import position
from tests.games.dwar7s.terminal.screens import TEXTS, shown, words
from tests.paragraphs import rule

BOTH = pytest.mark.parametrize("width", [80, 120])


@BOTH
@rule("D6.6")
def test_goals_on_offer_have_price_points_and_what_is_lacking(width: int) -> None:
    text = words(shown(position(gems={"blue": "ruby gold gold"}, market="apples bread -"), 0, width))
    assert "On offer (8 more in the deck)" in text
    assert re.search(r"Apples 8 points .*you have it all", text)
    assert re.search(r"Bread 8 points .*you lack 2", text)


@BOTH
@rule("D2.3", "D12.1")
def test_piles_and_decks_are_counted(width: int) -> None:
    text = words(shown(position(supply={"ruby": 0, "gold": 4}, ogre_discard="panic panic"), 0, width=width))
    assert "9 emeralds, 8 diamonds and 4 gold" in text
    assert "deck: 11; played: 2 Panics" in text


@BOTH
@rule("D11.2")
def test_a_player_is_shown_with_everything_that_scores(width: int) -> None:
    fall = position(
        {(0, 0): "blue_castle", (0, 1): "red_gold_mine/1"},
        gems={"blue": "ruby gold"},
        goals={"blue": "apples"},
        secret={"blue": "king"},
        revealed="blue",
        monsters={"blue": "red_dragon"},
    )
    text = words(shown(fall, 1, width))
    assert "Blue 28 points, goals 2 of 3" in text
    for said in (
        "kingdom a: 2 cards worth 3",
        "1 ruby and 1 gold",
        "goals: Apples 8, King 10",
        "defeated: Red's dragon",
    ):
        assert said in text


@BOTH
def test_a_hand_shows_what_its_cards_need_and_where_their_walls_are(width: int) -> None:
    text = words(shown(position(hand={"blue": "ruby_mine tavern"}), 0, width, asked=True))
    assert "›1 Ruby mine 2 VP need 3 walls NEW" in text
    assert "›2 Tavern 1 VP need 2 walls NEW" in text


@BOTH
@rule("D12.1")
def test_secrets_are_shown_to_their_owner_only(width: int) -> None:
    fall = position(ogres={"blue": "ambush", "red": "crown crown"}, secret={"blue": "wizard", "red": "hunter"})
    mine, theirs, nobodys = (words(shown(fall, seat, width)) for seat in (0, 1, None))
    assert ("1 Ambush: " in mine, "2 Crown: " in mine) == (True, False)
    assert ("1 Ambush: " in theirs, "2 Crown: " in theirs) == (False, True)
    assert ("Wizard" in mine, "Hunter" in mine) == (True, False)
    assert ("Wizard" in theirs, "Hunter" in theirs) == (False, True)
    for word in ("Ambush", "Crown", "Wizard", "Hunter", "Secret goal"):
        assert word not in nobodys
    assert "hand 11: 2 ogre cards" in mine  # the line may go on below what stands beside it


@rule("D9.5", "D12.1")
def test_ogres_that_were_seen_to_change_hands_are_remembered() -> None:
    fall = position(ogres={"blue": "crown", "red": "thief panic"}, players=3)
    for code in ("play:crown", "rob:red"):
        fall.play(fall.catalogue.by_code(code))
    views = [fall.view(seat) for seat in range(3)]
    said = [holding(view["players"][0], view, TEXTS) for view in views]  # type: ignore[index]
    assert said[1] == "hand 11: 2 ogre cards (with a Panic and a Thief), all nine kingdom cards"
    assert said[0] == said[2] == "hand 11: 2 ogre cards, all nine kingdom cards"


@rule("D8.2")
@pytest.mark.parametrize(
    ("order", "line", "meaning"),
    [
        ("reveal", "reveal it when it is met (o: keep it)", "It counts for good from that moment"),
        ("keep", "keep it (o: reveal it)", "It stays secret until you reveal it"),
    ],
)
def test_beside_the_secret_goal_stands_the_order_for_others_turns_and_what_it_means(
    order: str, line: str, meaning: str
) -> None:
    fall = position({(0, 0): "blue_castle"})
    if order == "keep":
        fall.play(fall.catalogue.by_code("order:keep"))
    text = words(shown(fall, 0, asked=True))
    assert f"Standing order for others' turns: {line} {meaning}" in text
    assert "Standing order" not in shown(fall, None)


@rule("D6.7")
def test_what_lies_beneath_is_listed_from_the_top() -> None:
    fall = position({(0, 0): ["red_gold_mine", "blue_gold_mine", "blue_dragon"], (1, 0): "red_tavern"})
    text = shown(fall, 0)
    assert "B Dragon ≡ B Gold, R Gold" in text
    assert "R Tavern ≡" not in text
