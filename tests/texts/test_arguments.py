"""From data to words: forms of things, lists, and what has no text."""

from __future__ import annotations

from typing import ClassVar

import pytest

from mattock.texts.arguments import NOTHING, Words, humanised, number, options_in, prefixed
from mattock.texts.bundle import bundle


def words(people: list[str] | None = None, names: list[str | None] | None = None) -> Words:
    class Named(Words):
        named_by: ClassVar = {"card": "card"}

        def called(self, seat: int) -> str:
            return self.people[seat].title()

    return Named(bundle("en", "runedar"), {"card": {"axe": {"cost": 2}}}, people or [], names or [])


def test_forms_of_a_thing_are_arguments_of_their_own() -> None:
    assert prefixed("place", {"": "tower", "in": "in the tower"}) == {"place": "tower", "place_in": "in the tower"}


@pytest.mark.parametrize(("value", "said"), [(None, NOTHING), (True, "yes"), (False, "no"), (3, 3), ("x", "x")])
def test_plain_values_are_said_as_they_are(value: object, said: object) -> None:
    assert words().forms("what", value, None) == {"": said}


def test_what_cannot_be_said_is_a_mistake() -> None:
    with pytest.raises(TypeError, match="no words for what"):
        words().forms("what", [1], None)


def test_a_thing_has_its_text_and_its_id_and_one_without_text_is_called_by_it() -> None:
    axe = words().forms("card", "axe", None)
    assert (axe["id"], axe[""]) == ("axe", "Axe")
    assert words().named("card", "deep_pick")[""] == humanised("deep_pick") == "Deep Pick"
    assert words().name("card", "deep_pick") == "Deep Pick"


def test_several_things_stand_in_a_row() -> None:
    say = words()
    assert [say.listed(["a", "b", "c"][:count]) for count in range(1, 4)] == ["a", "a and b", "a, b and c"]
    assert say.listed([]) == say.bundle.say("list-none")


def test_players_go_by_what_the_game_calls_them_and_their_own_name() -> None:
    assert words(["brynja"]).seat(0) == "Brynja"
    assert "Ada" in words(["brynja"], ["Ada"]).seat(0)
    assert "2" in words(["brynja"]).seat(1)


def test_what_is_printed_is_found_where_it_is_known() -> None:
    assert words().printed("card", "axe") == {"cost": 2}
    assert words().printed("card", "saw") is None
    assert words().printed("dice", "axe") is None


def test_numbers_and_options_are_checked() -> None:
    assert number(4) == 4
    assert options_in({"options": {"players": 2}}) == {"players": 2}
    with pytest.raises(AssertionError):
        number("4")
