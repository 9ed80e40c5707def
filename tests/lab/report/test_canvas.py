"""What all plots have in common: signs, colours, axes in percent, and the same picture for the same figures."""

from __future__ import annotations

import pytest

from mattock.lab.report.canvas import COLOURS, Canvas, colour, points, style


@pytest.mark.parametrize(("value", "said"), [(0.123, "+12"), (-0.123, "−12"), (0.004, "0"), (-0.004, "0")])
def test_a_difference_has_its_sign(value: float, said: str) -> None:
    assert points(value) == said


def test_colours_begin_again_after_the_last() -> None:
    assert [colour(at) for at in range(len(COLOURS) + 1)] == [*COLOURS, COLOURS[0]]


def drawn(label: str = "apprentice") -> str:
    with style():
        canvas = Canvas(4, 3, 1, 2)
        canvas.panels[0].plot([1, 2, 3], [0.1, 0.5, 0.9], label=label)
        canvas.percent_axis(canvas.panels[0])
        canvas.whole_numbers(canvas.panels[0])
        canvas.legend()
        return canvas.svg("How often it is won")


def test_the_same_figures_make_the_same_picture_with_its_title() -> None:
    svg = drawn()
    assert svg.startswith("<svg")
    assert "How often it is won" in svg
    assert "apprentice" in svg
    assert drawn() == svg
    assert drawn("master") != svg


def test_an_axis_in_percent_ends_a_little_above_its_top() -> None:
    canvas = Canvas(3, 3)
    (panel,) = canvas.panels
    canvas.percent_axis(panel, 0.5)
    low, high = panel.get_ylim()
    assert low == 0
    assert 0.5 < high < 0.55
    assert panel.yaxis.get_major_formatter()(0.25, 0) == "25 %"
    canvas.percent_axis(panel, None, "x", signed=True)
    assert panel.xaxis.get_major_formatter()(-0.25, 0) == "−25"


def test_a_panel_without_data_is_left_white() -> None:
    canvas = Canvas(3, 3, 1, 2)
    canvas.panels[0].plot([0, 1], [0, 1])
    canvas.svg("half of it")
    assert [panel.axison for panel in canvas.panels] == [True, False]
