"""Choices are the legal actions, all of them, in a steady order; what is refused is explained, each kind once."""

from __future__ import annotations

import pytest

import mattock
from mattock.terminal.choices import ORDER, choices, dark, dark_line, usable_now
from mattock.terminal.pieces import printed_on
from mattock.texts import Texts
from tests.games.runedar.positions import RUNEDAR, play, position

TEXTS = Texts("en", pieces=printed_on(), people=["brynja", "torvald"])


def test_every_verb_has_its_place_in_the_order() -> None:
    assert set(ORDER) == {action.verb for action in RUNEDAR.catalogue().actions}
    assert len(ORDER) == len(set(ORDER))


@pytest.mark.parametrize("seed", range(3))
def test_choices_are_exactly_the_legal_actions(seed: int) -> None:
    state = mattock.game("runedar").new(seed=seed)
    choice = mattock.Seeded(seed)
    while not state.is_over:
        offered = choices(state)
        assert sorted(action.id for action in offered) == sorted(action.id for action in state.legal())
        state.play(offered[choice.below(len(offered), "choice")])


def test_deeds_come_before_steps_and_stopping() -> None:
    siege = position(place="carpenters", hand=["axe"], board=["saw", None, None, None, None])
    play(siege, "lay:axe")
    verbs = [action.verb for action in choices(siege)]
    assert verbs[0] == "work"
    assert verbs[-1] == "rest"


def test_the_reason_against_a_card_in_use_is_told_with_its_paragraph() -> None:
    siege = position(place="tannery", hand=["worn_pick"])
    play(siege, "lay:worn_pick")
    lines = [dark_line(entry, TEXTS, siege.view(0)) for entry in dark(siege)]
    assert "Dig away 1 rubble — Your dwarf is not in the tunnel entrance courtyard. (R9.1)" in lines
    assert "Work up to 1 metal — Your dwarf is not in the workshop for that. (R8.2)" in lines
    assert "Attack here with 1 die — Nobody is here whom you could attack. (R10.1)" in lines
    assert not any("Shoot" in line for line in lines), "the card has no such symbol"


def test_many_actions_refused_for_one_reason_are_one_line() -> None:
    siege = position(hand=["old_crossbow"])
    play(siege, "lay:old_crossbow")
    entries = [entry for entry in dark(siege) if entry.action.verb == "shoot"]
    assert len(entries) == 1
    assert entries[0].more == 8
    assert "(and 8 more)" in dark_line(entries[0], TEXTS, siege.view(0))


def test_what_is_possible_is_never_dark() -> None:
    siege = position(place="carpenters", hand=["axe"], orcs={"carpenters": 1})
    play(siege, "lay:axe")
    assert not {entry.action for entry in dark(siege)} & set(siege.legal())


def test_trying_out_cards_leaves_the_game_as_it_is() -> None:
    siege = position(place="tunnel_courtyard", hand=["worn_pick", "spear", "rune_bow"])
    before = siege.snapshot()
    assert usable_now(siege) == {
        "worn_pick": frozenset({"dig", ""}),
        "spear": frozenset({"dig", ""}),
        "rune_bow": frozenset({""}),
    }
    assert siege.snapshot() == before
