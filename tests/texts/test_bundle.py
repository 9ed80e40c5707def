"""One language's messages: what all games share, and those of one game; a gap is an error."""

from __future__ import annotations

import pytest

from mattock.texts.bundle import Bundle, TextMissing, UnknownLanguage, bundle, languages, own_folder
from mattock.texts.fluent import read

MESSAGES = """
orcs = { $count ->
    [0] nobody
    [one] an orc
   *[other] { $count } orcs
}
    .short = { $count }
told = { $name } met { orcs }.
bare =
    .only = a part
"""


@pytest.fixture
def small() -> Bundle:
    return Bundle("en", None, read(MESSAGES))


def test_a_number_chooses_its_own_words_before_its_kind(small: Bundle) -> None:
    assert [small.say("orcs", {"count": count}) for count in (0, 1, 12)] == ["nobody", "an orc", "12 orcs"]
    assert small.say("told", {"name": "Ada", "count": 1}) == "Ada met an orc."
    assert small.parts("orcs", {"count": 3}) == {"short": "3"}


@pytest.mark.parametrize(
    ("key", "arguments"),
    [("goblins", {}), ("orcs.long", {"count": 1}), ("bare", {}), ("told", {"name": "Ada"}), ("told", {"count": 1})],
)
def test_whatever_is_missing_raises(small: Bundle, key: str, arguments: dict[str, str | int]) -> None:
    with pytest.raises(TextMissing, match=key.partition(".")[0]):
        small.say(key, arguments)


def test_a_game_adds_its_own_messages_to_the_shared_ones() -> None:
    shared, own = bundle("de", None), bundle("de", "runedar")
    assert shared.has("list-two")
    assert own.has("list-two")
    assert own.has("game-title")
    assert not shared.has("game-title")


def test_languages_are_folders_and_another_one_is_refused() -> None:
    assert languages() == ["de", "en", "es"]
    assert own_folder("es", "dwar7s").name == "es"
    assert own_folder("fr", "dwar7s").name == "en"
    with pytest.raises(UnknownLanguage, match="no language 'fr': known are de, en, es"):
        bundle("fr", None)
