"""Before a card is turned, the four ways are drawn with the difference they make; trying them changes nothing."""

from __future__ import annotations

from mattock.games.dwar7s.terminal.turning import turnings
from mattock.terminal.choices import choices
from tests.games.dwar7s.positions import play, position
from tests.games.dwar7s.terminal.screens import FACE, PIECES, TEXTS, printed
from tests.paragraphs import rule


@rule("D4.2")
def test_the_four_ways_are_drawn_with_what_they_change() -> None:
    fall = position({(0, 0): "blue_castle"})
    play(fall, "lay:ruby_mine", "at:-1:0")
    before = fall.snapshot()
    text = printed(turnings(fall, choices(fall, FACE), TEXTS))
    assert [row.rstrip() for row in text.splitlines()] == [
        "‹1›             ‹2›             ‹3›             ‹4›",
        "┏━━━━━━━━━━━━┓  ╺━━━━━━━━━━━━┓  ╻            ╻  ┏━━━━━━━━━━━━╸",
        "┃★B Ruby     ┃   ★B Ruby     ┃  ┃★B Ruby     ┃  ┃★B Ruby    a",
        "┃···   need 3┃   ···   need 3┃  ┃···   need 3┃  ┃···   need 3",
        "┃            ┃               ┃  ┃            ┃  ┃",
        "╹            ╹  ╺━━━━━━━━━━━━┛  ┗━━━━━━━━━━━━┛  ┗━━━━━━━━━━━━╸",
        "no open border  no open border  no open border  1 open border",
        "                                                ★B 1→2 cards",
        "                                                   2→4 points",
    ]
    assert fall.snapshot() == before


@rule("D7.2")
def test_a_kingdom_that_would_be_cut_off_is_told_too() -> None:
    fall = position({(0, 0): "red_castle/2", (0, -1): ["blue_gold_mine", "blue_emerald_mine"]})
    play(fall, "lay:ruby_mine", "cover:blue_emerald_mine")
    text = printed(turnings(fall, choices(fall, FACE), TEXTS))
    assert "‖R 2→1 card " in text


def test_only_a_card_in_the_hand_is_turned() -> None:
    fall = position({(0, 0): "blue_castle"})
    assert FACE.aside(fall, TEXTS, PIECES, 80) is None
    play(fall, "lay:tavern")
    assert FACE.aside(fall, TEXTS, PIECES, 80) is None
    play(fall, "at:1:0")
    assert FACE.aside(fall, TEXTS, PIECES, 80) is not None
