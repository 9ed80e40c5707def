"""What the golden games of Dwar7s Fall show between them."""

from __future__ import annotations

from typing import Final

from mattock.games.dwar7s.cards import OGRES
from mattock.games.dwar7s.refusals import FAILURES
from scripts.golden.dwar7s.shows import after_the_trigger, decided_by, secrets_shown, shares_a_kingdom
from scripts.golden.kept import Played
from tests.golden.kept import journal_of, kept_of, witnessed
from tests.paragraphs import rule

GAMES: Final = [kept.name for kept in kept_of("dwar7s")]
STIRRING: Final = frozenset(
    {"goal_bought", "secret_revealed", "gems_taken", "ogre_drawn", "ogre_played", "monster_defeated"}
    | {"card_laid", "stack_dug"}
)


def ended_by(reason: str) -> list[Played]:
    return [witnessed(kept.name) for kept in kept_of("dwar7s") if kept.golden.ends == reason]


def last_stir(played: Played) -> int:
    """The last round in which something happened."""
    found = now = 0
    for event in played.tale:
        if event["event"] == "turn_began":
            now = int(str(event["round"]))
        elif event["event"] == "game_ended":
            break
        elif event["event"] in STIRRING:
            found = now
    return found


@rule("D11.1")
def test_the_last_seat_ends_a_golden_game_at_once_and_earlier_ones_leave_the_others_a_turn() -> None:
    followed = {(witnessed(name).state.options["players"], after_the_trigger(witnessed(name))) for name in GAMES}
    assert {turns for _, turns in followed} >= {None, 0, 1, 2, 3}
    assert all(turns is None or turns < int(str(players)) for players, turns in followed)


@rule("D11.1", "D13.1")
def test_every_number_of_players_ends_a_golden_game_by_goals() -> None:
    ended = ended_by("goals")
    assert {played.state.options["players"] for played in ended} == {2, 3, 4}
    for played in ended:
        (trigger,) = played.told("end_triggered")
        assert int(str(trigger["goals"])) >= int(str(played.state.options["goals_to_end"]))


@rule("D11.3")
def test_ties_are_golden_at_each_level() -> None:
    assert {decided_by(witnessed(name)) for name in GAMES} == {"score", "kingdom", "dwarfs", "shared"}
    for name in GAMES:
        outcome = witnessed(name).state.outcome
        assert outcome is not None
        assert (len(outcome.winners) > 1) is (decided_by(witnessed(name)) == "shared")


@rule("D11.4")
def test_a_golden_stall_ends_after_eight_rounds_without_anything_new() -> None:
    stalled = ended_by("stall")
    assert stalled
    for played in stalled:
        (end,) = played.told("game_ended")
        assert int(str(end["round"])) == last_stir(played) + 8


@rule("D11.4")
def test_a_golden_game_that_goes_on_and_on_ends_after_sixty_rounds() -> None:
    endless = ended_by("rounds")
    assert endless
    assert all(played.told("game_ended")[0]["round"] == 60 for played in endless)


@rule("D8.1")
def test_secret_goals_are_golden_revealed_by_their_owners_and_at_the_end() -> None:
    shown = [secrets_shown(witnessed(name)) for name in GAMES]
    assert any(in_play for in_play, _ in shown)
    assert any(at_the_end for _, at_the_end in shown)


@rule("D9.1", "D9.2", "D9.3", "D9.4", "D9.5")
def test_all_five_ogres_are_played_in_one_golden_game() -> None:
    played = [{event["ogre"] for event in witnessed(name).told("ogre_played")} for name in GAMES]
    assert set(OGRES) in played


@rule("D6.3")
def test_every_way_to_fail_a_task_is_golden() -> None:
    failed = {event["why"] for name in GAMES for event in witnessed(name).told("task_failed")}
    assert failed == set(FAILURES) - {""}


@rule("D13.2")
def test_castles_share_an_area_in_a_golden_game_with_split_kingdoms() -> None:
    split = [name for name in GAMES if journal_of(name).options["shared_kingdoms"] == "split"]
    assert any(shares_a_kingdom(witnessed(name)) for name in split)


@rule("D13.3")
def test_no_thief_and_no_crown_walks_a_golden_game_with_gentle_ogres() -> None:
    gentle = [name for name in GAMES if journal_of(name).options["ogres"] == "gentle"]
    drawn = {event["ogre"] for name in gentle for event in witnessed(name).told("ogre_drawn")}
    assert drawn == {"ambush", "brute", "panic"}
