"""What can be pointed at in each part of a turn, and the reason that somebody gives who knows the rules."""

from __future__ import annotations

from typing import Any, Final

import pytest

from mattock.texts import Texts
from tests.games.dwar7s.positions import asked, play, position, refused, rule_refusing
from tests.paragraphs import rule

TABLE: Final = {
    (0, 0): "blue_castle", (3, 0): "red_gold_mine", (6, 0): "red_emerald_mine",
    (9, 0): "red_general_store", (12, 0): ["red_ruby_mine", "red_diamond_mine"], (15, 0): "red_tavern",
}  # fmt: skip
GEMS: Final = {"blue": "gold gold emerald"}
SETTING: Final[dict[str, Any]] = {"gems": GEMS, "ogres": {"blue": "crown"}, "market": "apples cheese ham"}
TWO: Final = "blue blue"

# How each part of the turn is reached: dwarfs on cards, more of the setting, and what is played.
PHASES: Final[dict[str, tuple[dict[str, str], dict[str, Any], list[str]]]] = {
    "actions": ({}, {}, []),
    "space": ({}, {}, ["lay:tavern"]),
    "resolve": ({"red_gold_mine": TWO, "red_emerald_mine": TWO}, {}, ["stop"]),
    "trade": (
        {"red_general_store": "blue blue blue"}, {"gems": {"blue": "emerald emerald gold gold"}}, ["stop"],
    ),
    "dig": ({"blue_castle": TWO}, {}, ["stop"]),
    "discard": ({"red_gold_mine": TWO}, {}, ["stop"]),
    "closing": ({"red_gold_mine": TWO}, {"hand": {"blue": "tavern"}}, ["stop"]),
}  # fmt: skip
HAND_CARD, MARKET_CARD, DEAR_CARD = "lay:tavern", "buy:apples", "buy:ham"
GEM, OGRE, BOARD_CARD, BEGUN = "discard:gold", "play:crown", "place:red_tavern", "not_now"

# What is pointed at, part by part: None where it can be done.
REASONS: Final[dict[str, dict[str, str | None]]] = {
    HAND_CARD: {
        "actions": None, "space": BEGUN, "resolve": "only_in_actions", "trade": "only_in_actions",
        "dig": "only_in_actions", "discard": "kingdom_kept", "closing": "only_in_actions",
    },
    MARKET_CARD: {
        "actions": "only_at_store", "space": "only_at_store", "resolve": "only_at_store", "trade": "too_few_gems",
        "dig": "only_at_store", "discard": "only_at_store", "closing": "only_at_store",
    },
    "buy:bread": dict.fromkeys(PHASES, "not_on_offer"),
    GEM: {
        "actions": "only_above_limit", "space": "only_above_limit", "resolve": "only_above_limit",
        "trade": "only_above_limit", "dig": "only_above_limit", "discard": None, "closing": "only_above_limit",
    },
    OGRE: {
        "actions": "no_effect", "space": BEGUN, "resolve": "ogres_wait", "trade": "ogres_wait",
        "dig": "ogres_wait", "discard": "ogres_wait", "closing": "ogres_wait",
    },
    BOARD_CARD: {
        "actions": None, "space": BEGUN, "resolve": "only_in_actions", "trade": "only_in_actions",
        "dig": "only_in_actions", "discard": "only_in_actions", "closing": "only_in_actions",
    },
    "move:blue_castle:west": {
        "actions": "no_dwarf_there", "space": BEGUN, "resolve": "only_in_actions", "trade": "only_in_actions",
        "dig": "only_in_actions", "discard": "only_in_actions", "closing": "only_in_actions",
    },
    "resolve:red_tavern": {
        "actions": "after_actions", "space": "after_actions", "resolve": "not_ready", "trade": BEGUN,
        "dig": BEGUN, "discard": BEGUN, "closing": BEGUN,
    },
    "dig:red_diamond_mine": {
        "actions": "only_at_castle", "space": "only_at_castle", "resolve": "only_at_castle",
        "trade": "only_at_castle", "dig": None, "discard": "only_at_castle", "closing": "only_at_castle",
    },
    "reveal": {
        "actions": "goal_not_fulfilled", "space": BEGUN, "resolve": "goal_not_fulfilled", "trade": BEGUN,
        "dig": BEGUN, "discard": "goal_not_fulfilled", "closing": "goal_not_fulfilled",
    },
    "stop": {
        "actions": None, "space": BEGUN, "resolve": "only_in_actions", "trade": "only_in_actions",
        "dig": "only_in_actions", "discard": "only_in_actions", "closing": "only_in_actions",
    },
    "end_turn": {**dict.fromkeys(PHASES, BEGUN), "closing": None},
}  # fmt: skip


def at(phase: str) -> Any:
    dwarfs, more, codes = PHASES[phase]
    fall = position(TABLE, dwarfs=dwarfs, **{**SETTING, **more})
    play(fall, *codes)
    assert asked(fall) == phase
    return fall


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("thing", REASONS)
def test_whatever_is_pointed_at_has_its_own_reason_in_each_part_of_the_turn(thing: str, phase: str) -> None:
    assert refused(at(phase), thing) == REASONS[thing][phase]


@rule("D10.1")
def test_a_kingdom_card_is_never_discarded() -> None:
    assert rule_refusing(at("discard"), HAND_CARD) == "D10.1"


@rule("D6.6")
@pytest.mark.parametrize(
    ("language", "goal", "said"),
    [
        ("en", MARKET_CARD, "3 dwarfs on a general store buy a goal. For the apples you lack 1 ruby."),
        ("de", MARKET_CARD, "3 Zwerge auf einem Gemischtwarenladen kaufen ein Ziel. Für die Äpfel fehlt dir: 1 Rubin."),
        (
            "es",
            MARKET_CARD,
            "3 enanos en una tienda general compran un objetivo. Para comprar las manzanas te falta: 1 rubí.",
        ),
        ("en", DEAR_CARD, "3 dwarfs on a general store buy a goal. For the ham you lack 2 rubies and 1 diamond."),
    ],
)
def test_a_goal_that_cannot_be_bought_yet_says_what_is_missing(language: str, goal: str, said: str) -> None:
    fall = at("actions")
    refusal = fall.why_not(fall.catalogue.by_code(goal))
    texts = Texts(language, "dwar7s", pieces=fall.game.pieces())
    assert refusal.rule == "D6.6"
    assert texts.refusal(refusal, fall.view(0)) == said
