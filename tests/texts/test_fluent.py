"""Our reader of Fluent says what the reference implementation says, for every message that we have."""

from __future__ import annotations

from itertools import product

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from mattock.texts import languages
from mattock.texts.bundle import Bundle, bundle, sources
from mattock.texts.fluent import UnreadableTexts, read
from mattock.texts.numbers import category, written
from tests.texts.messages import Finder

NUMBERS = (0, 1, 2, 3, 5, 21, 999, 1000, 1001, 9999, 12345, 1_000_000, 1_000_001, 3_000_000, -1, -1234)
IN_EVERY_LANGUAGE = pytest.mark.parametrize("language", languages())


PLURALS = {"one", "many", "other"}
"""Given as words, the reference takes these for the categories of numbers among the keys; we pass numbers there."""


class Keys(Finder):
    """Collects also the words that choices ask for."""

    def __init__(self) -> None:
        super().__init__()
        self.words: set[str] = {"a word", ""}

    def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802 - a name Fluent calls
        self.words.add(node.key.name if isinstance(node.key, ast.Identifier) else str(node.key.value))
        self.generic_visit(node)


def reference(language: str, game: str) -> tuple[FluentBundle, list[ast.Message]]:
    """These files as the reference implementation reads them."""
    whole, found = FluentBundle([language], use_isolating=False), []
    for file in sources(language, game):
        text = file.read_text(encoding="utf-8")
        whole.add_resource(FluentResource(text))
        found += [entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)]
    return whole, found


@IN_EVERY_LANGUAGE
@pytest.mark.parametrize("game", ["runedar", "dwar7s"])
def test_every_message_reads_as_the_reference_has_it(language: str, game: str) -> None:
    whole, found = reference(language, game)
    names = {one.id.name: one for one in found}
    compared = 0
    for entry in found:
        finder = Keys()
        for name in (entry, *(names[key] for key in refers(entry))):
            finder.visit(name)
        values: list[str | int] = [*sorted(finder.words - PLURALS), 0, 1, 2, 1_234_567]
        for value in values:
            said = dict.fromkeys(finder.placeholders, value)
            for part in ("", *(attribute.id.name for attribute in entry.attributes)):
                message = whole.get_message(entry.id.name)
                pattern = message.attributes[part] if part else message.value
                if pattern is None:
                    continue
                expected, errors = whole.format_pattern(pattern, said)
                key = f"{entry.id.name}.{part}" if part else entry.id.name
                assert not errors
                assert bundle(language, game).say(key, said) == expected, (key, value)
                compared += 1
    assert compared > len(found)


def refers(entry: ast.Message) -> set[str]:
    finder = Finder()
    finder.visit(entry)
    return finder.references


@IN_EVERY_LANGUAGE
def test_numbers_are_written_and_counted_as_the_reference_does(language: str) -> None:
    text = "count = { $n }\nkind = { $n ->\n    [one] one\n    [many] many\n    [few] few\n   *[other] other\n }\n"
    whole = FluentBundle([language], use_isolating=False)
    whole.add_resource(FluentResource(text))
    for number, key in product(NUMBERS, ("count", "kind")):
        pattern = whole.get_message(key).value
        assert pattern is not None
        expected, errors = whole.format_pattern(pattern, {"n": number})
        assert not errors
        assert (written if key == "count" else category)(number, language) == expected, number


LAYOUTS = [
    "a = one line",
    "a = first\n    second\n    third",
    "a =\n    first\n      indented\n    third\n",
    "a = first\n\n    after a gap\n",
    "a = { $x }\n    { $x } more",
    "a = { $x ->\n   [0] none\n   [one] one { $x }\n   *[other] { $x ->\n   [2] two\n   *[other] many\n } all\n} end",
    "a = { $x ->\n    [word] over\n        two lines\n   *[other] else\n    }.\n",
    "a = value\n    .b = attribute { $x }\n    .c = other\n# comment\n\n## group\nb = { a } and { a.b }\n",
    "a =\n    .b = only an attribute\n",
    "a = trailing blanks   \nb = next",
]


@pytest.mark.parametrize("text", LAYOUTS)
def test_lines_and_indents_are_read_as_the_reference_reads_them(text: str) -> None:
    whole = FluentBundle(["en"], use_isolating=False)
    whole.add_resource(FluentResource(text))
    ours = Bundle("en", "runedar", read(text))
    for name, message in read(text).items():
        theirs = whole.get_message(name)
        for part in (*([""] if message.value else []), *message.attributes):
            pattern = theirs.attributes[part] if part else theirs.value
            assert pattern is not None
            for value in ("word", 0, 1, 2, 7):
                expected, errors = whole.format_pattern(pattern, {"x": value})
                assert not errors
                assert ours.say(f"{name}.{part}" if part else name, {"x": value}) == expected
        assert set(theirs.attributes) == set(message.attributes)
        assert (theirs.value is None) == (message.value is None)


@pytest.mark.parametrize(
    "text",
    [
        "no equals sign",
        "a = { -term }",
        'a = { "literal" }',
        "a = { NUMBER($x) }",
        "a = { $x ",
        "a = { $x -> [one] no default }",
        "-term = no",
        "a = closed } too soon",
    ],
)
def test_what_we_do_without_is_refused(text: str) -> None:
    with pytest.raises(UnreadableTexts, match="line 1"):
        read(text)
