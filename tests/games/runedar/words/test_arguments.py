"""What a sentence of the siege may ask for: numbers of the card in use, what a workshop makes, tiles by their print."""

from __future__ import annotations

from typing import Any, cast

import pytest

import mattock
from mattock.games.runedar.words.arguments import RunedarWords
from mattock.texts import Texts
from tests.games.runedar.positions import play, position

PIECES = mattock.game("runedar").pieces()
WORDS = cast("RunedarWords", Texts("en", "runedar", pieces=PIECES, people=["brynja", "torvald"]).words)
BLIND = cast("RunedarWords", Texts("en", "runedar", people=["brynja"]).words)


@pytest.mark.parametrize(
    ("card", "action", "value", "hits"),
    [
        ("chipped_hatchet", {"verb": "close"}, 1, 0),
        ("chipped_hatchet", {"verb": "work", "resource": "wood"}, 1, 0),
        ("chipped_hatchet", {"verb": "dig"}, 0, 0),
        ("old_crossbow", {"verb": "shoot"}, None, 0),
        ("rune_axe", {"verb": "direct"}, None, None),
    ],
)
def test_an_action_has_the_number_and_the_hits_of_its_symbol(
    card: str, action: dict[str, str], value: int | None, hits: int | None
) -> None:
    """None: whatever is printed there, so that a new balance changes no test of words."""
    pieces: Any = PIECES
    name = {"work": "work_wood", "shoot": "long"}.get(action["verb"], action["verb"])
    printed = next((one for one in pieces["card"][card]["symbols"] if one["symbol"] == name), {"value": 0, "hits": 0})
    said = WORDS.symbol(action, card)
    assert said.get("value", 0) == (printed["value"] if value is None else value)
    assert said.get("hits", 0) == (printed["hits"] if hits is None else hits)
    assert BLIND.symbol(action, card) == {}


@pytest.mark.parametrize(("place", "said"), [("carpenters", "wood"), ("foundry", "metal"), ("central_chamber", "any")])
def test_a_card_for_any_resource_works_what_the_workshop_makes(place: str, said: str) -> None:
    view: Any = position(place=place, hand=["rusty_toolbox"]).view(0)
    assert WORDS.material("any", view) == WORDS.name("resource", said)
    assert WORDS.material("leather", view) == WORDS.name("resource", "leather")
    assert BLIND.material("any", view) == BLIND.name("resource", "any")


def test_a_resource_lies_on_a_card_a_goblin_or_a_bare_space() -> None:
    view: Any = position(board=["spear"], goblins=["goblin_1_any"]).view(0)
    assert str(WORDS.named("card", "spear")[""]) in WORDS.carrier("space_1", view)
    assert WORDS.carrier("goblin_1", view) == WORDS.carrier("goblin_2", None, "goblin_1_any")
    assert "3" in WORDS.carrier("space_3", None)


def test_the_question_that_waits_is_part_of_what_may_be_said() -> None:
    siege = position(place="carpenters", hand=["chipped_hatchet"], board=["spear"])
    play(siege, "lay:chipped_hatchet")
    view: Any = siege.view(0)
    said = WORDS.context({"verb": "work", "resource": "wood"}, view)
    assert (said["now_kind"], said["now_moved"], said["value"]) == ("use", "no", 1)
    assert WORDS.context({"verb": "rest"}, None)["now_kind"] == "none"
