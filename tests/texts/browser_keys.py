"""Which texts the browser client asks for: keys written out in its sources, and beginnings of keys that it completes.

The formatter writes strings of the program in single quotes and attributes of the page in double ones, so that a class
of the style sheet is not taken for a key.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

WEB = Path(__file__).parents[2] / "web" / "src"
UNSPOKEN = re.compile(r"<style.*?</style>|/\*.*?\*/|<!--.*?-->|^\s*//[^\n]*$", re.DOTALL | re.MULTILINE)
WRITTEN_OUT = re.compile(r"['`]([a-z][\w]*(?:-[\w]+)+(?:\.\w+)?)['`]")
BEGUN = re.compile(r"`([a-z][\w-]*-)\$\{")
FORM = re.compile(r"'(\w+)'|`[^`]*\.(\w+)`")


class Asked(NamedTuple):
    """Keys, beginnings of keys, and words that may be the name of a form (`card-axe.short`)."""

    keys: frozenset[str]
    beginnings: frozenset[str]
    forms: frozenset[str]

    def asks_for(self, key: str) -> bool:
        is_written_out = key in (self.keys if "-" in key else self.forms)
        return is_written_out or any(key.startswith(beginning) for beginning in self.beginnings)


@cache
def asked_by_the_browser(without: frozenset[str] = frozenset()) -> Asked:
    """What all sources ask for, apart from those of the games left out."""
    keys, beginnings, forms = set(), set(), set()
    for path in (path for kind in ("*.ts", "*.svelte") for path in WEB.rglob(kind)):
        if not any(game in str(path.relative_to(WEB)) for game in without):
            text = UNSPOKEN.sub("", path.read_text(encoding="utf-8"))
            for found in WRITTEN_OUT.findall(text):
                key, _, form = found.partition(".")
                keys.add(key)
                forms.add(form)
            beginnings.update(BEGUN.findall(text))
            forms.update(word for words in FORM.findall(text) for word in words)
    return Asked(frozenset(keys), frozenset(beginnings), frozenset(forms))
