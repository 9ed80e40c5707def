"""The layout of an observation: runs of features that fill whole words."""

from __future__ import annotations

from mattock.core.tensor import Layout, one_hot, spread4


def test_a_set_of_one_has_that_bit_and_a_set_of_none_has_none() -> None:
    assert [one_hot(number) for number in (-1, 0, 5, 62)] == [0, 1, 32, 1 << 62]


def test_four_numbers_of_4_bits_are_spread_to_bytes() -> None:
    assert spread4(0xF0A1) == 0x0F000A01
    assert spread4(0xFFFF) == 0x0F0F0F0F


def test_words_are_filled_up_with_unused_features() -> None:
    layout = Layout(1)
    layout.sets(("cards", 40, ""), ("lit", 1, ""))
    layout.counts(("gems", 4, ""), ("dwarfs", 9, ""))
    assert (layout.set_words, layout.count_words, layout.words) == (1, 2, 3)
    assert layout.size == 64 + 2 * 8 == sum(field.size for field in layout.fields)
    assert [(field.name, field.size, field.high) for field in layout.fields] == [
        ("cards", 40, 1),
        ("lit", 1, 1),
        ("", 23, 1),
        ("gems", 4, 127),
        ("dwarfs", 9, 127),
        ("", 3, 127),
    ]


def test_a_word_that_is_full_has_no_unused_features() -> None:
    layout = Layout(1)
    layout.counts(("gems", 8, ""))
    assert [field.name for field in layout.fields] == ["gems"]
