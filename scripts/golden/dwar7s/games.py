"""The golden games of Dwar7s Fall: each way to end, each way to break a tie, each thing that a table may choose."""

from __future__ import annotations

from typing import Final

from mattock.games.dwar7s.cards import OGRES
from scripts.golden.bots import bots
from scripts.golden.dwar7s.leaning import Leaning, leaning
from scripts.golden.dwar7s.shows import (
    all_of,
    ends_at_once,
    fails_for,
    gives_last_turns,
    is_decided_by,
    needs_a_secret_to_end,
    plays,
    shares_a_kingdom,
    shows_a_secret_at_the_end,
    shows_a_secret_in_anothers_turn,
    tells,
    uses,
)
from scripts.golden.kept import Golden

EAGER: Final = {
    "lay": 6.0,
    "cover": 3.0,
    "buy": 40.0,
    "dig": 20.0,
    "play": 4.0,
    "reveal": 20.0,
    "move": 0.3,
    "order": 0.0,
    "stop": 0.05,
}
WORK: Final = {
    "castle": 0.5,
    "ruby_mine": 3.0,
    "emerald_mine": 4.0,
    "diamond_mine": 4.0,
    "gold_mine": 4.0,
    "tavern": 3.0,
    "general_store": 4.0,
    "dragon": 0.2,
    "frost_giant": 0.2,
}

SETTLERS: Final = bots("apprentice")
SCATTERED: Final = leaning(Leaning(EAGER, WORK))  # dwarfs everywhere, and nowhere enough
GATHERED: Final = leaning(Leaning(EAGER, WORK, gather=10.0))
KEEPERS: Final = leaning(Leaning({**EAGER, "order": 0.02}, WORK))
HOARDERS: Final = leaning(Leaning({**EAGER, "buy": 0.0, "reveal": 0.0, "stop": 2.0}, WORK, gather=30.0))

GAMES: Final[tuple[Golden, ...]] = (
    Golden("ended_by_the_last_seat", "goals", 123, {"players": 2}, SETTLERS, shows=ends_at_once),
    Golden("ended_by_the_first_seat", "goals", 138, {"players": 4}, SETTLERS, shows=gives_last_turns(3)),
    Golden(
        "ended_by_a_secret_goal",
        "goals",
        101,
        {"players": 3, "first": 1},
        SETTLERS,
        shows=all_of(needs_a_secret_to_end, gives_last_turns(2)),
    ),
    Golden("all_five_ogres", "goals", 87, {"players": 4}, SETTLERS, shows=plays(*OGRES)),
    Golden("under_the_monster", "goals", 3, {"players": 2}, SETTLERS, shows=tells("card_uncovered")),
    Golden("two_goals", "goals", 131, {"players": 3, "goals_to_end": 2}, SETTLERS),
    Golden("four_goals", "goals", 66, {"players": 2, "goals_to_end": 4}, SETTLERS),
    Golden("split_kingdoms", "goals", 88, {"players": 3, "shared_kingdoms": "split"}, SETTLERS, shows=shares_a_kingdom),
    Golden(
        "gentle_ogres",
        "goals",
        143,
        {"players": 3, "ogres": "gentle"},
        SETTLERS,
        shows=plays("ambush", "brute", "panic"),
    ),
    Golden("owners_box", "goals", 0, {"players": 3}, SETTLERS, owner="owner.toml", shows=fails_for("no_ogre_left")),
    Golden("fair_luck", "goals", 81, {"players": 2}, SETTLERS, is_fair=True),
    Golden("tied_larger_kingdom", "goals", 122, {"players": 3}, SETTLERS, shows=is_decided_by("kingdom")),
    Golden("tied_more_dwarfs", "goals", 249, {"players": 2}, SETTLERS, shows=is_decided_by("dwarfs")),
    Golden("tied_and_shared", "stall", 31, {"players": 3}, GATHERED, shows=is_decided_by("shared")),
    Golden("stalled", "stall", 178, {"players": 4}, SCATTERED, shows=is_decided_by("score")),
    Golden("sixty_rounds", "rounds", 238, {"players": 2}, HOARDERS, shows=shows_a_secret_at_the_end),
    Golden(
        "revealed_in_anothers_turn",
        "goals",
        142,
        {"players": 3, "colours": ["yellow", "green", "blue"]},
        SETTLERS,
        shows=shows_a_secret_in_anothers_turn,
    ),
    Golden("kept_by_order", "stall", 1, {"players": 2}, KEEPERS, shows=uses("order")),
)

# Games of rules version 1, kept to be told and verified as they were played.
KEPT_OF_FIRST_RULES: Final = frozenset(
    {"ended_by_a_secret_goal", "all_five_ogres", "under_the_monster", "owners_box", "fair_luck", "stalled"}
)
OLDER: Final = {1: tuple(golden for golden in GAMES if golden.name in KEPT_OF_FIRST_RULES)}
