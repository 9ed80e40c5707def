"""A sheet of characters: frames join where they meet, and writing is cut where its room ends."""

from __future__ import annotations

from rich.text import Text

from mattock.terminal.canvas import HEAVY, TextCanvas


def plain(canvas: TextCanvas) -> list[str]:
    return [row.plain for row in canvas.rows()]


def test_frames_that_share_a_side_join() -> None:
    canvas = TextCanvas(5, 3)
    canvas.box(0, 0, 2, 2)
    canvas.box(2, 0, 4, 2)
    assert plain(canvas) == ["┌─┬─┐", "│ │ │", "└─┴─┘"]


def test_another_set_of_strokes_draws_the_same_frame() -> None:
    canvas = TextCanvas(3, 2, HEAVY)
    canvas.box(0, 0, 2, 1)
    assert plain(canvas) == ["┏━┓", "┗━┛"]


def test_writing_covers_lines_and_ends_where_its_room_does() -> None:
    canvas = TextCanvas(6, 1)
    canvas.across(0, 0)
    canvas.write(1, 0, "tannery", 3)
    assert plain(canvas) == ["╶tan"]
    assert not canvas.is_empty(1, 0)
    assert canvas.is_empty(5, 0)


def test_the_innermost_style_wins_and_a_ground_lies_behind_it() -> None:
    canvas = TextCanvas(3, 1)
    canvas.paint(0, 0, 2, 0, "green")
    text = Text("ab", "red")
    text.stylize("bold", 1, 2)
    canvas.write(0, 0, text, 3)
    (row,) = canvas.rows()
    assert row.plain == "ab "
    assert [str(span.style) for span in row.spans] == ["red on green", "bold on green", "on green"]
