"""The pages of a report: whole, in three languages, of all that was recorded and no more, and the same every time."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from mattock.lab.dataset import ResultsRefused
from mattock.lab.engines import SerialEngine
from mattock.lab.report.page import write_report
from tests.lab.experiments import BOTH, Stopping, contents, played, written


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    base = tmp_path_factory.mktemp("lab")
    played(written(base, games=4), base / "out", SerialEngine())
    return base / "out"


@pytest.fixture(scope="module")
def pages(folder: Path) -> Path:
    """The report in English."""
    write_report(folder, folder.parent / "report", "en")
    return folder.parent / "report"


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["How often they win", "Upgrade cards", "Troll hunter", "Secret goals", "King", "last siege card"]),
        ("de", ["Wie oft sie gewinnen", "Aufwertungskarten", "Trolljägerin", "Geheime Ziele", "König"]),
        ("es", ["Con qué frecuencia ganan", "Cartas de mejora", "Cazatroles", "Objetivos secretos", "Rey"]),
    ],
)
def test_both_pages_say_it_in_the_language_that_is_spoken(
    folder: Path, tmp_path: Path, language: str, words: list[str]
) -> None:
    page, markdown = (path.read_text(encoding="utf-8") for path in write_report(folder, tmp_path, language))
    for word in words:
        assert word in page
        assert word in markdown
    assert f'<html lang="{language}">' in page


def test_the_page_stands_alone_and_its_pictures_share_no_id(pages: Path) -> None:
    page = (pages / "report.html").read_text(encoding="utf-8")
    assert not re.findall(r'(?:src|href)="(?!#)[^"]*"', re.sub(r'xlink:href="#', "", page))
    ids = re.findall(r'\bid="([^"]+)"', page)
    assert len(ids) == len(set(ids)) > 100
    assert set(re.findall(r'href="#([^"]+)"', page)) <= set(ids)


def test_every_picture_of_the_markdown_page_is_there_and_is_one(pages: Path) -> None:
    named = re.findall(r"!\[[^]]+]\(([^)]+)\)", (pages / "report.md").read_text(encoding="utf-8"))
    assert len(named) == 19
    assert {str(path.relative_to(pages)) for path in (pages / "pictures").iterdir()} == set(named)
    for name in named:
        assert ET.parse(pages / name).getroot().tag.endswith("svg")


def test_the_same_results_make_the_same_pages(folder: Path, pages: Path, tmp_path: Path) -> None:
    write_report(folder, tmp_path, "en")
    assert contents(tmp_path) == contents(pages)


def test_half_an_experiment_and_bare_outcomes_make_a_report_too(tmp_path: Path) -> None:
    file = written(tmp_path, BOTH.replace('"decisions"', '"outcome"'))
    with pytest.raises(KeyboardInterrupt):
        played(file, tmp_path / "out", Stopping(5))
    page, _ = write_report(tmp_path / "out", tmp_path / "report", "en")
    assert "How often they win" in page.read_text(encoding="utf-8")
    assert "Upgrade cards" not in page.read_text(encoding="utf-8")


def test_a_folder_without_results_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ResultsRefused):
        write_report(tmp_path, tmp_path / "report", "en")
    with pytest.raises(KeyboardInterrupt):
        played(written(tmp_path), tmp_path / "out", Stopping(0))
    with pytest.raises(ResultsRefused):
        write_report(tmp_path / "out", tmp_path / "report", "en")
