"""A turning point among rivals is told only if games that are played out from there show it too."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import mattock
from mattock.bots.advice import GAIN, NO_LESS, SURVIVAL, VICTORY, Reason
from mattock.bots.budget import Budget
from mattock.lab import confirmation
from mattock.lab.choice import MIN_LOSS
from mattock.lab.confirmation import (
    END_PAIRS,
    MAX_PAIRS,
    MIN_PAIRS,
    Futures,
    GameBudget,
    Pair,
    budget_for_games,
    confirmation_of,
    confirmed,
    end_of,
)
from mattock.lab.judgement import RIVAL_EFFORT
from tests.lab import made_up

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mattock.lab.choice import Choice

ENDLESS = float("inf")
MOMENT = mattock.game("dwar7s").new(seed=1)


def full() -> GameBudget:
    return GameBudget(10**9, 1)


def found_costly(hoped: float, kept: float) -> Choice:
    return made_up.choice(7, hoped, kept, together=False)._replace(is_checked=False)


def shown(monkeypatch: pytest.MonkeyPatch, best: Sequence[float], chosen: Sequence[float]) -> list[str]:
    """Games that end like this, world by world; the worlds that were asked for."""
    worlds: list[str] = []

    def played_on(_: object, __: object, ___: int, key: str, ____: object, *, rounds: int = 0) -> Pair:
        at = len(worlds)
        worlds.append(key)
        return Pair(best[at % len(best)], chosen[at % len(chosen)], 10)

    monkeypatch.setattr(confirmation, "played_on", played_on)
    return worlds


def test_what_games_do_not_show_was_no_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    worlds = shown(monkeypatch, [0.3, 0.5], [0.3, 0.5])
    found = confirmed(found_costly(0.53, 0.44), MOMENT, full(), 0, together=False)
    assert found.best == found.chosen
    assert found.loss == 0
    assert 0.4 < found.hoped[0] < 0.44  # between what games reach and what the search thought
    assert len(worlds) == len(set(worlds)) == MIN_PAIRS  # that is soon seen
    assert found.is_checked


def test_what_games_show_is_as_large_as_they_say_and_somewhat_as_the_search_does(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    worlds = shown(monkeypatch, [1.0], [0.0, 1.0, 1.0, 1.0])
    found = confirmed(found_costly(0.7, 0.5), MOMENT, full(), 0, together=False)
    assert found.best != found.chosen
    assert found.reason is not None
    assert found.is_checked
    assert found.games == 2 * len(worlds)
    assert 0.2 * confirmation.SEARCH_LOSS_SHARE < found.loss < 1 / 4
    assert sum(found.hoped) == pytest.approx(1)
    assert MIN_PAIRS + END_PAIRS <= len(worlds) < MAX_PAIRS  # no more than are needed


def test_a_team_shares_the_chances_that_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    shown(monkeypatch, [0.9], [0.6])
    found = confirmed(found_costly(0.9, 0.6), MOMENT, full(), 0, together=True)
    assert found.hoped[0] == found.hoped[1] == pytest.approx(0.9, abs=0.03)
    assert found.kept[0] == found.kept[1] == pytest.approx(0.6, abs=0.03)


def test_where_the_search_is_far_off_the_chances_told_are_those_of_games(monkeypatch: pytest.MonkeyPatch) -> None:
    shown(monkeypatch, [1.0], [1.0, 1.0, 0.0])
    found = confirmed(found_costly(0.3, 0.2), MOMENT, full(), 0, together=False)
    assert found.hoped[0] > 0.9
    assert 0.6 < found.kept[0] < 0.8
    assert found.doubt > 0.5  # so far may the search be off nearby as well
    along = made_up.review_of(found, made_up.choice(8, 0.25, together=False, doubt=0.2), together=False)
    assert along.choices[0].kept[0] == pytest.approx(found.kept[0], abs=0.03)  # and little beside it counts


def test_what_stays_unclear_is_no_mistake_however_many_games_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    worlds = shown(monkeypatch, [1.0, 0.0, 1.0, 0.0, 1.0], [0.0, 1.0, 0.0, 1.0, 0.5])
    assert confirmed(found_costly(0.53, 0.19), MOMENT, full(), 0, together=False).loss == 0
    assert MIN_PAIRS <= len(worlds) <= MAX_PAIRS
    shown(monkeypatch, [1.0, 1.0, 0.0], [0.0, 0.0, 1.0])
    assert (
        confirmed(found_costly(0.5, 0.1), MOMENT, full(), 0, together=False).loss > MIN_LOSS
    )  # a third is clear at last


def test_no_more_is_spent_than_there_is_and_what_is_unclear_then_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[float] = []
    for game_budget in (GameBudget(30, 1), GameBudget(10**9, 1, 1e-9)):
        game_budget.tell = lambda game_budget=game_budget: told.append(game_budget.spent)
        worlds = shown(monkeypatch, [1.0], [0.0])
        mistake = found_costly(0.5, 0.4)
        assert confirmed(mistake, MOMENT, game_budget, 0, together=False) == mistake
        assert len(worlds) == (3 if game_budget.seconds == ENDLESS else 1)
        assert game_budget.is_empty
        assert confirmed(mistake, MOMENT, game_budget, 0, together=False) == mistake
    assert len(told) == 4


def test_no_chance_leaves_the_possible(monkeypatch: pytest.MonkeyPatch) -> None:
    shown(monkeypatch, [1.0], [0.0])
    for hoped in (0.99, 0.06):
        found = confirmed(found_costly(hoped, hoped - 0.05), MOMENT, full(), 0, together=False)
        assert 0.0 <= found.kept[0] < found.hoped[0] <= 1.0
        assert found.loss > 0.5


def pairs(leads: Sequence[float]) -> list[Pair]:
    return [Pair(max(0.0, lead), max(0.0, -lead), 10) for lead in leads]


def test_the_more_games_the_more_they_count_and_a_lead_that_may_be_chance_counts_nothing() -> None:
    few, many = (confirmation_of(0.1, pairs([1.0, 1.0, 0.0] * times)) for times in (3, 20))
    assert 0.05 < few.loss < many.loss < 2 / 3
    assert many.is_shown
    assert confirmation_of(0.1, pairs([1.0, -1.0, 1.0, -1.0, 0.5] * 26)).is_refuted
    assert confirmation_of(0.2, pairs([0.0] * MIN_PAIRS)).is_refuted
    first = confirmation_of(0.2, pairs([1.0] * (MIN_PAIRS - 1)))
    assert not first.is_shown
    assert not first.is_refuted


def test_games_take_as_long_as_a_review_may() -> None:
    some, little, hurried = (
        budget_for_games(*one)
        for one in ((RIVAL_EFFORT.budget(160), 160), (Budget(ENDLESS, 4), 9), (Budget(0.1, 10**9), 10))
    )
    assert (some.iterations, some.each, some.seconds) == (8 * 160_000, 24, ENDLESS)
    assert (little.iterations, little.each) == (288, 1)
    assert (hurried.each, hurried.seconds) == (24, 2.0)


def test_games_are_played_on_for_some_rounds_and_what_is_reached_there_is_noted() -> None:
    mistake, moment = quiet_mistake(), quiet_moment()
    futures = Futures(moment, mistake.seat)
    reached, decisions = end_of(moment, mistake.best, 1, "game", futures.best)
    assert 0.0 <= reached <= 1.0
    assert decisions > 10
    assert futures.best.tries == 1
    assert sum(futures.best.shares) == pytest.approx(1)


def test_what_is_not_seen_in_who_wins_is_no_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    """The instinct agrees with the search, as it is what the search goes by; whole games need not."""

    def played_on(_: object, __: object, ___: int, key: str, ____: object, *, rounds: int = 0) -> Pair:
        return Pair(0.5, 0.5, 10) if rounds else Pair(0.7, 0.4, 10)

    monkeypatch.setattr(confirmation, "played_on", played_on)
    found = confirmed(found_costly(0.7, 0.4), MOMENT, full(), 0, together=False)
    assert (found.loss, found.is_checked) == (0.0, True)
    assert found.best == found.chosen
    assert found.games == 2 * (MIN_PAIRS + END_PAIRS)


def test_there_is_always_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nothing can be told from chance, it is what stands most apart."""
    futures = Futures(MOMENT, 0)
    assert futures.reason().code in {VICTORY, SURVIVAL}
    monkeypatch.setattr(confirmation, "reason_for", lambda *_: Reason(NO_LESS, GAIN, 0))
    for world in range(3):
        for part in (futures.best, futures.chosen, futures.now):
            part.look(MOMENT.imagine(0, mattock.Seeded(world)))
    assert futures.reason().code in futures.best.instinct.parts


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
    ours, theirs = (confirmed(mistake, one, GameBudget(10**9, 2), 1, together=False) for one in (moment, other))
    assert ours == theirs
    assert ours.games >= 2 * MIN_PAIRS


def test_a_quiet_action_that_would_have_won_wins_games_too() -> None:
    mistake = quiet_mistake()
    found = confirmed(mistake, quiet_moment(), GameBudget(10**9, 100), 0, together=False)
    assert found.best == mistake.best
    assert found.loss > 0.25
