"""A turning point among rivals is told only if games that are played out from there show it too."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import mattock
from mattock.bots.budget import Budget
from mattock.lab import confirmation
from mattock.lab.confirmation import FIRST, PAIRS, Effort, Ended, confirmed, effort_of, joined, leads_of
from mattock.lab.judgement import AMONG_RIVALS
from tests.lab import made_up

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mattock.core.action import Action
    from mattock.lab.choice import Choice

ENDLESS = float("inf")
MOMENT = mattock.game("dwar7s").new(seed=1)
SOME = Effort(10_000, 1, ENDLESS)


def shown(monkeypatch: pytest.MonkeyPatch, best: Sequence[float], chosen: Sequence[float]) -> list[str]:
    """Games that end like this, world by world; the worlds that were asked for."""
    worlds: list[str] = []

    def played_out(_: object, __: int, action: Action, ___: Effort, key: str) -> Ended:
        if key not in worlds:
            worlds.append(key)
        ends = best if action.id == 99 else chosen
        return Ended(ends[worlds.index(key) % len(ends)], 10)

    monkeypatch.setattr(confirmation, "played_out", played_out)
    return worlds


def test_what_games_do_not_show_was_no_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    worlds = shown(monkeypatch, [0.0, 1.0], [1.0, 0.0])
    found = confirmed(made_up.choice(7, 0.53, 0.19, together=False), MOMENT, SOME, 0)
    assert found.best == found.chosen
    assert found.loss == 0
    assert found.hoped == pytest.approx((0.36, 0.64))
    assert len(worlds) == FIRST  # that is soon seen


def test_what_games_show_is_as_large_as_they_and_the_search_say_together(monkeypatch: pytest.MonkeyPatch) -> None:
    worlds = shown(monkeypatch, [1.0], [0.0, 1.0, 1.0, 1.0])
    found = confirmed(made_up.choice(7, 0.6, 0.5, together=False), MOMENT, SOME, 0)
    assert found.best != found.chosen
    assert 0.1 < found.loss < 1 / 3
    assert sum(found.hoped) == pytest.approx(1)
    assert (found.hoped[0] + found.kept[0]) / 2 == pytest.approx(0.55)
    assert FIRST < len(worlds) < PAIRS  # no more than are needed


def test_what_stays_unclear_is_no_mistake_however_many_games_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    worlds = shown(monkeypatch, [1.0, 0.0, 1.0, 0.0, 1.0], [0.0, 1.0, 0.0, 1.0, 1.0])
    assert confirmed(made_up.choice(7, 0.53, 0.19, together=False), MOMENT, SOME, 0).loss == 0
    assert FIRST <= len(worlds) <= PAIRS
    worlds = shown(monkeypatch, [1.0, 0.5], [0.0, 1.4])
    assert len(leads_of(made_up.choice(7, 0.5, 0.4), MOMENT, SOME, 0)) == PAIRS == len(worlds)
    worlds = shown(monkeypatch, [1.0, 0.5], [0.0, 1.4])
    assert len(leads_of(made_up.choice(7, 0.5, 0.4), MOMENT, Effort(200, 1, ENDLESS), 0)) == 10 == len(worlds)


def test_no_chance_leaves_the_possible(monkeypatch: pytest.MonkeyPatch) -> None:
    shown(monkeypatch, [1.0], [0.0])
    for hoped in (0.99, 0.06):
        found = confirmed(made_up.choice(7, hoped, hoped - 0.05, together=False), MOMENT, SOME, 0)
        assert 0.0 <= found.kept[0] < found.hoped[0] <= 1.0
        assert found.loss > 0.5


def test_the_more_games_the_more_they_count_and_a_lead_that_may_be_chance_counts_nothing() -> None:
    few, many = joined(0.1, [1.0, 1.0, 0.0] * 2), joined(0.1, [1.0, 1.0, 0.0] * 50)
    assert 0.1 < few < many < 2 / 3
    assert joined(0.9, [1.0, -1.0, 1.0, -1.0, 0.5]) == 0
    assert joined(0.9, [0.0] * 12) == 0


def test_games_take_as_long_as_a_review_may() -> None:
    assert effort_of(AMONG_RIVALS.budget(160)) == Effort(1500, 100, ENDLESS)
    assert effort_of(Budget(ENDLESS, 4)) == Effort(8, 1, ENDLESS)
    assert effort_of(Budget(0.1, 10**9)) == Effort(1500, 100, 3.0)
    for least in (Effort(1500, 1, 0.0), Effort(1, 1, ENDLESS)):
        assert len(leads_of(quiet_mistake(), quiet_moment(), least, 0)) == 1


def quiet_journal() -> mattock.Journal:
    return mattock.Journal.from_text(Path(__file__).with_name("quiet_action.jsonl").read_text(encoding="utf-8"))


def quiet_moment() -> mattock.State:
    return mattock.game("dwar7s").rebuild(quiet_journal(), upto=75)


def quiet_mistake() -> Choice:
    moment = quiet_moment()
    chosen, best = (moment.catalogue.by_code(code) for code in ("place:red_gold_mine", "lay:ruby_mine"))
    return made_up.choice(76, 0.2, 0.7, seat=moment.to_move, together=False)._replace(chosen=chosen, best=best)


def test_games_are_the_same_again_and_know_only_what_the_seat_knew() -> None:
    mistake, moment = quiet_mistake(), quiet_moment()
    other = moment.imagine(mistake.seat, mattock.Seeded(5))
    effort = Effort(1, 2, ENDLESS)
    assert leads_of(mistake, moment, effort, 1) == leads_of(mistake, other, effort, 1)


def test_a_quiet_action_that_would_have_won_wins_games_too() -> None:
    mistake = quiet_mistake()
    found = confirmed(mistake, quiet_moment(), Effort(60, 100, ENDLESS), 0)
    assert found.best == mistake.best
    assert found.loss > 0.3
