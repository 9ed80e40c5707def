"""Actions and their catalogue: by number, by code and by data, and nothing that only looks alike."""

from __future__ import annotations

import enum
import pickle

import pytest

import mattock
from mattock.core.action import Action, Catalogue

ACTIONS = [
    Action("chess", 0, "castle", ()),
    Action("chess", 1, "move", (("piece", "king"), ("steps", 1))),
    Action("chess", 2, "move", (("piece", "king"), ("steps", 0))),
    Action("chess", 3, "move", (("piece", "rook"), ("steps", 1))),
    Action("chess", 4, "check", (("loud", True),)),
]
CATALOGUE = Catalogue(ACTIONS)


class Piece(enum.StrEnum):
    KING = "king"


def test_an_action_tells_what_it_is() -> None:
    action = ACTIONS[1]
    assert (action.game, action.id, action.verb, action.code) == ("chess", 1, "move", "move:king:1")
    assert action.params == {"piece": "king", "steps": 1}
    assert action.to_dict() == {"verb": "move", "piece": "king", "steps": 1}
    assert repr(action) == "Action('move:king:1')"
    assert ACTIONS[0].code == "castle"


def test_actions_are_equal_when_game_number_and_words_are() -> None:
    assert ACTIONS[1] == Action("chess", 1, "move", (("piece", "king"), ("steps", 1)))
    assert hash(ACTIONS[1]) == hash(Action("chess", 1, "move", (("piece", "king"), ("steps", 1))))
    others = [ACTIONS[2], Action("draughts", 1, "move", (("piece", "king"), ("steps", 1))), "move:king:1", 1, None]
    assert ACTIONS[1] not in others
    assert len(set(ACTIONS)) == len(ACTIONS)


@pytest.mark.parametrize("action", ACTIONS, ids=lambda action: action.code)
def test_every_action_is_found_by_code_and_by_data(action: Action) -> None:
    assert CATALOGUE.by_code(action.code) is action
    assert CATALOGUE.by_data(action.to_dict()) is action
    assert CATALOGUE.actions[CATALOGUE.numbers[action.code]] is action


def test_the_order_of_data_does_not_matter() -> None:
    assert CATALOGUE.by_data({"steps": 1, "piece": "rook", "verb": "move"}) is ACTIONS[3]


@pytest.mark.parametrize(
    "code", ["", "move", "move:king", "move:king:2", "Move:king:1", "castle:", " castle", "castle\n"]
)
def test_an_unknown_code_is_named(code: str) -> None:
    with pytest.raises(mattock.UnknownAction, match="no action") as caught:
        CATALOGUE.by_code(code)
    assert repr(code) in str(caught.value)
    assert isinstance(caught.value, ValueError)


ODD_DATA: list[dict[object, object]] = [
    {},
    {"verb": "sing"},
    {"verb": "move"},
    {"verb": "move", "piece": "king"},
    {"verb": "move", "piece": "king", "steps": 2},
    {"verb": "move", "piece": "king", "steps": "1"},
    {"verb": "move", "piece": "king", "steps": True},
    {"verb": "move", "piece": "king", "steps": 1.0},
    {"verb": "move", "piece": "king", "steps": False},
    {"verb": "move", "piece": "king", "steps": [1]},
    {"verb": "move", "piece": {"king": 1}, "steps": 1},
    {"verb": "move", "piece": {"king"}, "steps": 1},
    {"verb": "move", "piece": b"king", "steps": 1},
    {"verb": "move", "piece": Piece.KING, "steps": 1},
    {"verb": "move", "piece": "king", "steps": 1, "extra": None},
    {"verb": "move", "piece": "king", "steps": 1, 7: 7},
    {"verb": ["move"], "piece": "king", "steps": 1},
    {"verb": None},
    {1: "move"},
    {("verb",): "castle"},
    {"verb": "check", "loud": 1},
    {"verb": "check", "loud": "True"},
    {"verb": float("nan")},
]


@pytest.mark.parametrize("data", ODD_DATA, ids=str)
def test_data_that_is_no_action_is_unknown(data: dict[str, object]) -> None:
    with pytest.raises(mattock.UnknownAction, match="no action"):
        CATALOGUE.by_data(data)


@pytest.mark.parametrize(
    "data", [None, 0, 1, "castle", b"castle", ["verb", "castle"], ("castle",), object(), ACTIONS[0]]
)
def test_what_is_no_object_is_no_action(data: object) -> None:
    with pytest.raises(mattock.UnknownAction, match="no action"):
        mattock.game("runedar").action(data)


def test_an_action_survives_the_way_between_processes() -> None:
    for action in ACTIONS:
        again = pickle.loads(pickle.dumps(action))
        assert again == action
        assert again.to_dict() == action.to_dict()
