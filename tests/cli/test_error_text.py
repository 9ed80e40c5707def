"""What goes wrong is told in one line of the language that is spoken: errors bring codes, texts bring the words."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

import mattock
from mattock.cli.error_text import CODE_KEYS, FILES, JOURNALS, USAGE_KEYS, error_line
from mattock.cli.language import LANGUAGE
from mattock.core.journal import Journal, JournalDamaged, JournalImpossible
from mattock.core.refusal import MattockError, not_allowed
from mattock.texts import Texts, languages
from tests.cli.command import Command, is_one_line, journal_of, resealed, written
from tests.texts.messages import messages

OTHERS = [language for language in languages() if language != "en"]
in_every_other_language = pytest.mark.parametrize("language", OTHERS)


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    return written(tmp_path / "siege.jsonl", journal_of(mattock.Seeded(1), 30, players=2), foot=False)


@in_every_other_language
@pytest.mark.parametrize(
    "arguments",
    [
        "fly",
        "games --fly",
        "play",
        "play chess",
        "play runedar --players 9",
        "play runedar --players two",
        "play dwar7s --dice blades",
        "play runedar --bots emperor",
        "simulate runedar --games 0",
        "replay nowhere.jsonl",
        "replay .",
        "review nowhere.jsonl",
        "review siege.jsonl",
        "review siege.jsonl --unfinished --from 31",
        "review siege.jsonl --unfinished --from 3 --iterations 5",
        "review siege.jsonl --unfinished --iterations 0",
        "review siege.jsonl --unfinished --seconds -1",
        "review siege.jsonl --unfinished --seconds 1 --iterations 5",
        "review siege.jsonl --unfinished --out siege.jpg",
        "review siege.jsonl --unfinished --out nowhere/siege.png",
        "ladder nobody-nothing",
        "bot --url 127.0.0.1:8420",
        "bot --url http://127.0.0.1:1",
        "bot --secret abc",
        "export table --database sqlite:///nowhere.db",
    ],
)
def test_a_bad_argument_is_answered_in_other_words_than_english(
    run: Command, journal: Path, monkeypatch: pytest.MonkeyPatch, language: str, arguments: str
) -> None:
    monkeypatch.chdir(journal.parent)
    english = run(*arguments.split())
    other = run("--language", language, *arguments.split())
    assert (other.code, other.out) == (english.code, english.out) == (2, "")
    assert is_one_line(other.err)
    assert other.err.startswith("mattock: ")
    assert other.err != english.err


@pytest.mark.parametrize("key", [*CODE_KEYS.values(), *JOURNALS.values(), *FILES.values(), *USAGE_KEYS.values()])
def test_every_language_has_its_own_words(key: str) -> None:
    anything = dict.fromkeys(messages("en", "runedar")[key].placeholders, "x")
    assert len({Texts(language).say(key, **anything) for language in languages()}) == len(languages())


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "siege.jsonl: line 2: the line does not fit its sum: it, or one before it, was changed"),
        ("de", "siege.jsonl: Das Journal wurde verändert (line 2: the line does not fit its sum: it, or one before it"),
        ("es", "siege.jsonl: El diario se ha cambiado (line 2: the line does not fit its sum: it, or one before it"),
    ],
)
def test_a_journal_that_was_changed_is_named_with_the_line(
    run: Command, journal: Path, monkeypatch: pytest.MonkeyPatch, language: str, told: str
) -> None:
    monkeypatch.chdir(journal.parent)
    lines = journal.read_text(encoding="utf-8").splitlines(keepends=True)
    journal.write_text("".join([lines[0], lines[2], *lines[3:]]), encoding="utf-8")
    assert run("--language", language, "review", "siege.jsonl", "--unfinished").err.startswith(f"mattock: {told}")
    assert told in run("--language", language, "verify", "siege.jsonl", "--unfinished").err


def test_what_the_rules_refuse_is_told_with_the_file_too(run: Command, journal: Path) -> None:
    whole = Journal.from_text(journal.read_text(encoding="utf-8"), unfinished=True)
    journal.write_text(resealed(whole, lambda bodies: bodies[3].update(do="sing")), encoding="utf-8")
    for command in ("review", "replay"):
        told = run("--language", "de", command, journal, "--unfinished")
        assert told.err.startswith(
            f"mattock: {journal}: Das passt nicht zu den Regeln oder zum Glück, das dasteht (line 4"
        )


def test_what_has_no_words_of_ours_keeps_its_own() -> None:
    LANGUAGE.set("de")
    assert error_line(MattockError("the roof is on fire")) == "the roof is on fire"
    assert error_line(OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), "a")) == f"a: {os.strerror(errno.ENOSPC)}"


def test_an_error_says_the_same_to_programs_and_to_people() -> None:
    LANGUAGE.set("en")
    error = not_allowed("dice", "loaded", "'standard', 'blades'")
    assert error_line(error) == str(error)
    assert (error.about, error.facts["option"]) == ("not_allowed", "dice")
    for false in (JournalDamaged("not an object", 3), JournalImpossible(4, "no action 'sing'")):
        assert error_line(false) == str(false)
