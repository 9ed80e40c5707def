"""What every position owes: whole copies, one source of legality, journals that rebuild it, and small decisions."""

from __future__ import annotations

import ast
import random
from importlib.resources import files
from typing import TYPE_CHECKING

import mattock
from mattock.core.state import COMMON_FIELDS
from mattock.games.dwar7s.refusals import REFUSALS
from mattock.games.dwar7s.state import FIELDS, LISTS, PLAYER_FIELDS, Fall
from mattock.games.dwar7s.verbs import TABLE
from tests.games.dwar7s.positions import DWAR7S

if TYPE_CHECKING:
    from collections.abc import Iterator


def moments(games: int, share: float) -> Iterator[Fall]:
    """Some positions of busy games."""
    for seed in range(games):
        fall, dice = DWAR7S.new(players=2 + seed % 3, seed=seed), random.Random(seed)
        while not fall.is_over:
            legal = [*fall.legal(), *fall.private_actions()]
            busy = [action for action in legal if action.verb not in {"stop", "end_turn", "decline", "move"}]
            fall.step(dice.choice(busy if busy and dice.random() < 0.8 else legal).id)
            if dice.random() < share:
                assert isinstance(fall, Fall)
                yield fall


def test_a_clone_has_every_field_and_shares_none_that_changes() -> None:
    assert {*attributes_of("Fall"), *COMMON_FIELDS} == {
        *FIELDS,
        *LISTS,
        "box",
        "seats",
        "ogre_trail",
        "colour_of",
        "seat_of",
    }
    assert set(attributes_of("Player")) == set(PLAYER_FIELDS)
    for fall in moments(6, 0.05):
        twin = fall.clone()
        assert twin.snapshot() == fall.snapshot()
        before = fall.snapshot()
        dice = random.Random(1)
        for _ in range(30):
            if twin.is_over:
                break
            twin.step(dice.choice(twin.legal_ids()))
        assert fall.snapshot() == before


def attributes_of(name: str) -> list[str]:
    """What the constructor of a class in state.py sets; from its source, so that compiled classes are read as well."""
    source = files("mattock.games.dwar7s").joinpath("state.py").read_text(encoding="utf-8")
    found = next(node for node in ast.parse(source).body if isinstance(node, ast.ClassDef) and node.name == name)
    init = next(node for node in found.body if isinstance(node, ast.FunctionDef) and node.name == "__init__")
    targets = [
        node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
        for node in init.body
        if isinstance(node, ast.Assign | ast.AnnAssign)
    ]
    return [target.attr for target in targets if isinstance(target, ast.Attribute)]


def test_what_is_offered_is_exactly_what_is_not_refused() -> None:
    for fall in moments(6, 0.03):
        offered = [*fall.legal_ids(), *(action.id for action in fall.private_actions())]
        assert len(offered) == len(set(offered))
        assert set(offered) == {number for number in range(len(TABLE.of)) if DWAR7S.refuse(fall, number) == 0}


def test_every_refusal_has_a_code_of_its_own_and_a_paragraph() -> None:
    assert len({code for code, _ in REFUSALS}) == len(REFUSALS)
    assert all(rule.startswith("D") for code, rule in REFUSALS if code)


def test_there_is_always_something_to_do_and_no_decision_is_long() -> None:
    most = 0
    for fall in moments(12, 0.5):
        if not fall.is_over:
            assert fall.legal_ids()
        most = max(most, len(fall.legal_ids()))
    assert 20 < most <= 90
    assert len(TABLE.of) < 1000


def test_a_journal_rebuilds_a_game() -> None:
    fall, dice = DWAR7S.new(players=3, seed=4), random.Random(4)
    while not fall.is_over:
        fall.play(dice.choice(fall.legal()))
    text = fall.journal().to_text()
    again = DWAR7S.rebuild(mattock.Journal.from_text(text))
    assert again.snapshot() == fall.snapshot()
    assert again.outcome == fall.outcome


def test_nothing_is_made_out_of_nothing() -> None:
    for fall in moments(8, 0.2):
        assert sum(player.gems for player in fall.seats) + fall.gems == fall.box.gems
        assert sum(player.ogres for player in fall.seats) + fall.deck + fall.discard == fall.all_ogres
        for seat, player in enumerate(fall.seats):
            out = sum(fall.dwarfs_on(card, seat) for card in range(36))
            assert out + player.pile == 7
            assert player.stands == sum(1 << card for card in range(36) if fall.dwarfs_on(card, seat))
        for card in range(36):
            crowd = sum(fall.dwarfs_on(card, seat) for seat in range(fall.players))
            assert crowd == fall.crowd_on(card) <= fall.box.slots[card]
            assert (fall.room >> card & 1) == (fall.tops >> card & 1 and crowd < fall.box.slots[card])
