"""What a seat knows of Dwar7s Fall as numbers is what its view says, and what it has seen of ogre cards."""

from __future__ import annotations

from typing import Any

import mattock
from mattock.envs.tensors import Tensors
from mattock.games.dwar7s.ogre_history import DRAWN, SPENT, TAKEN
from mattock.games.dwar7s.packed_counts import one
from mattock.games.dwar7s.state import Fall
from tests.envs.observations import moments_of


def test_dwar7s_fall_reads_as_its_view_does() -> None:
    tensors = Tensors("dwar7s", {"players": 3})
    for state, seat, view, named in moments_of(tensors):
        assert named["gems left"].tolist() == list(view["gems"].values())
        assert named["ogre deck"] == view["ogre_deck"]
        assert named["tops"].sum() == len(view["table"])
        assert named["round"] == view["round"]
        laid = {stack["card"]: stack for stack in view["table"]}
        for index in range(3):
            player = view["players"][(seat + index) % 3]
            who = f"player {index}"
            assert named[f"{who}: gems"].tolist() == list(player["gems"].values())
            assert named[f"{who}: ogre cards"] == player["ogre_count"]
            assert named[f"{who}: dwarfs"] == player["dwarfs"]
            assert named[f"{who}: secret"].sum() == (player["secret"] is not None)
            assert named[f"{who}: kingdom"].sum() == len(player["kingdom"])
            assert named[f"{who}: goals"].sum() == len(player["goals"])
            assert named[f"{who}: to move"] == (player["seat"] == state.to_move)
            for card, kind in enumerate(KINDS):
                stack = laid.get(f"{player['colour']}_{kind}")
                if stack is not None:
                    space = named[f"{who}, card {card}: space"].tolist()
                    assert space == [stack["x"] + 38, stack["y"] + 38]
                    assert named[f"{who}, card {card}: turn"] == stack["turn"]
                    dwarfs = [stack["dwarfs"][view["players"][(seat + k) % 3]["colour"]] for k in range(3)]
                    assert named[f"{who}, card {card}: dwarfs"].tolist()[:3] == dwarfs
            if index:
                known = [player["ogres_known"].get(kind, 0) for kind in OGRES]
                assert named[f"{who}: ogre cards known"].tolist() == known
        own = view["players"][seat]["ogres"]
        assert named["own ogre cards"].tolist() == [own.get(kind, 0) for kind in OGRES]


OGRES = ("ambush", "brute", "panic", "thief", "crown")
THIEF = one(3)
KINDS = ("castle", "ruby_mine", "emerald_mine", "diamond_mine", "gold_mine", "tavern", "store", "dragon", "giant")


def test_ogre_cards_that_changed_hands_are_known_to_both_and_to_nobody_else() -> None:
    """A Crown shows them to whoever takes them and to whoever loses them (D9.5)."""
    tensors = Tensors("dwar7s", {"players": 3})
    state = tensors.begin(mattock.Seeded(1))
    assert isinstance(state, Fall)
    state.mark_ogres(DRAWN, 0, 0, THIEF)
    state.mark_ogres(TAKEN, 0, 1, THIEF)
    state.seats[1].ogres = THIEF
    known = [[field.tolist() for field in known_of(tensors, state, seat)] for seat in range(3)]
    assert known == [[[0, 0, 0, 1, 0], [0] * 5], [[0] * 5, [0] * 5], [[0] * 5, [0] * 5]]
    state.mark_ogres(SPENT, 1, 1, THIEF)
    assert not any(field.any() for seat in range(3) for field in known_of(tensors, state, seat))


def known_of(tensors: Tensors, state: mattock.State, seat: int) -> list[Any]:
    named = tensors.named(tensors.observe(state, seat))
    return [named[f"player {index}: ogre cards known"] for index in (1, 2)]
