"""The picture of a review: both formats, every label in the reader's language, for one side and for several."""

from __future__ import annotations

from itertools import combinations, pairwise
from typing import TYPE_CHECKING

import pytest
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.colors import to_hex
from matplotlib.figure import Figure
from matplotlib.text import Annotation, Text

import mattock
from mattock.lab.review_picture import KIND_STYLES, Labels, draw, draw_curves, draw_split, drawn, legend, spread
from mattock.texts import Texts
from tests.lab.made_up import choice, review_of

if TYPE_CHECKING:
    from pathlib import Path

    from mattock.lab.review_result import Review

GERMAN = Labels(
    title="Der Fall der Zwerge: Glück und Entscheidungen",
    action="Aktion",
    turn="Zug",
    chance="Siegchance",
    change="Änderung in Punkten",
    start="Beginn",
    decisions="Entscheidungen",
    others="Was andere taten",
    luck="Glück",
    end="Ergebnis",
    so_far="Bis hierher",
    point="Wendepunkt",
    eyes="Jede Chance ist mit eigenen Augen geschätzt",
    sides=("Blau", "Rot", "Grün", "Gelb"),
)


def made_up(players: int = 2, *, together: bool = False, result: bool = True) -> Review:
    """A game of forty decisions, some of which cost a lot."""
    choices = []
    for number in range(1, 41):
        hoped = 0.5 + 0.01 * (number % 7)
        kept = hoped - (0.2 if number % 11 == 0 else 0.0)
        choices.append(choice(number, hoped, kept, players=players, together=together, luck=number % 2 == 0))
    return review_of(*choices, result=0.6 if result else None, together=together)


@pytest.mark.parametrize("players", [2, 4])
def test_a_picture_says_everything_in_the_language_of_its_labels(tmp_path: Path, players: int) -> None:
    path = tmp_path / "review.svg"
    draw(made_up(players), GERMAN, path)
    text = path.read_text(encoding="utf-8")
    written = [label for name, label in GERMAN._asdict().items() if name not in {"sides", "so_far"}]
    assert [label for label in [*written, *GERMAN.sides[:players]] if label not in text] == []
    assert GERMAN.so_far not in text


def test_the_legend_of_four_rivals_fits_into_the_picture_in_the_longest_words() -> None:
    words = {"point": "Momento decisivo", "decisions": "Entscheidungen", "others": "Lo que hicieron los demás"}
    figure = drawn(made_up(4), GERMAN._replace(sides=("Amarillo",) * 4, luck="Suerte", **words))
    FigureCanvasAgg(figure).draw()
    (names,) = figure.legends
    assert names.get_window_extent().x1 <= figure.bbox.x1


@pytest.mark.parametrize("language", ["en", "de", "es"])
def test_why_the_chances_of_rivals_need_not_make_100_is_written_where_it_fits(language: str) -> None:
    eyes = Texts(language, game="dwar7s").say("review-own-eyes")
    assert "100 %" in eyes
    figure = drawn(made_up(4), GERMAN._replace(eyes=eyes))
    FigureCanvasAgg(figure).draw()
    axes = figure.axes[0]
    told = next(one for one in axes.get_children() if isinstance(one, Text) and "100 %" in one.get_text())
    assert told.get_window_extent().x1 <= figure.bbox.x1
    assert eyes == " ".join(told.get_text().split("\n"))


def test_those_who_play_together_have_one_line_and_no_others(tmp_path: Path) -> None:
    path = tmp_path / "review.svg"
    draw(made_up(together=True), GERMAN._replace(sides=("Alle zusammen",)), path)
    text = path.read_text(encoding="utf-8")
    assert "Alle zusammen" in text
    assert "andere" not in text


def test_a_game_that_is_not_over_has_no_result(tmp_path: Path) -> None:
    path = tmp_path / "review.svg"
    draw(made_up(result=False), GERMAN, path)
    text = path.read_text(encoding="utf-8")
    assert GERMAN.so_far in text
    assert GERMAN.end not in text


def test_turning_points_are_numbered_in_the_picture(tmp_path: Path) -> None:
    found = made_up()
    assert [point.choice.number for point in found.turning_points()] == [11, 22, 33]
    path = tmp_path / "review.svg"
    draw(found, GERMAN, path)
    text = path.read_text(encoding="utf-8")
    assert all(f">{number}</text>" in text for number in (1, 2, 3))


@pytest.mark.parametrize("places", [[1.0, 1.0, 1.0], [100.0, 100.0, 100.0], [40.0, 41.0, 90.0], [3.0, 50.0, 97.0]])
def test_numbers_stand_apart_near_their_places_and_inside_however_near_the_places_are(places: list[float]) -> None:
    found = spread(places, 4, 100)
    assert all(later - earlier >= 4 for earlier, later in pairwise(found))
    assert found[0] >= 1
    assert found[-1] <= 100
    assert all(abs(number - place) <= 8 for number, place in zip(found, places, strict=True))


def test_numbers_that_are_apart_stand_straight_above_their_places() -> None:
    assert spread([3.0, 50.0, 97.0], 4, 100) == [3.0, 50.0, 97.0]
    assert spread([], 4, 100) == []


def test_the_numbers_of_turning_points_overlap_neither_each_other_nor_the_curves() -> None:
    choices = [choice(number, 0.6, 0.2, luck=True, together=False) for number in (20, 21, 22)]
    figure = Figure(figsize=(11, 7.5))
    axes = figure.add_subplot()
    draw_curves(axes, review_of(*choices, result=0.6, together=False), GERMAN)
    FigureCanvasAgg(figure).draw()
    circles = [text.get_bbox_patch() for text in axes.texts if isinstance(text, Annotation)]
    boxes = [circle.get_window_extent() for circle in circles if circle is not None]
    assert len(boxes) == 3
    assert not any(one.overlaps(other) for one, other in combinations(boxes, 2))
    assert all(axes.transData.inverted().transform(box.min)[1] > 100 for box in boxes)


@pytest.mark.parametrize("together", [False, True])
def test_the_legend_names_every_kind_of_change_and_looks_like_its_bar(together: bool) -> None:
    found = made_up(together=together)
    entries = {handle.get_label(): handle for handle in legend(found, GERMAN)}
    kinds = [kind for kind in KIND_STYLES if kind != "others" or not together]
    assert list(entries) == [
        *GERMAN.sides[: len(found.sides)],
        GERMAN.point,
        *(getattr(GERMAN, kind) for kind in kinds),
    ]
    for kind in kinds:
        patch, look = entries[getattr(GERMAN, kind)], KIND_STYLES[kind]
        assert to_hex(patch.get_edgecolor()) == look["edgecolor"].lower()
        assert patch.get_hatch() == look.get("hatch")


def test_the_numbers_of_the_bars_stand_beside_the_picture_and_cross_no_line() -> None:
    figure = Figure()
    axes = figure.add_subplot()
    draw_split(axes, made_up(), 0, GERMAN)
    numbers = [text for text in axes.texts if isinstance(text, Annotation)]
    assert numbers[0].get_text() == "52 %"
    assert len(numbers) == 2 + len(KIND_STYLES)
    assert all(text.xy[0] > 1 and text.xycoords == ("axes fraction", "data") for text in numbers)


def test_the_same_review_makes_the_same_picture(tmp_path: Path) -> None:
    for name in ("one.svg", "other.svg"):
        draw(made_up(), GERMAN, tmp_path / name)
    assert (tmp_path / "one.svg").read_bytes() == (tmp_path / "other.svg").read_bytes()


def test_a_picture_can_be_a_png(tmp_path: Path) -> None:
    path = tmp_path / "review.PNG"
    draw(made_up(), GERMAN, path)
    assert path.read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize("name", ["review.jpg", "review", "svg"])
def test_another_kind_of_picture_is_refused_before_anything_is_drawn(tmp_path: Path, name: str) -> None:
    with pytest.raises(mattock.BadOption, match=r"\.png or \.svg"):
        draw(made_up(), GERMAN, tmp_path / name)
    assert not (tmp_path / name).exists()
