"""Journals out of files: the game of one is seen as at its table, and a wrong one is refused with a reason."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from mattock.core.journal import FIRST_SUM, Journal, line_with_sum
from mattock.tables.log.answers import JournalRefused
from mattock.tables.log.export import journal_of
from mattock.tables.log.opened_journal import MAX_ACTIONS, table_of
from mattock.tables.log.replay import steps_of
from mattock.tables.log.table import Table
from tests.tables.staging import ADA, BOB, Stage

GOLDEN = Path(__file__).parents[2] / "golden"


def text_of(game: str) -> tuple[Stage, str]:
    stage = Stage(game).begin(ADA, BOB)
    stage.play_deeds(random.Random(2))
    return stage, journal_of(stage.table).to_text()


def resealed(rows: list[dict[str, object]]) -> str:
    """A file whose sums are right, whatever it says."""
    chain, lines = FIRST_SUM, []
    for row in rows:
        line, chain = line_with_sum({name: value for name, value in row.items() if name != "sum"}, chain)
        lines.append(line)
    return "".join(lines)


@pytest.mark.parametrize("game", ["dwar7s", "runedar"])
def test_a_downloaded_journal_is_the_game_of_its_table(game: str) -> None:
    stage, text = text_of(game)
    found = table_of(text)
    assert isinstance(found, Table)
    theirs, ours = steps_of(stage.table), steps_of(found)
    assert [(one.action, one.view, one.tale, one.luck) for one in ours] == [
        (one.action, one.view, one.tale, one.luck) for one in theirs
    ]
    assert (found.record.secret, found.record.commitment) == (stage.table.record.secret, stage.table.record.commitment)


@pytest.mark.parametrize("path", sorted(GOLDEN.rglob("*.jsonl")), ids=lambda path: path.stem)
def test_journals_of_every_version_are_opened(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    found = table_of(text)
    if path.stem.endswith("owners_box"):
        assert found == JournalRefused(code="other_rules"), "components that are on somebody else's disk"
        return
    assert isinstance(found, Table)
    assert len(steps_of(found)) == len(Journal.from_text(text).moves) + 1


def test_a_wrong_journal_is_refused_with_what_is_wrong() -> None:
    _, text = text_of("runedar")
    lines = text.splitlines()
    head, *moves, foot = [json.loads(line) for line in lines]
    many = [moves[0]] * (MAX_ACTIONS + 1)
    forged = [*moves[:3], {**moves[3], "luck": [*moves[3]["luck"], 1]}, *moves[4:]]
    wrong = {
        "": ("damaged", 1),
        "a letter": ("damaged", 1),
        "\n".join([*lines[:3], lines[3].replace(moves[2]["do"], "pass"), *lines[4:]]): ("damaged", 4),
        text[: len(text) // 2]: ("damaged", None),
        resealed([head, *forged, foot]): ("damaged", None),
        resealed([head, *moves, {**foot, "secret": "00" * 32}]): ("damaged", None),
        resealed([{**head, "rules": "runedar 99"}, *moves, foot]): ("other_rules", None),
        resealed([{**head, "mattock": 99}, *moves, foot]): ("other_rules", 1),
        resealed([{**head, "components": "0" * 16}, *moves, foot]): ("other_rules", None),
        resealed([{**head, "game": "chess"}, *moves, foot]): ("unknown_game", 1),
        resealed([{**head, "options": {"players": 99}}, *moves, foot]): ("other_rules", 1),
        resealed([head, *many, {**foot, "actions": len(many)}]): ("too_long", MAX_ACTIONS + 2),
    }
    for wrong_text, (code, line) in wrong.items():
        answer = table_of(wrong_text)
        assert isinstance(answer, JournalRefused), wrong_text[:200]
        assert answer.code == code
        assert line in (None, answer.line)


def test_a_journal_names_no_file_of_the_server(tmp_path: Path) -> None:
    _, text = text_of("runedar")
    head, *rest = [json.loads(line) for line in text.splitlines()]
    for options in ({**head["options"], "components": "/etc/passwd"}, {**head["options"], "components": str(tmp_path)}):
        found = table_of(resealed([{**head, "options": options}, *rest]))
        if isinstance(found, Table):
            assert found.record.opening.options.get("components") is None
