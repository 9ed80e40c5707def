"""`mattock replay`: a journal retold, checked on the way, as far as wanted and for whom."""

from __future__ import annotations

from pathlib import Path

import pytest

import mattock
from tests.cli.command import Command, is_one_line, journal_of, resealed, written
from tests.paragraphs import rule


@pytest.fixture
def siege(tmp_path: Path) -> Path:
    return written(tmp_path / "siege.jsonl", journal_of(mattock.Seeded(4)))


def test_every_line_carries_the_number_of_its_action(run: Command, siege: Path) -> None:
    result = run("replay", siege)
    assert (result.code, result.err) == (0, "")
    lines = result.out.splitlines()
    assert lines[0] == "   0 The Siege of Runedar: Brynja and Torvald; normal, standard dice."
    assert "The chronicles call you" in lines[-1]
    numbers = [int(line[:4]) for line in lines]
    assert numbers == sorted(numbers)
    assert numbers[-1] == len(mattock.Journal.from_text(siege.read_text(encoding="utf-8")).moves)


def test_a_story_stops_where_it_is_told_to(run: Command, siege: Path) -> None:
    whole, part = run("replay", siege).out, run("replay", siege, "--upto", 12).out
    assert whole.startswith(part)
    assert part != whole
    assert {int(line[:4]) for line in part.splitlines()} <= set(range(13))
    assert run("replay", siege, "--upto", 0).out.splitlines()[-1].endswith("Turn 1: " + first_of(whole))


def first_of(story: str) -> str:
    return story.partition("Turn 1: ")[2].partition("\n")[0]


def test_the_fortress_is_shown_at_the_end(run: Command, siege: Path) -> None:
    assert "Tunnel entrance courtyard ─" not in run("replay", siege).out
    assert run("replay", siege, "--picture").out.count("Tunnel entrance courtyard ─") == 1


@rule("R18.1")
def test_a_player_reads_only_what_it_saw(run: Command, siege: Path) -> None:
    everything, mine = run("replay", siege).out, run("replay", siege, "--seat", 1).out
    assert "Torvald drew 5 cards." not in everything
    assert mine.count("Torvald drew 5 cards.") > 1
    assert "Brynja drew 5 cards." not in mine


@pytest.fixture
def fall(tmp_path: Path) -> Path:
    return written(tmp_path / "fall.jsonl", journal_of(mattock.Seeded(5), game="dwar7s", players=3))


@rule("D12.1")
def test_a_player_of_dwar7s_reads_only_its_own_secrets(run: Command, fall: Path) -> None:
    dealt = "was dealt a secret goal: "
    everything, mine = run("replay", fall).out, run("replay", fall, "--seat", 2).out
    assert everything.count(dealt) == 3
    assert mine.count(dealt) == 1
    assert f"Red {dealt}" in mine
    early = run("replay", fall, "--seat", 2, "--picture", "--upto", 30).out
    assert early.count("Hand of") == 1
    assert "Hand of Red" in early
    assert "Hand of" not in run("replay", fall, "--picture", "--upto", 30).out


def test_the_table_of_dwar7s_is_shown_at_the_end(run: Command, fall: Path) -> None:
    out = run("replay", fall, "--picture").out
    assert "The game is over" in out
    assert out.count("On offer (") == 1
    assert out.count("┃") > 20


@pytest.mark.parametrize("seat", [0, 3])
def test_an_unknown_seat_is_refused(run: Command, siege: Path, seat: int) -> None:
    result = run("replay", siege, "--seat", seat)
    assert (result.code, result.out) == (2, "")
    assert f"seat={seat}: allowed are 1, 2" in result.err


def test_an_interrupted_game_is_retold_if_one_says_so(run: Command, tmp_path: Path) -> None:
    path = written(tmp_path / "siege.jsonl", journal_of(mattock.Seeded(4), limit=9), foot=False)
    refused = run("replay", path)
    assert refused.code == 2
    assert is_one_line(refused.err)
    assert "--unfinished accepts that" in refused.err
    assert run("replay", path, "--unfinished").code == 0


def test_a_false_journal_tells_nothing(run: Command, tmp_path: Path) -> None:
    path = tmp_path / "siege.jsonl"
    path.write_text(
        resealed(journal_of(mattock.Seeded(4)), lambda bodies: bodies[5].update(do="roll")), encoding="utf-8"
    )
    result = run("replay", path)
    assert (result.code, result.out) == (2, "")
    assert is_one_line(result.err)
    assert f"{path}: " in result.err
    assert "action 5: 'roll' is refused" in result.err


def test_a_journal_of_other_rules_or_components_is_refused(run: Command, tmp_path: Path) -> None:
    path = tmp_path / "siege.jsonl"
    for field in ("rules", "components"):
        text = resealed(journal_of(mattock.Seeded(4)), lambda bodies, field=field: bodies[0].update({field: "others"}))  # type: ignore[misc]
        path.write_text(text, encoding="utf-8")
        result = run("replay", path)
        assert result.code == 2
        assert f"{path}: made " in result.err
