"""The browser says the same as Python: whole games, every refusal, every event and all advice, in three languages."""

from __future__ import annotations

import json
import shutil
import subprocess
from functools import cache
from pathlib import Path

import pytest

from mattock.texts import languages
from scripts.web import wheels_node
from tests.texts.questions import Table, golden_table, subject_table
from tests.texts.subject_dwar7s import SUBJECT as DWAR7S
from tests.texts.subject_runedar import SUBJECT as RUNEDAR

WEB = Path(__file__).parents[2] / "web"
SUBJECTS = {"runedar": RUNEDAR, "dwar7s": DWAR7S}
GOLDEN = [
    "runedar/lost_alone",
    "runedar/won_with_an_owners_box",
    "dwar7s/owners_box",
    "dwar7s/tied_and_shared",
]
NODE = shutil.which("node") or wheels_node()

needs_the_browser_side = pytest.mark.skipif(
    NODE is None or not (WEB / "node_modules").is_dir(), reason="the browser client is not set up (make setup)"
)
in_every_language = pytest.mark.parametrize("language", languages())


@cache
def table(name: str) -> Table:
    return subject_table(SUBJECTS[name]) if name in SUBJECTS else golden_table(name)


@cache
def heard(language: str) -> dict[str, list[str]]:
    """What the browser's words say to all the questions, asked at once, because starting takes a while."""
    names = [*SUBJECTS, *GOLDEN]
    asked = json.dumps({"tables": [table(name).to_dict(language) for name in names]})
    command = [str(NODE), "tests/words/sentences.mjs"]
    answer = subprocess.run(command, cwd=WEB, input=asked, capture_output=True, text=True, timeout=300, check=False)
    assert answer.returncode == 0, answer.stderr
    return dict(zip(names, json.loads(answer.stdout), strict=True))


@needs_the_browser_side
@in_every_language
@pytest.mark.parametrize("name", [*SUBJECTS, *GOLDEN])
def test_the_browser_says_the_same_sentences(name: str, language: str) -> None:
    asked, said, shown = table(name).questions, table(name).answers(language), heard(language)[name]
    assert len(said) == len(shown) > 1000
    different = [
        (question[:2], one, other) for question, one, other in zip(asked, said, shown, strict=True) if one != other
    ]
    assert different[:10] == []
