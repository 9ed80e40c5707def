"""Some pieces are several things: what is said of one card or goal fits them as well, in number and in gender."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import mattock
from mattock.core.refusal import Refusal
from mattock.texts import Texts
from tests.games.runedar.positions import position

PIECES = mattock.game("runedar").pieces()
WORDS = Path(mattock.__file__).parent / "games" / "runedar" / "words"


@pytest.mark.parametrize(
    ("language", "scrapped", "joining", "missing", "absent"),
    [
        ("en", "Removed from the upgrade board: the Throwing Knives.",
         "Which symbol of the Throwing Knives joins the attack?",
         "For the Throwing Knives you still need 1 wood.", "You do not hold the Throwing Knives."),
        ("de", "Vom Aufwertungstableau entfernt: die Wurfmesser.",
         "Mit welchem Symbol nimmst du die Wurfmesser zum Angriff dazu?",
         "Für die Wurfmesser fehlt noch: 1 Holz.", "Du hast die Wurfmesser nicht auf der Hand."),
        ("es", "Fuera del tablero de mejora: los Cuchillos arrojadizos.",
         "¿Con qué símbolo sumas los Cuchillos arrojadizos al ataque?",
         "Sin completar: los Cuchillos arrojadizos. Aún hace falta: 1 madera.",
         "No tienes los Cuchillos arrojadizos en la mano."),
    ],
)  # fmt: skip
def test_what_is_said_of_one_card_fits_several_knives(
    language: str, scrapped: str, joining: str, missing: str, absent: str
) -> None:
    texts, card = Texts(language, "runedar", pieces=PIECES, people=["brynja"]), "throwing_knives"
    view = position(board=[card, None, None, None, None]).view(0)
    lacks: dict[str, object] = {"space": 1, "wood": 1, "leather": 0, "metal": 0}
    assert texts.event({"event": "upgrade_scrapped", "card": card, "space": 4}) == scrapped
    assert texts.decision({"kind": "join", "seat": 0, "params": {"card": card}}, view) == joining
    assert texts.refusal(Refusal("not_finished", "R12.2", lacks), view) == missing
    assert texts.refusal(Refusal("card_not_in_hand", "R7.1", {"card": card}), view) == absent


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Not on offer now: apples."),
        ("de", "Jetzt nicht im Angebot: Äpfel."),
        ("es", "Eso no está a la venta ahora: manzanas."),
    ],
)
def test_what_is_said_of_one_goal_fits_several_apples(language: str, sentence: str) -> None:
    texts = Texts(language, "dwar7s", pieces=mattock.game("dwar7s").pieces())
    assert texts.refusal(Refusal("not_on_offer", "D8.2", {"goal": "apples"})) == sentence


def test_no_german_verb_waits_for_a_card_of_the_siege() -> None:
    """Who does something decides how its verb ends; a card is only named or acted on."""
    lines = [line for file in WORDS.glob("de/*.ftl") for line in file.read_text(encoding="utf-8").splitlines()]
    named = [line for line in lines if "$card_der" in line]
    assert named
    assert [line for line in named if not re.search(r": \{ \$card_der \}", line)] == []
