"""Play, try, clone, rebuild and imagine in any order, as Hypothesis likes: the contract holds all the time."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

import mattock
from mattock.testing.adapter import Case, cases, registered
from mattock.testing.moments import assert_same, begin, encoded, seats

if TYPE_CHECKING:
    from mattock.testing.adapter import Ledger

PICKS = st.integers(0, 1 << 16)
RUNS = settings(max_examples=40, stateful_step_count=30)


class GameMachine(RuleBasedStateMachine):
    """One game on the table, its ledger, and what everybody would see."""

    name = ""
    case: Case
    state: mattock.State
    ledger: Ledger

    @initialize(pick=PICKS, seed=PICKS, fair=st.booleans())
    def set_up(self, pick: int, seed: int, fair: bool) -> None:
        known = cases(self.name)
        self.case = known[pick % len(known)]
        self.state = begin(self.case, seed, fair=fair)
        self.ledger = self.case.adapter.ledger(self.state)
        self.hear(self.state.tale)

    def hear(self, tale: list[mattock.Event]) -> None:
        for event in tale:
            self.ledger.hear(event.to_dict())

    def fingerprint(self) -> bytes:
        views = [self.state.view(seat) for seat in seats(self.state)]
        return encoded([self.state.snapshot(), views, self.state.journal().to_text()])

    def is_running(self) -> bool:
        return not self.state.is_over

    @precondition(is_running)
    @rule(picks=st.lists(PICKS, min_size=1, max_size=60))
    def play(self, picks: list[int]) -> None:
        for pick in picks:
            offered = [*self.state.legal(), *self.state.private_actions()]
            if offered:
                self.hear(self.state.play(offered[pick % len(offered)]))

    @precondition(is_running)
    @rule(picks=st.lists(PICKS, min_size=1, max_size=60))
    def play_what_is_favoured(self, picks: list[int]) -> None:
        """The two likeliest of a leaning game, so that it comes far."""
        for pick in picks:
            offered = sorted(
                [*self.state.legal(), *self.state.private_actions()], key=self.case.adapter.weight, reverse=True
            )
            if offered:
                self.hear(self.state.play(offered[pick % min(2, len(offered))]))

    @rule(pick=PICKS)
    def try_what_is_refused(self, pick: int) -> None:
        offered = {*self.state.legal(), *self.state.private_actions()}
        refused = [action for action in self.state.catalogue.actions if action not in offered]
        before = self.fingerprint()
        with pytest.raises(mattock.IllegalMove):
            self.state.play(refused[pick % len(refused)])
        assert_same(self.fingerprint(), before)

    @precondition(is_running)
    @rule(picks=st.lists(PICKS, min_size=1, max_size=20))
    def clone_and_part(self, picks: list[int]) -> None:
        """What the clone does is nothing to the original."""
        twin, before = self.state.clone(), self.fingerprint()
        for pick in picks:
            offered = [*twin.legal(), *twin.private_actions()]
            if offered:
                twin.play(offered[pick % len(offered)])
        assert_same(self.fingerprint(), before)

    @rule()
    def go_on_with_a_clone(self) -> None:
        before = self.fingerprint()
        self.state = self.state.clone()
        assert_same(self.fingerprint(), before)

    @rule()
    def rebuild(self) -> None:
        """From text, and play on with the position that came out of it."""
        luck, before = self.state.chance.fork(), self.fingerprint()
        journal = mattock.Journal.from_text(self.state.journal().to_text())
        rebuilt = self.case.game.rebuild(journal, components=self.case.components)
        rebuilt.chance = luck
        self.state = rebuilt
        assert_same(self.fingerprint(), before)

    @rule(pick=PICKS, luck=PICKS)
    def imagine(self, pick: int, luck: int) -> None:
        seat = seats(self.state)[pick % len(seats(self.state))]
        before = self.fingerprint()
        dream = self.state.imagine(seat, mattock.Seeded(luck))
        assert_same(encoded(dream.view(seat)), encoded(self.state.view(seat)))
        for _ in range(5):
            if not dream.is_over:
                dream.play(dream.legal()[luck % len(dream.legal())])
        assert_same(self.fingerprint(), before)

    @invariant()
    def things_add_up(self) -> None:
        self.ledger.check(self.state)

    @invariant()
    def what_is_offered_is_what_is_not_refused(self) -> None:
        actions = self.state.catalogue.actions
        assert {action for action in actions if self.state.why_not(action) is None} == {
            *self.state.legal(),
            *self.state.private_actions(),
        }


@pytest.mark.parametrize("name", registered())
def test_the_contract_holds_in_any_order_of_doings(name: str) -> None:
    run_state_machine_as_test(type(f"GameMachine of {name}", (GameMachine,), {"name": name}), settings=RUNS)
