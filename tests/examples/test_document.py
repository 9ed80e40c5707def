"""The page about adding a game lists the files of the example, each of them, and no other."""

from __future__ import annotations

import re

from tests.examples.third_game import SOURCE
from tests.paragraphs import ROOT

DOCUMENT = ROOT / "docs" / "adding-a-game.md"
ROW = re.compile(r"^\| (`[\w/]+\.\w+`(?:, `[\w/]+\.\w+`)*) \|", re.MULTILINE)
OWN = ("README.md", "pyproject.toml")


def listed() -> list[str]:
    return [name for row in ROW.findall(DOCUMENT.read_text(encoding="utf-8")) for name in re.findall(r"`(.+?)`", row)]


def test_the_list_of_files_is_that_of_the_example() -> None:
    package = SOURCE / "src" / "liars_dice"
    written = {
        str(path.relative_to(package)) for path in package.rglob("*") if path.suffix in {".py", ".ftl", ".md", ".json"}
    }
    written |= {str(path.relative_to(SOURCE)) for path in (SOURCE / "tests").glob("*.py")}
    assert sorted(listed()) == sorted(written)


def test_what_the_document_says_of_the_package_is_in_it() -> None:
    said = re.search(r"```toml\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)
    assert said is not None
    assert said[1] in (SOURCE / "pyproject.toml").read_text(encoding="utf-8")
    assert sorted(path.name for path in SOURCE.iterdir() if path.is_file()) == sorted(OWN)
