"""Every numbered paragraph of the rules has a test. Read from the sources, so that part runs see it too."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.paragraphs import ROOT, UnknownParagraph, citations_of, paragraphs, paragraphs_of, rule


def cited_anywhere() -> set[str]:
    sources = [path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob("test_*.py")]
    return {paragraph for source in sources for paragraph in citations_of(source)}


def test_every_paragraph_has_a_test() -> None:
    cited = cited_anywhere()
    missing = [paragraph for paragraph in paragraphs() if paragraph not in cited]
    assert not missing, f"no test cites {', '.join(missing)}"


def test_there_are_paragraphs_and_each_has_its_own_number() -> None:
    assert paragraphs()
    assert [number for number, times in Counter(paragraphs()).items() if times > 1] == []


def test_paragraphs_are_list_items_that_open_with_a_bold_number() -> None:
    text = "## R9 Digging\n- **R9.1** See **R9.7**.\n  - **R9.2** Two.\n- **R9.ex** So.\n- R9.3 plain"
    assert paragraphs_of(text) == ["R9.1", "R9.2", "R9.ex"]


def test_citing_an_unknown_paragraph_fails() -> None:
    with pytest.raises(UnknownParagraph, match=r"R999\.1"):
        rule("R999.1")


def test_citing_nothing_fails() -> None:
    with pytest.raises(UnknownParagraph):
        rule()


def test_only_decorators_of_tests_count_as_citations() -> None:
    source = """
@rule("R1.1", "R1.2")
@parametrize("x", [param(1, marks=rule("R1.3"))])
def test_one(x): ...
@rule("R1.4")
class TestGroup: ...
@rule("R1.5")
def helper(): ...
"""
    assert sorted(citations_of(source)) == ["R1.1", "R1.2", "R1.3", "R1.4"]
