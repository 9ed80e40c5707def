"""Chapter D12.1: what everybody, and what one player, knows of ogre cards that were drawn, spent and taken."""

from __future__ import annotations

from mattock.games.dwar7s.ogre_history import (
    DRAWN,
    SHUFFLED,
    SPENT,
    TAKEN,
    OgreMark,
    hand_sizes,
    marks_of,
    ogres_known,
)
from mattock.games.dwar7s.packed_counts import one

BRUTE, THIEF = one(1), one(3)


def history(*events: tuple[int, int, int, int]) -> OgreMark | None:
    chain = None
    for sort, seat, other, ogres in events:
        chain = OgreMark(chain, sort, seat, other, ogres)
    return chain


CHAIN = history(
    (DRAWN, 0, 0, BRUTE),
    (DRAWN, 1, 1, THIEF),
    (DRAWN, 1, 1, BRUTE),
    (SPENT, 1, 1, BRUTE),
    (TAKEN, 1, 2, THIEF),
    (SHUFFLED, 0, 0, BRUTE),
)


def test_the_chain_is_read_oldest_first() -> None:
    assert [mark.sort for mark in marks_of(CHAIN)] == [
        DRAWN,
        DRAWN,
        DRAWN,
        SPENT,
        TAKEN,
        SHUFFLED,
    ]
    assert marks_of(None) == []


def test_everybody_can_count_the_cards_of_everybody() -> None:
    assert hand_sizes(marks_of(CHAIN)[:3], 3) == [1, 2, 0]
    assert hand_sizes(marks_of(CHAIN), 3) == [1, 0, 1]


def test_a_player_knows_the_own_cards_and_those_that_changed_hands_before_their_eyes() -> None:
    marks = marks_of(CHAIN)
    assert ogres_known(marks, 3, 0) == [BRUTE, 0, 0]  # saw neither what was drawn nor what was taken
    assert ogres_known(marks, 3, 1) == [0, 0, THIEF]  # drew it, spent the other, and saw who took it
    assert ogres_known(marks, 3, 2) == [0, 0, THIEF]


def test_what_was_known_of_a_hand_goes_along_when_it_is_taken() -> None:
    marks = marks_of(history((DRAWN, 0, 0, BRUTE), (TAKEN, 0, 1, BRUTE), (TAKEN, 1, 2, BRUTE)))
    assert ogres_known(marks, 4, 0) == [0, 0, BRUTE, 0]
    assert ogres_known(marks, 4, 3) == [0, 0, 0, 0]
