"""The picture of a review: both formats, every label in the reader's language, for one side and for several."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import mattock
from mattock.core.action import Action
from mattock.lab.hindsight import Chances, Choice, Review
from mattock.lab.review_picture import Labels, draw

if TYPE_CHECKING:
    from pathlib import Path

GERMAN = Labels(
    title="Der Fall der Zwerge: Glück und Entscheidungen",
    action="Aktion",
    turn="Zug",
    chance="Siegchance",
    change="Änderung in Punkten",
    start="Beginn",
    decisions="Entscheidungen",
    others="Entscheidungen der anderen",
    luck="Glück",
    end="Ergebnis",
    so_far="Bis hierher",
    point="Wendepunkt",
    sides=("Blau", "Rot", "Grün", "Gelb"),
)


def chances(first: float, players: int) -> Chances:
    return (first, *[(1 - first) / (players - 1)] * (players - 1))


def made_up(players: int = 2, *, together: bool = False, result: bool = True) -> Review:
    """A game of forty decisions, some of which cost a lot."""
    choices = []
    for number in range(1, 41):
        hoped = 0.5 + 0.3 * (number % 7) / 7
        kept = hoped - (0.2 if number % 11 == 0 else 0.0)
        done, better = (Action("dwar7s", code, f"deed{code}", ()) for code in (number, 99))
        is_best = hoped == kept
        choices.append(
            Choice(
                number,
                1 + number // 5,
                0,
                done,
                done if is_best else better,
                None,
                (hoped,) * players if together else chances(hoped, players),
                (kept,) * players if together else chances(kept, players),
            )
        )
    end = (1.0,) * players if together else chances(1.0, players)
    return Review(choices, end if result else None, players=players, together=together, actions=44, is_whole=result)


@pytest.mark.parametrize("players", [2, 4])
def test_a_picture_says_everything_in_the_language_of_its_labels(tmp_path: Path, players: int) -> None:
    path = tmp_path / "review.svg"
    draw(made_up(players), GERMAN, path)
    text = path.read_text(encoding="utf-8")
    written = [label for name, label in GERMAN._asdict().items() if name not in {"sides", "so_far", "others"}]
    written += GERMAN.others.split(" ", 1)  # on two lines
    assert [label for label in [*written, *GERMAN.sides[:players]] if label not in text] == []
    assert GERMAN.so_far not in text


def test_those_who_play_together_have_one_line_and_no_others(tmp_path: Path) -> None:
    path = tmp_path / "review.svg"
    draw(made_up(together=True), GERMAN._replace(sides=("Alle zusammen",)), path)
    text = path.read_text(encoding="utf-8")
    assert "Alle zusammen" in text
    assert "der anderen" not in text


def test_a_game_that_is_not_over_has_no_result(tmp_path: Path) -> None:
    path = tmp_path / "review.svg"
    draw(made_up(result=False), GERMAN, path)
    text = path.read_text(encoding="utf-8")
    assert all(word in text for word in GERMAN.so_far.split())  # on two lines
    assert GERMAN.end not in text


def test_turning_points_are_numbered_in_the_picture(tmp_path: Path) -> None:
    found = made_up()
    assert [point.choice.number for point in found.turning_points()] == [11, 22, 33]
    path = tmp_path / "review.svg"
    draw(found, GERMAN, path)
    text = path.read_text(encoding="utf-8")
    assert all(f">{number}</text>" in text for number in (1, 2, 3))


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
