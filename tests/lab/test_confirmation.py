"""A turning point among rivals is told only if games that are played out from there show it too."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import mattock
from mattock.bots.budget import Budget
from mattock.lab import confirmation
from mattock.lab.choice import TOLD
from mattock.lab.confirmation import FIRST, PAIRS, Pair, Purse, confirmed, end_of, purse_of, verdict_of
from mattock.lab.judgement import AMONG_RIVALS
from tests.lab import made_up

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mattock.lab.choice import Choice

ENDLESS = float("inf")
MOMENT = mattock.game("dwar7s").new(seed=1)


def full() -> Purse:
    return Purse(10**9, 1)


def found_costly(hoped: float, kept: float) -> Choice:
    return made_up.choice(7, hoped, kept, together=False)._replace(is_checked=False)


def shown(monkeypatch: pytest.MonkeyPatch, best: Sequence[float], chosen: Sequence[float]) -> list[str]:
    """Games that end like this, world by world; the worlds that were asked for."""
    worlds: list[str] = []

    def played_out(_: object, __: object, ___: int, key: str) -> Pair:
        at = len(worlds)
        worlds.append(key)
        return Pair(best[at % len(best)], chosen[at % len(chosen)], 10)

    monkeypatch.setattr(confirmation, "played_out", played_out)
    return worlds


def test_what_games_do_not_show_was_no_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    worlds = shown(monkeypatch, [0.0, 1.0], [0.0, 1.0])
    found = confirmed(found_costly(0.53, 0.19), MOMENT, full(), 0)
    assert found.best == found.chosen
    assert found.loss == 0
    assert 0.36 < found.hoped[0] < 0.5  # as often as games are won, and somewhat as the search thought
    assert len(worlds) == len(set(worlds)) == FIRST  # that is soon seen
    assert found.is_checked


def test_what_games_show_is_as_large_as_they_say_and_somewhat_as_the_search_does(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    worlds = shown(monkeypatch, [1.0], [0.0, 1.0, 1.0, 1.0])
    found = confirmed(found_costly(0.6, 0.5), MOMENT, full(), 0)
    assert found.best != found.chosen
    assert found.is_checked
    assert found.games == 2 * len(worlds)
    assert 0.05 < found.loss < 1 / 3
    assert sum(found.hoped) == pytest.approx(1)
    assert FIRST < len(worlds) < PAIRS  # no more than are needed


def test_the_chances_told_are_those_that_games_end_with_however_far_off_the_search_was(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shown(monkeypatch, [1.0], [1.0, 1.0, 0.0])
    found = confirmed(found_costly(0.3, 0.2), MOMENT, full(), 0)
    assert found.hoped[0] > 0.9
    assert 0.6 < found.kept[0] < 0.8
    assert found.doubt > 0.5  # so far may the search be off nearby as well
    along = made_up.review_of(found, made_up.choice(8, 0.25, together=False, doubt=0.05), together=False)
    assert along.choices[0].kept[0] == pytest.approx(found.kept[0], abs=0.01)  # and nothing beside it counts


def test_what_stays_unclear_is_no_mistake_however_many_games_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    worlds = shown(monkeypatch, [1.0, 0.0, 1.0, 0.0, 1.0], [0.0, 1.0, 0.0, 1.0, 0.5])
    assert confirmed(found_costly(0.53, 0.19), MOMENT, full(), 0).loss == 0
    assert FIRST <= len(worlds) <= PAIRS
    worlds = shown(monkeypatch, [1.0, 1.0, 0.0], [0.0, 0.0, 1.0])
    assert confirmed(found_costly(0.5, 0.1), MOMENT, full(), 0).loss > TOLD  # three times a third is clear at last


def test_no_more_is_spent_than_there_is_and_what_is_unclear_then_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[float] = []
    for purse in (Purse(30, 1), Purse(10**9, 1, 1e-9)):
        purse.tell = lambda purse=purse: told.append(purse.spent)
        worlds = shown(monkeypatch, [1.0], [0.0])
        mistake = found_costly(0.5, 0.4)
        assert confirmed(mistake, MOMENT, purse, 0) == mistake
        assert len(worlds) == (3 if purse.seconds == ENDLESS else 1)
        assert purse.is_empty
        assert confirmed(mistake, MOMENT, purse, 0) == mistake
    assert len(told) == 4


def test_no_chance_leaves_the_possible(monkeypatch: pytest.MonkeyPatch) -> None:
    shown(monkeypatch, [1.0], [0.0])
    for hoped in (0.99, 0.06):
        found = confirmed(found_costly(hoped, hoped - 0.05), MOMENT, full(), 0)
        assert 0.0 <= found.kept[0] < found.hoped[0] <= 1.0
        assert found.loss > 0.5


def pairs(leads: Sequence[float]) -> list[Pair]:
    return [Pair(max(0.0, lead), max(0.0, -lead), 10) for lead in leads]


def test_the_more_games_the_more_they_count_and_a_lead_that_may_be_chance_counts_nothing() -> None:
    few, many = (verdict_of(0.1, pairs([1.0, 1.0, 0.0] * times)) for times in (3, 20))
    assert 0.05 < few.loss < many.loss < 2 / 3
    assert many.is_shown
    assert verdict_of(0.9, pairs([1.0, -1.0, 1.0, -1.0, 0.5] * 12)).is_refuted
    assert verdict_of(0.2, pairs([0.0] * FIRST)).is_refuted
    first = verdict_of(0.2, pairs([1.0] * (FIRST - 1)))
    assert not first.is_shown
    assert not first.is_refuted


def test_games_take_as_long_as_a_review_may() -> None:
    some, little, hurried = (
        purse_of(*one) for one in ((AMONG_RIVALS.budget(160), 160), (Budget(ENDLESS, 4), 9), (Budget(0.1, 10**9), 10))
    )
    assert (some.iterations, some.each, some.seconds) == (20 * 160_000, 100, ENDLESS)
    assert (little.iterations, little.each) == (720, 1)
    assert (hurried.each, hurried.seconds) == (100, 4.0)


def test_a_game_is_played_to_its_end_and_one_that_has_none_is_nobodys(monkeypatch: pytest.MonkeyPatch) -> None:
    mistake, moment = quiet_mistake(), quiet_moment()
    won, decisions = end_of(moment, mistake.seat, mistake.best, 1, "game")
    assert won in {0.0, 0.5, 1.0}
    assert decisions > 10
    monkeypatch.setattr(confirmation, "FAR", 3)
    assert end_of(moment, mistake.seat, mistake.best, 1, "game") == (0.5, 3)


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
    ours, theirs = (confirmed(mistake, one, Purse(10**9, 2), 1) for one in (moment, other))
    assert ours == theirs
    assert ours.games >= 2 * FIRST


def test_a_quiet_action_that_would_have_won_wins_games_too() -> None:
    mistake = quiet_mistake()
    found = confirmed(mistake, quiet_moment(), Purse(10**9, 100), 0)
    assert found.best == mistake.best
    assert found.loss > 0.25
