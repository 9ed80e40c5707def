"""Fields and tables of a box as data: the words of a file by their numbers, and a source for every row."""

from __future__ import annotations

from mattock.core.box.schema import CHOICE, NAME, NUMBER, SOURCES, BoxField, BoxTable


def test_a_stored_number_is_written_with_its_word() -> None:
    field = BoxField("deck", CHOICE, choices={"yellow": 0, "red": 2, 7: 5})
    assert [field.word_for(value) for value in (0, 2, 5, 3)] == ["yellow", "red", "7", "3"]


def test_fields_share_no_table_of_words() -> None:
    one, other = BoxField("a", NUMBER), BoxField("b", NUMBER)
    one.words.append("wood")
    one.choices["x"] = 1
    assert (other.words, other.choices) == ([], {})


def test_every_table_asks_where_its_values_are_from() -> None:
    table = BoxTable("axe", "axes.toml", [BoxField("id", NAME)])
    assert table.names() == ["id", "source"]
    source = table.fields[-1]
    assert source.needed
    assert list(source.choices) == SOURCES
    assert (table.key, table.sizes) == (["id"], {})
