"""`mattock review`: luck and decisions in words and as a picture, on from any moment, and one line for bad input."""

from __future__ import annotations

import re
import shlex
import signal
from typing import TYPE_CHECKING, Any

import pytest

import mattock
from mattock.bots.advice import GAIN, Reason
from mattock.cli import review as command
from mattock.core.playout import play_randomly
from mattock.lab import judgement
from mattock.lab import review as reviewing
from mattock.lab.choice import Choice
from mattock.lab.review_picture import Labels, draw
from mattock.lab.review_result import Review
from mattock.texts import Texts
from mattock.texts.story import people_of
from tests.cli.command import Command, is_one_line, resealed, written

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

GAMES = pytest.mark.parametrize("name", mattock.game_names())


def journal(tmp_path: Path, name: str, actions: int, *, foot: bool = True) -> Path:
    """The beginning of a game that was played at random."""
    state = mattock.game(name).new(seed=4)
    play_randomly(state, mattock.Seeded(4), actions)
    return written(tmp_path / f"{name}.jsonl", state.journal(), foot=foot)


@GAMES
def test_a_review_tells_the_way_of_each_side_and_the_turning_points(run: Command, tmp_path: Path, name: str) -> None:
    result = run("review", journal(tmp_path, name, 30), "--iterations", 8)
    assert (result.code, result.err) == (0, "")
    assert re.search(r": 30 actions, [12]?\d of them with a choice\n", result.out)
    assert ("need not make 100 %" in result.out) is (name == "dwar7s")
    assert result.out.count(", luck ") == (1 if name == "runedar" else 2)
    assert "All chances are estimates" in result.out
    assert "turning point" in result.out or "Where the game turned" in result.out


def made_up(
    choices: list[Choice],
    *,
    result: tuple[float, ...] | None = (0.0, 1.0),
    together: bool = False,
    is_whole: bool = True,
) -> Callable[..., Review]:
    """A review that found that much, whatever the journal."""

    def found(told: mattock.Journal, *_: object, **__: object) -> Review:
        return Review(choices, result, players=2, together=together, actions=len(told.moves), is_whole=is_whole)

    return found


def told_choices(path: Path, kept: float, *, luck: bool) -> list[Choice]:
    """The first decision of the game, as if another had been better."""
    game = mattock.game("dwar7s")
    told = mattock.Journal.from_text(path.read_text(encoding="utf-8"), unfinished=True)
    state = game.rebuild(told, upto=0)
    chosen = state.catalogue.by_code(told.moves[0].code)
    better = next(action for action in state.legal() if action != chosen)
    news = (luck, luck)
    why, chances = Reason("kingdom", GAIN, state.to_move), ((0.6, 0.4), (kept, 1 - kept))
    first = Choice(1, 1, state.to_move, chosen, better, why, *chances, 0.001, news, is_checked=True)
    left = (0.3, 0.7) if luck else first.kept
    return [first, first._replace(number=2, best=chosen, hoped=left, kept=left, news=(True, True))]


@pytest.mark.parametrize(
    ("kept", "said"),
    [(0.5, "cost 10 points (50 % instead of 60 %)"), (0.57, "cost 3 points (57 % instead of 60 %)")],
)
def test_a_costly_decision_is_told_with_the_better_action(
    run: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kept: float, said: str
) -> None:
    path = journal(tmp_path, "dwar7s", 6)
    monkeypatch.setattr(command, "review", made_up(told_choices(path, kept, luck=False)))
    lines = run("review", path).out.splitlines()
    first = next(at for at, line in enumerate(lines) if line.startswith("1. Action 1, "))
    assert lines[first].endswith(f"{said}.")
    assert re.match("   Better: “.*”, because it makes your kingdom worth more.", lines[first + 1])


def test_what_cost_too_little_to_notice_is_not_told(
    run: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = journal(tmp_path, "dwar7s", 6)
    monkeypatch.setattr(command, "review", made_up(told_choices(path, 0.58, luck=False)))
    assert "” cost " not in run("review", path).out


@pytest.mark.parametrize(
    ("language", "said"), [("en", "not yet looked at closely"), ("de", "noch nicht genauer"), ("es", "aún no se había")]
)
def test_interrupted_a_review_leaves_out_what_it_has_not_checked_and_says_so(
    run: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, said: str
) -> None:
    path = journal(tmp_path, "dwar7s", 6)
    choices = [one._replace(is_checked=False) for one in told_choices(path, 0.3, luck=False)]
    monkeypatch.setattr(command, "review", made_up(choices, is_whole=False))
    result = run("--language", language, "review", path)
    assert result.code == 130
    assert said in result.out
    assert "60 %)" not in result.out
    checked = [one._replace(is_checked=True) for one in choices]
    monkeypatch.setattr(command, "review", made_up(checked, is_whole=False))
    result = run("--language", language, "review", path)
    assert said not in result.out
    assert "60 %)" in result.out


@pytest.mark.parametrize(("together", "said"), [(False, "Blue: 60 % from start to end."), (True, "stayed at 60 %.")])
def test_where_nothing_changed_nobody_is_given_a_share_of_it(
    run: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, together: bool, said: str
) -> None:
    path = journal(tmp_path, "dwar7s", 6)
    first, _ = told_choices(path, 0.6, luck=False)
    still = first._replace(best=first.chosen)
    monkeypatch.setattr(command, "review", made_up([still], together=together, result=None))
    out = run("review", path).out
    assert said in out
    assert "Of all that changed it" not in out


@GAMES
def test_a_finished_game_is_reviewed_in_so_many_seconds_a_decision(run: Command, tmp_path: Path, name: str) -> None:
    state = mattock.game(name).new(seed=4)
    play_randomly(state, mattock.Seeded(4))
    result = run("review", written(tmp_path / "whole.jsonl", state.journal()), "--seconds", 0.0001)
    assert (result.code, result.err) == (0, "")
    assert "turning point" in result.out or "Where the game turned" in result.out


def test_what_luck_did_is_said_too(run: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = journal(tmp_path, "dwar7s", 6)
    monkeypatch.setattr(command, "review", made_up(told_choices(path, 0.5, luck=True)))
    *_, heading, stroke, _ = run("review", path).out.splitlines()
    assert heading == "What else changed much, after these actions:"
    assert stroke.startswith("– Action 1, ")
    assert stroke.endswith("after it luck changed the chance from 50 % to 30 %.")


@pytest.mark.parametrize(
    ("given", "seen", "told"),
    [(0.87, 0.27, []), (0.17, 0.97, ["after it luck and what others did changed the chance from 7 % to 97 %."])],
)
def test_only_chances_that_the_player_saw_are_told(
    run: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, given: float, seen: float, told: list[str]
) -> None:
    """A rival may think that he gave us much; what we never saw come is no way down from somewhere."""
    path = journal(tmp_path, "dwar7s", 6)
    first, second = told_choices(path, 0.07, luck=True)
    ours = first._replace(seat=0, hoped=(0.42, 0.58))
    theirs = first._replace(number=2, seat=1, hoped=(0.07, 0.93), kept=(given, 1 - given))
    rest, even = (seen, 1 - seen), (0.5, 0.5)
    after = second._replace(number=3, seat=0, hoped=rest, kept=rest, news=(False, False))
    last = after._replace(number=4, seat=1, hoped=even, kept=even)
    monkeypatch.setattr(command, "review", made_up([ours, theirs, after, last]))
    out = run("review", path).out
    assert "(7 % instead of 42 %)" in out
    assert "87 %" not in out
    after_it = [line for line in out.splitlines() if "Action 1, " in line and "after it" in line]
    assert [line.partition("”: ")[2] for line in after_it] == told


def test_where_luck_turned_the_game_it_is_said_that_nothing_better_was_known(
    run: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = journal(tmp_path, "dwar7s", 6)
    monkeypatch.setattr(command, "review", made_up(told_choices(path, 0.6, luck=True)))
    lines = run("review", path).out.splitlines()
    first = next(at for at, line in enumerate(lines) if line.startswith("1. Action 1, "))
    assert "after it luck changed the chance from 60 % to 30 %" in lines[first]
    assert lines[first + 1] == "   No better action was known: it was the best."


@pytest.mark.parametrize(("times", "is_said"), [(1, False), (3, True)])
def test_each_part_has_its_share_of_all_change_and_large_sums_are_explained(
    run: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, times: int, is_said: bool
) -> None:
    path = journal(tmp_path, "dwar7s", 6)
    first, _ = told_choices(path, 0.1, luck=True)
    choices = [first._replace(number=number, seat=0) for number in range(1, times + 1)]
    monkeypatch.setattr(command, "review", made_up(choices))
    out = run("review", path).out
    shares = "83 % (in points: −50 in all), what others did 0 % (0), luck 17 % (−10)"
    assert (f"Blue: from 60 % to 0 %. Of all that changed it, own decisions made {shares}." in out) is not is_said
    assert ("more than 100 points" in out) is is_said


def test_how_to_go_on_is_told_so_that_it_can_be_typed(
    run: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = journal(tmp_path, "dwar7s", 6, foot=False).rename(tmp_path / "my game.jsonl")
    monkeypatch.setattr(command, "review", made_up(told_choices(path, 0.5, luck=False)))
    line = run("review", path, "--unfinished").out.splitlines()[-1]
    assert line.endswith(f"mattock review '{path}' --unfinished --from 1")
    words = shlex.split(line.partition(": ")[2])
    assert run(*words[1:], typed="q\n").code == 0


@pytest.mark.parametrize("ending", ["svg", "png"])
def test_a_review_draws_a_picture(run: Command, tmp_path: Path, ending: str) -> None:
    out = tmp_path / f"review.{ending}"
    result = run("review", journal(tmp_path, "dwar7s", 20), "--iterations", 2, "--out", out)
    assert result.code == 0
    assert f"The picture is in {out}." in result.out
    assert out.stat().st_size > 1000


def test_a_picture_that_cannot_be_written_is_refused_before_anything_is_thought_through(
    run: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "review", None)
    out = tmp_path / f"{'x' * 300}.svg"
    result = run("review", journal(tmp_path, "dwar7s", 6), "--out", out)
    assert (result.code, result.out) == (2, "")
    assert is_one_line(result.err)


def test_a_picture_that_was_there_stays_until_there_is_a_new_one(
    run: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stop(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "review", stop)
    new, old = tmp_path / "new.svg", tmp_path / "old.svg"
    old.write_text("a picture")
    for out in (new, old):
        run("review", journal(tmp_path, "dwar7s", 6), "--out", out)
    assert not new.exists()
    assert old.read_text() == "a picture"


def test_an_interrupted_review_tells_what_it_has(run: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    judged = judgement.judge

    def tired(state: mattock.State, told: mattock.Journal, number: int, *rest: object) -> object:
        if number > 10:
            raise KeyboardInterrupt
        return judged(state, told, number, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(reviewing, "judge", tired)
    result = run("review", journal(tmp_path, "dwar7s", 20), "--iterations", 2)
    assert result.code == 130
    assert "Interrupted: this is the game up to action " in result.out
    assert "\nBlue: " in result.out


def test_interrupted_before_anything_was_found_a_review_was_just_stopped(
    run: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def tired(*_: object) -> object:
        raise KeyboardInterrupt

    monkeypatch.setattr(reviewing, "judge", tired)
    result = run("review", journal(tmp_path, "dwar7s", 20))
    assert (result.code, result.out, result.err) == (130, "", "\nStopped.\n")


def test_who_interrupts_impatiently_still_gets_words_and_picture(
    run: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    judged = judgement.judge

    def interrupted(state: mattock.State, told: mattock.Journal, number: int, *rest: object) -> object:
        if number > 10:
            signal.raise_signal(signal.SIGINT)
        return judged(state, told, number, *rest)  # type: ignore[arg-type]

    def impatiently(*picture: object) -> None:
        signal.raise_signal(signal.SIGINT)
        draw(*picture)  # type: ignore[arg-type]

    monkeypatch.setattr(reviewing, "judge", interrupted)
    monkeypatch.setattr(command, "draw", impatiently)
    before, out = signal.getsignal(signal.SIGINT), tmp_path / "review.svg"
    try:
        result = run("review", journal(tmp_path, "dwar7s", 20), "--iterations", 2, "--out", out)
    finally:
        signal.signal(signal.SIGINT, before)
    assert result.code == 130
    assert "Interrupted: this is the game up to action " in result.out
    assert out.stat().st_size > 1000


def test_who_does_not_interrupt_finds_ctrl_c_as_it_was(run: Command, tmp_path: Path) -> None:
    before = signal.getsignal(signal.SIGINT)
    run("review", journal(tmp_path, "dwar7s", 3), "--iterations", 1)
    assert signal.getsignal(signal.SIGINT) is before


@GAMES
def test_a_person_plays_on_from_a_moment_of_the_game(run: Command, tmp_path: Path, name: str) -> None:
    result = run("review", journal(tmp_path, name, 20), "--from", 12, typed="\nq\n")
    assert (result.code, result.err) == (0, "")
    assert "You take over before action 12" in result.out
    assert "The game stops here." in result.out


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--iterations", "0"], "iterations=0"),
        (["--iterations", "many"], "--iterations"),
        (["--iterations", "5", "--seconds", "1"], "not both"),
        (["--from", "5", "--iterations", "5"], "leave out --iterations"),
        (["--from", "5", "--out", "review.svg"], "leave out --out"),
        (["--seconds", "-1"], "seconds=-1"),
        (["--seconds", "nan"], "seconds=nan"),
        (["--out", "review.jpg"], ".png or .svg"),
        (["--out", "no/such/folder/review.svg"], "No such folder"),
        (["--from", "0"], "action=0: allowed are whole numbers from 1 to 20"),
        (["--from", "21"], "action=21: allowed are whole numbers from 1 to 20"),
        (["--components", "no_such_file.toml"], "no_such_file.toml"),
    ],
)
def test_what_does_not_fit_is_answered_in_one_line(
    run: Command, tmp_path: Path, arguments: list[str], complaint: str
) -> None:
    result = run("review", journal(tmp_path, "dwar7s", 20), *arguments)
    assert (result.code, result.out) == (2, "")
    assert is_one_line(result.err)
    assert complaint in result.err


def test_no_journal_a_false_one_and_one_without_decisions_are_answered_in_one_line(
    run: Command, tmp_path: Path
) -> None:
    other = tmp_path / "other.txt"
    other.write_text("hello\n", encoding="utf-8")
    false = tmp_path / "false.jsonl"
    false.write_text(
        journal(tmp_path, "dwar7s", 20).read_text(encoding="utf-8").replace('"lay', '"lie', 1), encoding="utf-8"
    )
    for path in (other, false, tmp_path / "nothing.jsonl", journal(tmp_path, "dwar7s", 0)):
        result = run("review", path, "--iterations", 2)
        assert (result.code, result.out) == (2, ""), path
        assert is_one_line(result.err)


def test_the_journal_of_an_interrupted_game_is_reviewed_if_one_says_so(run: Command, tmp_path: Path) -> None:
    path = journal(tmp_path, "dwar7s", 20, foot=False)
    assert run("review", path, "--iterations", 2).code == 2
    result = run("review", path, "--iterations", 2, "--unfinished")
    assert result.code == 0
    assert "The game is not over" in result.out


@pytest.mark.parametrize("change", ["crlf", "mark"])
def test_what_an_editor_adds_to_a_journal_is_no_damage(run: Command, tmp_path: Path, change: str) -> None:
    path = journal(tmp_path, "dwar7s", 3)
    lines = path.read_bytes()
    path.write_bytes(lines.replace(b"\n", b"\r\n") if change == "crlf" else b"\xef\xbb\xbf" + lines)
    assert run("review", path, "--iterations", 2).code == 0


@pytest.mark.parametrize("arguments", [["--iterations", "2"], ["--from", "3"]])
def test_a_journal_of_no_game_is_answered_in_one_line_that_names_the_file(
    run: Command, tmp_path: Path, arguments: list[str]
) -> None:
    state = mattock.game("dwar7s").new(seed=4)
    play_randomly(state, mattock.Seeded(4), 6)
    path = tmp_path / "chess.jsonl"
    path.write_text(resealed(state.journal(), lambda bodies: bodies[0].update(game="chess")), encoding="utf-8")
    result = run("review", path, *arguments)
    assert (result.code, result.out) == (2, "")
    assert is_one_line(result.err)
    assert f"{path}: no game 'chess'" in result.err


@pytest.mark.parametrize(
    ("language", "alone", "team"),
    [
        ("en", "Your chance to win", "Your team's chance to win"),
        ("de", "Deine Siegchance", "Eure Siegchance"),
        ("es", "Tu probabilidad", "Vuestra probabilidad"),
    ],
)
def test_who_played_alone_is_not_spoken_to_as_a_team(
    run: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, alone: str, team: str
) -> None:
    drawn: list[Labels] = []
    monkeypatch.setattr(command, "draw", lambda found, labels, out: drawn.append(labels))
    for players, said in ((1, alone), (2, team)):
        state = mattock.game("runedar").new(seed=4, players=players)
        play_randomly(state, mattock.Seeded(4), 6)
        path = written(tmp_path / "alone.jsonl", state.journal())
        out = run("--language", language, "review", path, "--iterations", 1, "--out", tmp_path / "alone.svg").out
        assert said in out
    names = Texts(language, game="runedar").at_table(people_of(mattock.game("runedar").new(seed=4, players=1)))
    assert drawn[0].sides == (names.seat(0),)
    assert drawn[1].sides == (names.say("review-label-together"),)


def test_a_journal_that_tells_a_false_end_is_not_believed(run: Command, tmp_path: Path) -> None:
    state = mattock.game("dwar7s").new(seed=4)
    play_randomly(state, mattock.Seeded(4))

    def lie(bodies: list[dict[str, Any]]) -> None:
        bodies[-1]["outcome"]["winners"] = []

    path = tmp_path / "false.jsonl"
    path.write_text(resealed(state.journal(), lie), encoding="utf-8")
    result = run("review", path, "--iterations", 2)
    assert (result.code, result.out) == (2, "")
    assert "the outcome told is not the one reached" in result.err
