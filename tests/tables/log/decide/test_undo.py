"""Undo by information frontier: free back to the last luck or revelation, beyond it only if all others agree."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

import mattock
from mattock.core.chance import Fair
from mattock.core.journal import JournalDamaged
from mattock.tables.log.answers import NotNow, Stale
from mattock.tables.log.commands import Agree, Play, Sit, Start, Undo
from mattock.tables.log.decide.result import Decided
from mattock.tables.log.entries import DeedPlayed, LoggedAction, Proposed, Rewound
from mattock.tables.log.export import log_lines, read_log
from mattock.tables.log.position import replayed
from mattock.tables.log.record import Deed
from mattock.tables.log.seats import Person
from tests.paragraphs import rule
from tests.tables.forging import resealed, rows_of
from tests.tables.staging import ADA, BOB, CYD, NAME, Stage

GAMES = pytest.mark.parametrize("game", mattock.game_names())


def has_steps(number: int) -> Callable[[Stage], bool]:
    """People at the table may take back that many actions freely."""
    return lambda stage: any(stage.news(person).free_steps >= number for person in (ADA, BOB))


def with_steps(game: str, number: int) -> Stage:
    """Some game in which that happens."""
    for seed in range(200):
        stage = Stage(game).begin(ADA, BOB).play_on(random.Random(seed), has_steps(number))
        if stage.table.asked is not None:
            return stage
    raise AssertionError("it never happens")


def mover(stage: Stage) -> Person:
    last = stage.table.record.deeds[-1].by
    return next(person for person in (ADA, BOB, CYD) if person.id == last)


def counters(stage: Stage) -> dict[str, int]:
    luck = stage.state.chance
    assert isinstance(luck, Fair)
    return luck.counters


@GAMES
def test_what_taught_nobody_is_taken_back_freely_step_by_step_or_at_once(game: str) -> None:
    for steps in ([1, 1, 1], [3], [2, 1]):
        stage = with_steps(game, 3)
        person = mover(stage)
        actions = [deed.actions for deed in stage.table.record.deeds]
        for number in steps:
            made = stage.do(person, Undo(table=NAME, version=stage.version, steps=number))
            assert [type(body) for body in made] == [Rewound]
        assert [deed.actions for deed in stage.table.record.deeds] == actions[:-3]
        expected = replayed(stage.table.record, len(actions) - 3)
        assert stage.state.snapshot() == expected.snapshot()
        assert isinstance(expected.chance, Fair)
        assert counters(stage) == expected.chance.counters
        assert not stage.news(person).standing.is_rewound
        assert not stage.news(person).standing.rewinds, "what taught nobody anything is nobody's news"
        assert stage.table.record.rewinds


@GAMES
def test_the_frontier_is_the_last_action_that_asked_luck_or_showed_something_hidden(game: str) -> None:
    """Held against the journal and the game's own word, all through some games."""
    for seed in range(3):
        stage, dice = Stage(game).begin(ADA, BOB), random.Random(seed)
        while stage.table.asked is not None and len(stage.entries) < 150:
            state = stage.state
            action = dice.choice(state.legal())
            shows = state.game.reveals(state, action.id) and not state.game.instinct(state).together
            stage.play(action.code)
            played = stage.entries[-1].body
            assert isinstance(played, DeedPlayed)
            has_secrets = any(line.own for line in played.tale)
            assert played.has_taught is (bool(played.moves[0].luck) or shows or has_secrets)
            if played.has_taught:
                assert stage.news(ADA).free_steps == stage.news(BOB).free_steps == 0


@rule("R2.11")
def test_in_a_siege_with_hidden_hands_a_deed_that_only_showed_ones_own_cards_is_taken_back_freely() -> None:
    """Laying a card shows it to the others, who may see it in one's turn anyway."""
    stage = Stage("runedar", first=0).begin(ADA, BOB)
    stage.play_on(random.Random(1), lambda one: "move" in deed_with_a_card(one))
    lay, move = deed_with_a_card(stage)["move"]
    person = stage.owner()
    assert person is not None
    stage.play(lay, move)
    assert not stage.table.record.deeds[-1].has_taught
    made = stage.do(person, Undo(table=NAME, version=stage.version))
    assert [type(body) for body in made] == [Rewound]


def deed_with_a_card(stage: Stage) -> dict[str, tuple[str, str]]:
    """Cards that may be laid from the hidden hand, each with a use of it, by the verb of that use."""
    found = {}
    for lay in stage.state.legal():
        if lay.verb == "lay" and stage.state.game.reveals(stage.state, lay.id):
            world = stage.state.clone()
            world.play(lay)
            found.update({use.verb: (lay.code, use.code) for use in world.legal()})
    return found


def test_a_log_in_which_a_shown_card_had_taught_is_still_believed() -> None:
    stage = Stage("runedar", first=0).begin(ADA, BOB)
    stage.play_on(random.Random(1), lambda one: "move" in deed_with_a_card(one))
    for action in deed_with_a_card(stage)["move"]:
        stage.play(action)
    rows = rows_of(stage)
    laid, moved = rows[-2]["body"], rows[-1]["body"]
    assert [laid["has_taught"], moved["has_taught"]] == [False, False]
    laid["has_taught"] = True
    table, _, _ = read_log(resealed(rows))
    assert [deed.has_taught for deed in table.record.deeds[-2:]] == [True, False]
    moved["has_taught"] = True
    with pytest.raises(JournalDamaged):
        read_log(resealed(rows))


def test_the_actions_of_others_are_not_taken_back_freely() -> None:
    """An action of somebody else stands between, though it taught nobody anything hidden."""
    for seed in range(100):
        stage = Stage("dwar7s").begin(ADA, BOB)
        stage.play_on(random.Random(seed), lambda one: one.news(ADA).free_steps > 0 and one.owner() == BOB)
        if stage.table.asked is None:
            continue
        quiet = [a for a in stage.state.legal() if not stage.state.game.reveals(stage.state, a.id)]
        stage.play(quiet[0].code)
        if not stage.table.record.deeds[-1].has_taught:
            assert stage.news(ADA).free_steps == 0
            made = stage.do(ADA, Undo(table=NAME, version=stage.version, steps=2))
            assert [type(body) for body in made] == [Proposed]
            return
    raise AssertionError("it never happens")


def line_of(stage: Stage, *moved: tuple[str | None, bool]) -> Stage:
    """As if these had played last: by whom, and whether it has taught."""
    stage.table.record.deeds = [Deed((LoggedAction("rest", ()),), by, has_taught) for by, has_taught in moved]
    return stage


@pytest.mark.parametrize(
    ("moved", "steps"),
    [
        ([("ada", False), (None, False), (None, False)], 3),
        ([("ada", False), (None, False), ("ada", False)], 3),
        ([("ada", False), (None, True), ("ada", False), (None, False)], 2),
        ([("ada", True), (None, False), (None, False)], 0),
        ([("ada", False), (None, True)], 0),
        ([(None, False), (None, False)], 0),
        ([("ada", False), ("pebble", False), ("ada", False), (None, False)], 2),
    ],
)
def test_the_actions_of_bots_that_taught_nobody_are_in_nobodys_way(
    moved: list[tuple[str | None, bool]], steps: int
) -> None:
    assert line_of(Stage(players=3).begin(ADA), *moved).news(ADA).free_steps == steps


def test_where_another_person_holds_a_seat_the_actions_of_bots_are_not_taken_back_freely() -> None:
    stage = line_of(Stage(players=3).begin(ADA, BOB), ("ada", False), (None, False))
    assert stage.news(ADA).free_steps == 0


def after_a_bot() -> Stage:
    """Ada has done something, a bot went on, and nobody has learned anything by it."""
    for seed in range(200):
        stage = Stage("dwar7s").begin(ADA)
        stage.play_on(random.Random(seed), lambda one: ends_with(one, ADA.id, None))
        if stage.table.asked is not None and not any(moved.has_taught for moved in stage.table.record.deeds[-2:]):
            return stage
    raise AssertionError("it never happens")


def test_one_undo_takes_back_ones_own_last_action_and_what_bots_did_after_it() -> None:
    stage = after_a_bot()
    before = len(stage.table.record.deeds)
    assert stage.do(ADA, Undo(table=NAME, version=stage.version)) == [Rewound(before - 2, ADA, is_beyond=False)]
    assert stage.owner() == ADA
    table, _, _ = read_log(log_lines(NAME, stage.entries))
    assert not any(rewind.is_beyond for rewind in table.record.rewinds)


def test_one_undo_beyond_the_frontier_goes_back_as_far() -> None:
    stage = Stage().begin(ADA).play_on(random.Random(1), has_bot_taught)
    line = [moved.by for moved in stage.table.record.deeds]
    last = max(number for number, by in enumerate(line) if by == ADA.id)
    assert stage.do(ADA, Undo(table=NAME, version=stage.version)) == [Rewound(last, ADA, is_beyond=True)]


@GAMES
@pytest.mark.parametrize("is_remote", [False, True])
def test_one_undo_takes_back_ones_own_last_action_whoever_has_played_since(game: str, is_remote: bool) -> None:
    stage = Stage(game)
    stage.do(ADA, Sit(table=NAME))
    stage.do(BOB, Sit(table=NAME, is_remote=is_remote))
    stage.do(ADA, Start(table=NAME))
    stage.play_on(random.Random(1), lambda one: ends_with(one, ADA.id, BOB.id, BOB.id))
    kept = len(stage.table.record.deeds) - 3
    (made,) = stage.do(ADA, Undo(table=NAME, version=stage.version))
    assert made == Proposed("undo", ADA, kept, (BOB.id,)), "who sits as a remote bot is asked like everybody"


def test_who_has_played_nothing_has_nothing_to_take_back() -> None:
    stage = Stage().begin(ADA, BOB)
    first = stage.owner()
    stage.play(stage.state.legal()[0].code)
    other = BOB if first == ADA else ADA
    assert stage.refused(other, Undo(table=NAME, version=stage.version), NotNow).code == "nothing_to_undo"


def ends_with(stage: Stage, *by: str | None) -> bool:
    """Those have played last."""
    return [moved.by for moved in stage.table.record.deeds[-len(by) :]] == list(by)


def has_bot_taught(stage: Stage) -> bool:
    line = stage.table.record.deeds
    return any(moved.by for moved in line) and line[-1].by is None and line[-1].has_taught


def test_a_log_that_marks_more_than_it_had_to_is_believed() -> None:
    """Earlier versions marked an undo over the actions of bots."""
    stage = after_a_bot()
    marked = Rewound(len(stage.table.record.deeds) - 2, ADA, is_beyond=True)
    stage.ask(lambda _: Decided([marked]))
    table, _, _ = read_log(log_lines(NAME, stage.entries))
    assert table.record.rewinds[-1].is_beyond


@GAMES
def test_after_a_rewind_the_same_luck_comes_again(game: str) -> None:
    """The same actions bring the same numbers, however far one goes back; nobody re-rolls by undoing."""
    stage = Stage(game, players=3).begin(ADA).play_on(random.Random(5), lambda one: len(one.table.record.deeds) >= 60)
    deeds, position = list(stage.table.record.deeds), stage.state.snapshot()
    for back in (60, 41, 7):
        stage.do(ADA, Undo(table=NAME, version=stage.version, steps=back))
        for deed in deeds[60 - back :]:
            stage.play(*deed.actions)
        assert stage.table.record.deeds == deeds
        assert stage.state.snapshot() == position


@GAMES
def test_another_action_after_a_rewind_does_not_change_the_next_number_of_a_stream(game: str) -> None:
    """The counters of the streams go back with the position: they are what a game without the detour would have."""
    stage = Stage(game, players=2).begin(ADA, BOB)
    dice = random.Random(8)
    for _ in range(6):
        stage.play_on(dice, lambda one: one.table.asked is None or len(one.table.record.deeds) % 9 == 8)
        if stage.table.asked is None:
            break
        back = dice.randint(1, 8)
        owner = stage.owner()
        assert owner is not None
        stage.do(owner, Undo(table=NAME, version=stage.version, steps=back))
        if stage.table.record.proposal is not None:
            other = BOB if owner == ADA else ADA
            stage.do(other, Agree(table=NAME, proposal=stage.version))
        stage.play(dice.choice(stage.state.legal()).code)
    expected = replayed(stage.table.record, len(stage.table.record.deeds))
    assert stage.state.snapshot() == expected.snapshot()
    assert isinstance(expected.chance, Fair)
    assert counters(stage) == expected.chance.counters


def test_there_is_no_undo_before_the_first_action() -> None:
    stage = Stage().begin(ADA, BOB)
    assert stage.refused(ADA, Undo(table=NAME, version=stage.version), NotNow).code == "nothing_to_undo"


def test_a_move_for_the_position_before_an_undo_is_stale() -> None:
    stage = with_steps("runedar", 1)
    person, seen = mover(stage), stage.version
    stage.do(person, Undo(table=NAME, version=seen))
    stage.refused(person, Play(table=NAME, version=seen, action=stage.state.legal()[0].code), Stale)
