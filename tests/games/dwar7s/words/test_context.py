"""What the moment adds to a sentence: the card that is meant, and nothing where nobody knows the moment."""

from __future__ import annotations

from typing import Any, cast

import pytest

import mattock
from mattock.games.dwar7s.cards import SECRETS
from mattock.games.dwar7s.words.arguments import Dwar7sWords
from mattock.games.dwar7s.words.context import UNKNOWN, SentenceContext
from mattock.texts import Texts
from mattock.texts.arguments import NOTHING
from tests.games.dwar7s.positions import position

TEXTS = Texts("en", "dwar7s", pieces=mattock.game("dwar7s").pieces(), people=["blue", "red"])
VIEW: Any = position({(0, 0): "blue_castle", (1, 0): "red_gold_mine"}, players=2).view(0)


def context(params: dict[str, Any], view: Any = VIEW) -> SentenceContext:
    return SentenceContext(cast("Dwar7sWords", TEXTS.words), params, view)


def test_a_move_means_the_card_it_leads_to_and_others_the_card_they_name() -> None:
    assert context({"verb": "place", "card": "red_gold_mine"}).card_meant() == "red_gold_mine"
    moved = {"verb": "move", "card": "blue_castle", "side": "east"}
    assert context(moved).card_meant() == "red_gold_mine"


def test_without_a_view_a_sentence_is_whole_and_says_less() -> None:
    forms = context({"verb": "rest"}, None).forms()
    assert UNKNOWN.keys() <= forms.keys()
    assert {name: forms[name] for name in UNKNOWN} == UNKNOWN


@pytest.mark.parametrize("secret", SECRETS)
def test_how_far_a_secret_goal_is_comes_from_the_view(secret: str) -> None:
    fall = position({(0, 0): "blue_castle"}, players=2, secret={"blue": secret}, gems={"blue": "ruby"})
    own: Any = fall.view(0)
    said = context({"verb": "reveal"}, own).forms()
    assert (said["secret_got"], fall.active) == (own["secret_progress"]["reached"], 0)
    assert context({"verb": "reveal"}, fall.view(1)).forms()["secret_got"] == NOTHING
