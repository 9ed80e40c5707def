"""What a card could do now is found by trying, and trying changes nothing."""

from __future__ import annotations

from mattock.games.runedar.terminal.usable import usable_now
from tests.games.runedar.positions import position


def test_trying_out_cards_leaves_the_game_as_it_is() -> None:
    siege = position(place="tunnel_courtyard", hand=["worn_pick", "spear", "rune_bow"])
    before = siege.snapshot()
    assert usable_now(siege) == {
        "worn_pick": frozenset({"dig", ""}),
        "spear": frozenset({"dig", ""}),
        "rune_bow": frozenset({""}),
    }
    assert siege.snapshot() == before
