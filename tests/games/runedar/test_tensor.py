"""What a seat knows of a siege as numbers is what its view says."""

from __future__ import annotations

from mattock.envs.tensors import Tensors
from tests.envs.observations import moments_of


def test_a_siege_reads_as_its_view_does() -> None:
    tensors = Tensors("runedar", {"players": 3, "difficulty": "hard"})
    for state, seat, view, named in moments_of(tensors):
        assert named["gold"] == view["gold"]
        assert named["stock"].tolist() == list(view["workshops"].values())
        assert named["rubble"] == view["rubble"]
        assert named["turn"] == view["turn"]
        assert named["orcs out"] == sum(view["orcs"].values())
        assert named["siege cards left"] == view["siege_left"]
        assert named["siege cards seen"].sum() == len(view["siege_seen"])
        assert named["hired"].sum() == len(view["hired"])
        assert named["engines lying"].tolist() == [engine["lying"] for engine in view["engines"]]
        assert named["trolls"].sum() == len(view["trolls"])
        assert named["trolls left"].sum() == view["troll_tiles_left"]
        assert named["catapult cards left"].sum() == view["catapult_cards_left"]
        assert named["covered"].sum() == sum(
            circle["covered"] for troll in view["trolls"] for circle in troll["circles"]
        )
        assert named["goblin 1"].sum() + named["goblin 2"].sum() == len(view["goblins"])
        assert [int(named[one].sum()) for one in ("question", "siege step", "attack", "resource")] == [1, 1, 1, 1]
        assert named["upgrades left"].sum() == sum(view["decks"].values())
        assert named["blocked"].tolist() == [space["blocked"] for space in view["board"]]
        assert [int(named[f"space {n}"].sum()) for n in range(1, 6)] == [bool(space["card"]) for space in view["board"]]
        for index in range(3):
            dwarf = view["dwarfs"][(seat + index) % 3]
            who = f"player {index}"
            assert named[f"{who}: hand"].sum() == len(dwarf["hand"] or [])
            assert named[f"{who}: cards"].sum() == len(dwarf["cards"])
            assert named[f"{who}: discard"].sum() == len(dwarf["discard"])
            assert named[f"{who}: hand size"] == dwarf["hand_size"]
            assert named[f"{who}: place"].sum() == 1
            assert named[f"{who}: first"] == (dwarf["seat"] == view["first"])
            here = [engine["seat"] == dwarf["seat"] for engine in view["engines"]]
            assert named[f"{who}: engines"].tolist() == here
            assert named[f"{who}: to move"] == (dwarf["seat"] == state.to_move)
