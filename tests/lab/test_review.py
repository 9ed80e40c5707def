"""A review splits a game into luck and decisions that add up, from what was known at each moment and nothing else."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import mattock
from mattock.bots import Sight, bot
from mattock.bots.budget import Budget
from mattock.core.playout import play_randomly
from mattock.lab import review as reviewing
from mattock.lab.chains import chains
from mattock.lab.judgement import COOPERATIVE_EFFORT, RIVAL_EFFORT, judge
from mattock.lab.review import continue_from, misfits, moments, review
from mattock.lab.review_result import DECISION, LUCK, OTHERS
from tests.lab import made_up

if TYPE_CHECKING:
    from mattock.lab.choice import Choice
    from mattock.lab.confirmation import GameBudget
    from mattock.lab.review_result import Review

GAMES = pytest.mark.parametrize("name", mattock.game_names())
LITTLE = 4
ENDLESS = float("inf")


@cache
def journal(name: str, **options: object) -> mattock.Journal:
    """A whole game played at random: short, and full of mistakes."""
    state = mattock.game(name).new(seed="review", **options)
    play_randomly(state, mattock.Seeded("review"))
    return state.journal()


@cache
def whole(name: str) -> Review:
    return review(journal(name), mattock.game(name), iterations=LITTLE)


def cut(told: mattock.Journal, actions: int) -> mattock.Journal:
    """The journal of the same game, interrupted after so many actions."""
    return mattock.game(told.game).rebuild(told, upto=actions).journal()


def assert_adds_up(found: Review) -> None:
    for seat in range(found.players):
        split = found.split(seat)
        assert split.start + split.decisions + split.others + split.luck == pytest.approx(split.end)
        assert split.decisions <= 0


@GAMES
def test_decisions_and_luck_add_up_to_the_way_from_the_start_to_the_result(name: str) -> None:
    found = whole(name)
    assert found.is_whole
    assert_adds_up(found)
    outcome = mattock.game(name).rebuild(journal(name)).outcome
    assert outcome is not None
    assert [found.split(seat).end > 0 for seat in range(2)] == [seat in outcome.winners for seat in range(2)]


@GAMES
def test_every_decision_with_a_choice_is_judged_and_no_other(name: str) -> None:
    numbers = [
        number for number, _, state in moments(mattock.game(name), journal(name), None) if len(state.legal()) > 1
    ]
    assert [choice.number for choice in whole(name).choices] == numbers


@GAMES
def test_no_decision_is_better_than_the_best(name: str) -> None:
    for choice in whole(name).choices:
        assert choice.loss >= 0
        assert (choice.loss == 0) is (choice.best == choice.chosen)
        assert choice.chosen.code == journal(name).moves[choice.number - 1].code


@GAMES
def test_luck_is_only_where_luck_was_asked_or_a_secret_came_out(name: str) -> None:
    game, told = mattock.game(name), journal(name)
    hidden = {
        number
        for number, _, state in moments(game, told, None)
        if game.reveals(state, state.catalogue.by_code(told.moves[number - 1].code).id)
    }
    alone = 0
    for side in whole(name).sides:
        for step in whole(name).steps(side):
            between = range(step.choice.number, min(step.until, len(told.moves) + 1))
            asked = any(told.moves[number - 1].luck for number in between)
            assert (step.cause == LUCK) >= asked
            if step.cause == LUCK and step.until <= len(told.moves):
                assert asked or hidden & set(between)
            if step.cause == OTHERS and (step.mistakes, step.rest) == (0.0, 0.0):
                alone += 1
    assert alone > 0


def test_rivals_share_one_victory_at_every_moment_and_those_who_play_together_have_one_curve() -> None:
    rivals, team = whole("dwar7s"), whole("runedar")
    assert rivals.sides == [0, 1]
    assert team.sides == [0]
    for choice in rivals.choices:
        assert sum(choice.hoped) == pytest.approx(1)
        assert sum(choice.kept) == pytest.approx(1)
    assert all(choice.hoped[0] == choice.hoped[1] for choice in team.choices)
    assert [number for number, _ in rivals.curve(0)][:-1] == [one.number for one in rivals.choices if one.seat == 0]


@GAMES
def test_a_decision_is_judged_the_same_whatever_was_hidden_from_its_seat(name: str) -> None:
    game, told = mattock.game(name), journal(name)
    choices = [choice for choice in whole(name).choices if choice.number > 40][:5]
    for choice in choices:
        state = game.rebuild(told, upto=choice.number - 1)
        other = state.imagine(choice.seat, mattock.Seeded(choice.number))
        ours, theirs = (judge(one, told, choice.number, choice.turn, Budget(ENDLESS, 40), 1) for one in (state, other))
        assert ours == theirs


@GAMES
def test_what_came_later_changes_nothing_about_a_decision(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Decisions that no luck came between are judged as one, as they all look at the same future."""
    monkeypatch.setattr(reviewing, "MAX_LOOKS", 0)
    game = mattock.game(name)
    shorter, longer = (review(cut(journal(name), length), game, iterations=LITTLE) for length in (30, 60))
    *_, last = chains(shorter.choices, together=shorter.together)
    settled = len(shorter.choices) - len(last)
    assert settled > 3
    assert shorter.choices[:settled] == longer.choices[:settled]


@GAMES
def test_a_game_that_is_not_over_is_reviewed_up_to_where_it_stopped(name: str) -> None:
    found = review(cut(journal(name), 30), mattock.game(name), iterations=LITTLE)
    assert found.is_whole
    assert found.result is None
    assert_adds_up(found)
    assert found.split(found.choices[-1].seat).end == found.choices[-1].kept[found.choices[-1].seat]


@GAMES
def test_an_interrupted_review_keeps_what_it_has(name: str) -> None:
    def stop(done: int, total: int) -> None:
        assert done < total
        if done == 25:
            raise KeyboardInterrupt

    found = review(journal(name), mattock.game(name), iterations=LITTLE, tell=stop)
    assert not found.is_whole
    assert found.result is None
    assert found.choices
    assert all(choice.number < 25 for choice in found.choices)
    assert_adds_up(found)


@GAMES
def test_interrupted_before_anything_was_found_a_review_says_so(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(reviewing, "judge", stop)
    with pytest.raises(KeyboardInterrupt):
        review(journal(name), mattock.game(name), iterations=LITTLE)


def test_interrupted_at_its_second_look_a_review_still_has_the_whole_game() -> None:
    told = journal("dwar7s")

    def stop(done: int, total: int) -> None:
        if done > len(told.moves):
            raise KeyboardInterrupt

    found = review(told, mattock.game("dwar7s"), iterations=LITTLE, tell=stop)
    assert not found.is_whole
    assert found.result is not None
    assert len(found.choices) == len(whole("dwar7s").choices)


def test_everything_that_is_told_was_looked_at_closer_and_what_games_do_not_show_is_no_mistake(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """At the first look some seem to be mistakes that are none, and some do not that are."""
    looks: Counter[int] = Counter()
    games: Counter[int] = Counter()

    def confirmed(choice: Choice, state: mattock.State, _: object, __: object, *, together: bool) -> Choice:
        assert not together
        assert (state.to_move, looks[choice.number]) == (choice.seat, 1 + len(RIVAL_EFFORT.closer))
        games[choice.number] += 1
        shown = choice._replace(is_checked=True)
        return shown if len(games) > 1 else shown._replace(best=choice.chosen, hoped=choice.kept)

    def judge(state: mattock.State, _: object, number: int, __: int, budget: Budget, ___: object) -> Choice:
        assert budget.iterations == 10 * (1, *RIVAL_EFFORT.closer)[looks[number]]
        looks[number] += 1
        return first_or_second_look(state, number, looks[number])

    monkeypatch.setattr(reviewing, "judge", judge)
    monkeypatch.setattr(reviewing, "confirmed", confirmed)
    found = review(cut(journal("dwar7s"), 50), mattock.game("dwar7s"), iterations=10)
    points = found.turning_points()
    mistakes = [point.choice.number for point in points if point.kind == DECISION]
    assert mistakes
    refuted, *others = games
    assert refuted not in mistakes
    assert set(mistakes) <= set(others)
    assert set(games.values()) == {1}
    assert all(looks[point.choice.number] == 1 + len(RIVAL_EFFORT.closer) for point in points)
    assert all(looks[point.choice.number] > 1 for point in found.strokes())


def first_or_second_look(state: mattock.State, number: int, look: int) -> Choice:
    lost = 0.0 if number % (7 if look == 1 else 5) else 0.3
    kept = 0.5 - lost if state.to_move == 0 else 0.5 + lost
    found = made_up.choice(number, 0.5, kept, seat=state.to_move, together=False, doubt=0.02)
    return found._replace(is_checked=False)


@pytest.mark.parametrize("stopped_by", ["time", "interrupt"])
def test_what_games_have_not_shown_is_no_turning_point(monkeypatch: pytest.MonkeyPatch, stopped_by: str) -> None:
    """Games take as long as they may; what is not clear by then is not told, and neither is what was not yet tried."""
    tried: list[int] = []

    def confirmed(choice: Choice, _: object, game_budget: GameBudget, __: object, *, together: bool) -> Choice:
        assert not together
        tried.append(choice.number)
        if stopped_by == "interrupt":
            raise KeyboardInterrupt
        if len(tried) == 3:
            game_budget.spend(game_budget.iterations, 0.0)
        return choice

    monkeypatch.setattr(reviewing, "judge", lambda state, _, number, *__: first_or_second_look(state, number, 2))
    monkeypatch.setattr(reviewing, "confirmed", confirmed)
    found = review(cut(journal("dwar7s"), 50), mattock.game("dwar7s"), iterations=10)
    assert len(tried) == len(set(tried)) == (3 if stopped_by == "time" else 1)
    assert found.is_whole is (stopped_by == "time")
    assert found.suspects()
    assert [point for point in found.turning_points() if point.kind == DECISION] == found.mistakes() == []


def test_what_the_rest_of_its_chain_contradicts_is_looked_at_again_the_worst_first() -> None:
    choices = [
        made_up.choice(1, 0.8, doubt=0.01),
        made_up.choice(2, 0.7, doubt=0.2),
        made_up.choice(3, 0.2, doubt=0.01),
    ]
    assert [one.hoped[0] for one in made_up.review_of(*choices).choices] == pytest.approx([0.35] * 3, abs=0.001)
    assert misfits(made_up.review_of(*choices), choices) == [0, 2]  # the second may be off by as much


def test_a_look_takes_what_is_found_there(monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = made_up.choice(1, 0.8, luck=True), made_up.choice(1, 0.2)
    budgets: list[Budget] = []

    def judge(_: object, __: object, ___: int, ____: int, budget: Budget, _____: object) -> Choice:
        budgets.append(budget)
        return second

    monkeypatch.setattr(reviewing, "judge", judge)
    reviewer = reviewing.Reviewer(journal("dwar7s"), mattock.game("dwar7s"), None, Budget(ENDLESS, 5), 0, None)
    assert reviewer.again(first, 4) == second._replace(news=first.news)
    assert budgets == [Budget(ENDLESS, 20)]


def test_unless_told_a_review_divides_its_iterations_among_the_decisions_within_limits() -> None:
    assert [RIVAL_EFFORT.budget(count).iterations for count in (1, 100, 10_000)] == [1600, 1600, 400]
    assert [COOPERATIVE_EFFORT.budget(count).iterations for count in (1, 400, 10_000)] == [600, 400, 240]
    game = mattock.game("dwar7s")
    reviewer = reviewing.Reviewer(journal("dwar7s"), game, None, None, 0, None)
    assert reviewer.budget == RIVAL_EFFORT.budget(len(whole("dwar7s").choices))


def test_a_blunder_is_found_with_the_better_action() -> None:
    told, number = game_with_a_blunder()
    state = mattock.game("dwar7s").rebuild(told, upto=number - 1)
    blunder = judge(state, told, number, 1, Budget(ENDLESS, 120), 0)
    assert blunder.chosen.verb == "decline"
    assert blunder.best.verb == "buy"
    assert blunder.loss > 0.05


def test_a_quiet_action_that_would_have_won_is_found() -> None:
    """Nobody leans to it, so a search that is soon content sees a lost position, whatever is done."""
    told = mattock.Journal.from_text(Path(__file__).with_name("quiet_action.jsonl").read_text(encoding="utf-8"))
    state = mattock.game("dwar7s").rebuild(told, upto=75)
    mistake = judge(state, told, 76, 1, Budget(ENDLESS, 1000), 1)
    assert (mistake.chosen.code, mistake.best.code) == ("place:red_gold_mine", "lay:ruby_mine")
    assert mistake.hoped[mistake.seat] > 0.7
    assert mistake.kept[mistake.seat] < 0.4


def game_with_a_blunder() -> tuple[mattock.Journal, int]:
    """Journeymen play until one could buy a goal and does not; its action's number. The game stops there."""
    state = mattock.game("dwar7s").new(seed="blunder")
    player = bot("journeyman", seed="blunder")
    while not {"buy", "decline"} <= {action.verb for action in state.legal()}:
        state.play(player.choose(Sight(state, state.to_move)))
    state.play(next(action for action in state.legal() if action.verb == "decline"))
    told = state.journal()
    return told, len(told.moves)


@GAMES
@pytest.mark.parametrize("number", [1, 40, 90])
def test_a_person_can_go_on_from_any_action_knowing_what_its_seat_knew(name: str, number: int) -> None:
    game, told = mattock.game(name), journal(name)
    then = game.rebuild(told, upto=number - 1)
    seat = then.to_move
    state = continue_from(told, game, number)
    assert state.view(seat) == then.view(seat)
    assert state.legal() == then.legal()
    play_randomly(state, mattock.Seeded(1))
    assert state.is_over


@GAMES
def test_who_goes_on_finds_other_secrets_and_other_luck(name: str) -> None:
    told, game = journal(name), mattock.game(name)
    taken_up = [continue_from(told, game, 41, chance=mattock.Seeded(seed)) for seed in range(4)]
    then = game.rebuild(told, upto=40)
    assert any(state.snapshot() != then.snapshot() for state in taken_up)
    for state in taken_up:
        play_randomly(state, mattock.Seeded(1))
    assert len({str(state.snapshot()) for state in taken_up}) > 1


@pytest.mark.parametrize("number", [0, -1, 10**6])
def test_nobody_goes_on_from_an_action_that_is_not_there(number: int) -> None:
    with pytest.raises(mattock.BadOption, match=f"action={number}: allowed are whole numbers from 1 to"):
        continue_from(journal("dwar7s"), mattock.game("dwar7s"), number)


def test_a_journal_without_a_decision_cannot_be_reviewed_nor_gone_on_from() -> None:
    game = mattock.game("dwar7s")
    told = game.new(seed=1).journal()
    with pytest.raises(mattock.BadOption, match="nothing to review"):
        review(told, game)
    with pytest.raises(mattock.BadOption, match="no action was taken"):
        continue_from(told, game, 1)


def test_a_journal_that_tells_a_false_end_is_refused() -> None:
    told = mattock.game("dwar7s").rebuild(journal("dwar7s")).journal()
    assert told.outcome is not None
    told.outcome = {**told.outcome, "winners": []}
    with pytest.raises(mattock.JournalError, match="the outcome told is not the one reached"):
        review(told, mattock.game("dwar7s"), iterations=LITTLE)


def test_a_journal_of_another_game_or_a_wrong_budget_is_refused() -> None:
    with pytest.raises(mattock.JournalMismatch):
        review(journal("dwar7s"), mattock.game("runedar"))
    with pytest.raises(mattock.BadOption, match="iterations=0"):
        review(journal("dwar7s"), mattock.game("dwar7s"), iterations=0)
