"""The golden games of Runedar: one for each way to end, and for each thing that a table may choose."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

from mattock.core.bits import count
from mattock.core.state import State
from mattock.games.runedar.state import Siege
from scripts.golden.kept import Golden, Played, Player
from scripts.golden.runedar.player import play_out
from scripts.golden.runedar.taste import Taste


def with_taste(taste: Taste, *, is_late: bool = False) -> Player:
    def play(state: State, seed: int) -> None:
        del seed  # it leaves nothing to luck
        assert isinstance(state, Siege)
        play_out(state, taste, is_late=is_late)

    return play


def has_hired_four(played: Played) -> bool:
    """All five cost nineteen of the twenty nuggets."""
    siege = played.state
    assert isinstance(siege, Siege)
    return count(siege.hired) >= 4


def has_split_a_dig(played: Played) -> bool:
    """Two goblins of one section brought rubble, which needs a box of one's own (R9.4)."""
    return "dig_at" in played.verbs


def has_hired_inside(played: Played) -> bool:
    """Somebody was hired with a card laid and not yet used (R14.3)."""
    events = [event["event"] for event in played.tale]
    return ("card_laid", "hired") in pairwise(events)


PLAIN: Final = with_taste(Taste())
IDLE: Final = with_taste(Taste(tunnel=0.12))  # holds the walls, and digs when nothing else is to be done
UNDER_FIRE: Final = with_taste(Taste(tunnel=0.25, catapult=(0.0,) * 5, shot=0.0))
AMONG_TROLLS: Final = with_taste(Taste(tunnel=0.25, tower=(0.0,) * 5, troll=0.0, circle=0.0))
HASTY: Final = with_taste(Taste(orcs=(0.0, 0.0, 0.0), crowd=0.0))  # digs and does not look back
OPEN_DOORS: Final = with_taste(  # minds orcs, but not what they take
    Taste(gold=0.1, poverty=0.0, orcs=(0.0, 0.0, 0.0), crowd=1.5)
)
LAVISH: Final = with_taste(Taste(gold=0.4, poverty=4.0))
LATE: Final = with_taste(Taste(gold=0.4, poverty=4.0), is_late=True)  # hires when a card is laid, not before

GAMES: Final = (
    Golden("lost_to_the_siege_deck", "siege_deck", 5, {"players": 2, "difficulty": "epic"}, IDLE),
    Golden("lost_to_the_catapult", "catapult_deck", 1, {"players": 3}, UNDER_FIRE),
    Golden("lost_to_the_trolls", "troll_tiles", 4, {"players": 4}, AMONG_TROLLS),
    Golden("lost_to_the_orcs", "orc_reserve", 2, {"players": 2, "dwarfs": ["eldrun", "thrain"]}, HASTY),
    Golden("lost_for_want_of_gold", "gold", 4, {"players": 3, "difficulty": "hard"}, OPEN_DOORS),
    Golden("lost_alone", "orc_reserve", 0, {"players": 1, "dwarfs": ["thrain"]}, HASTY),
    Golden("won_alone", "escaped", 1, {"players": 1, "difficulty": "easy"}, PLAIN),
    Golden("won_by_two", "escaped", 3, {"players": 2, "difficulty": "easy", "first": 1}, PLAIN),
    Golden("won_by_three", "escaped", 2, {"players": 3, "difficulty": "easy"}, PLAIN),
    Golden("won_by_four", "escaped", 0, {"players": 4, "difficulty": "easy"}, PLAIN),
    Golden("won_with_blades", "escaped", 1, {"players": 2, "difficulty": "easy", "dice": "blades"}, PLAIN),
    Golden("won_with_open_hands", "escaped", 3, {"players": 2, "difficulty": "easy", "open_hands": True}, PLAIN),
    Golden(
        "won_with_four_mercenaries", "escaped", 5, {"players": 2, "difficulty": "easy"}, LAVISH, shows=has_hired_four
    ),
    Golden("won_by_hiring_late", "escaped", 0, {"players": 3, "difficulty": "easy"}, LATE, shows=has_hired_inside),
    Golden(
        *("won_with_an_owners_box", "escaped", 4, {"players": 2, "difficulty": "easy"}, LAVISH),
        owner="owner.toml",
        shows=has_split_a_dig,
    ),
    Golden("won_with_fair_luck", "escaped", 0, {"players": 2, "difficulty": "easy"}, PLAIN, is_fair=True),
)

# Games of older rules, kept to be told and verified as they were played: of version 1, and of version 2, whose box had
# other values.
KEPT_OF_FIRST_RULES: Final = frozenset(
    {
        *("lost_to_the_catapult", "won_alone", "won_with_an_owners_box"),
        *("won_with_fair_luck", "won_with_all_mercenaries"),
    }
)
KEPT_OF_FIRST_VALUES: Final = KEPT_OF_FIRST_RULES | {"lost_to_the_siege_deck", "lost_to_the_trolls", "won_by_four"}
# Options that a game of that name had.
BEFORE: Final[dict[str, dict[str, Any]]] = {
    "won_alone": {"players": 1, "difficulty": "epic"},
    "won_by_four": {"players": 4},
    "won_with_an_owners_box": {"players": 2},
}
ALL_HIRED: Final = Golden("won_with_all_mercenaries", "escaped", 5, {"players": 2, "difficulty": "easy"}, LAVISH)


def older(names: frozenset[str]) -> tuple[Golden, ...]:
    return tuple(
        golden._replace(options=BEFORE.get(golden.name, golden.options))
        for golden in (*GAMES, ALL_HIRED)
        if golden.name in names
    )


OLDER: Final = {1: older(KEPT_OF_FIRST_RULES), 2: older(KEPT_OF_FIRST_VALUES)}
