"""Spanish: gender, articles and their contractions, plurals and opening marks, word by word and in whole games."""

from __future__ import annotations

import itertools
import re
from typing import TYPE_CHECKING

import pytest

import mattock
from mattock.core.outcome import Outcome
from mattock.core.playout import play_randomly
from mattock.games.dwar7s.cards import COLOURS
from mattock.games.runedar.terminal.fortress import layout
from mattock.texts import Texts, retell
from tests.games.dwar7s.positions import play as play_dwar7s
from tests.games.dwar7s.positions import position as dwar7s_position
from tests.games.runedar.positions import play, position
from tests.texts.subject_dwar7s import SUBJECT as DWAR7S
from tests.texts.subject_runedar import SUBJECT as RUNEDAR

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.texts.subject import Subject

FORTRESS = Texts("es", "runedar", pieces=mattock.game("runedar").pieces(), people=["brynja", "torvald"])
KINGDOMS = Texts("es", "dwar7s", pieces=mattock.game("dwar7s").pieces(), people=["blue", "red", "yellow"])

FLAWS = {
    "de el, a el": re.compile(r"\b(?:de|a) el\b", re.IGNORECASE),
    "1 and a plural": re.compile(r"(?<![\d,])\b1 (?!más\b)[a-záéíóúñ]+s\b"),
    "a number and a singular": re.compile(
        r"\b(?:0|[2-9]|\d\d+) (?:carta|orco|goblin|dado|impacto|pepita|escombro|madera|piel|metal"
        r"|rubí|esmeralda|diamante|enano|punto)\b"
    ),
    "a colour instead of its player": re.compile(
        r"\b(?:castillo|mina de \w+|taberna|tienda(?: general)?|dragón|escarcha) (?:azul|roj[oa]|verde|amarill[oa])\b"
    ),
    "English": re.compile(r"\b(?:the|and|of|with|gold|card)\b", re.IGNORECASE),
}

of_both_games = pytest.mark.parametrize("subject", [RUNEDAR, DWAR7S], ids=lambda subject: subject.name)


def flaws(sentence: str) -> list[str]:
    found = [flaw for flaw, pattern in FLAWS.items() if pattern.search(sentence)]
    pairs = ("¡!", "¿?", "«»", "()")
    return found + [pair for pair in pairs if sentence.count(pair[0]) != sentence.count(pair[1])]


def sayings(subject: Subject) -> Iterator[str]:
    """Every event, every action, and what is asked, offered and refused at some moments."""
    texts = subject.texts("es")
    for kind in subject.kinds():
        yield from (texts.event(event.to_dict()) for event in subject.told(kind))
    for state in itertools.islice(subject.moments(), 0, None, 50):
        view = state.view(state.to_move)
        if state.decision is not None:
            yield texts.decision(state.decision.to_dict(), view)
        for action in state.catalogue.actions:
            yield texts.action(action.to_dict(), view)
            refusal = state.why_not(action)
            if refusal is not None:
                yield texts.refusal(refusal, view)


@of_both_games
def test_no_saying_has_a_flaw_of_grammar(subject: Subject) -> None:
    assert {saying: flaws(saying) for saying in sayings(subject) if flaws(saying)} == {}


@of_both_games
@pytest.mark.parametrize("seed", range(2))
def test_a_whole_game_is_told_without_a_flaw(subject: Subject, seed: int) -> None:
    game = mattock.game(subject.name)
    state = game.new(players=seed + 2, seed=seed)
    play_randomly(state, mattock.Seeded(f"español {seed}"))
    story = retell(game, state.journal(), subject.texts("es"))
    assert {line: flaws(line) for line in story if flaws(line)} == {}


@pytest.mark.parametrize(
    ("sentence", "flaw"),
    [
        ("Un enano de el castillo de Azul.", "de el, a el"),
        ("Brynja robó 1 cartas.", "1 and a plural"),
        ("Quedan 2 carta.", "a number and a singular"),
        ("La mina de oro roja está vacía.", "a colour instead of its player"),
        ("El gigante de escarcha amarillo cayó.", "a colour instead of its player"),
        ("Victoria!", "¡!"),
    ],
)
def test_a_flaw_would_be_found(sentence: str, flaw: str) -> None:
    assert flaw in flaws(sentence)


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        ({"event": "orcs_came", "place": "tannery_outside", "count": 1, "left": 9},
         "Llegó un orco al exterior del muro de la peletería; orcos restantes en la reserva: 9."),
        ({"event": "orcs_marched", "start": "foundry_wall", "place": "foundry", "count": 2},
         "2 orcos avanzaron del muro de la fundición a la fundición."),
        ({"event": "dwarf_moved", "seat": 1, "start": "carpenters", "place": "tunnel_courtyard", "magic": True},
         "Torvald se movió por arte de magia de la carpintería al patio de la entrada al túnel."),
        ({"event": "cards_drawn", "seat": 0, "count": 1}, "Brynja robó 1 carta."),
        ({"event": "cards_drawn", "seat": 0, "count": 2, "cards": ["axe", "orc"]},
         "Brynja robó 2 cartas: Hacha y Orco."),
        ({"event": "gold_stolen", "start": "tannery", "count": 1, "left": 3},
         "Un orco de la peletería robó una pepita; oro restante: 3."),
        ({"event": "card_laid", "seat": 0, "card": "hand_axe"}, "Brynja jugó el Hacha de mano."),
        ({"event": "card_laid", "seat": 0, "card": "great_axe"}, "Brynja jugó la Gran hacha."),
        ({"event": "card_laid", "seat": 0, "card": "throwing_knives"}, "Brynja jugó los Cuchillos arrojadizos."),
        ({"event": "goblin_left", "goblin": "goblin_3_wants", "how": "paid", "beaten": 2},
         "El goblin de nivel 3 (pide 1 madera, 1 piel y 1 metal) cobró lo suyo y se marchó; goblins derrotados: 2."),
        ({"event": "attack_declared", "seat": 0, "mode": "long", "place": "tunnel_tower", "target": "catapult"},
         "Brynja apuntó a la catapulta."),
        ({"event": "attack_declared", "seat": 0, "mode": "long", "place": "tunnel_tower", "target": "foundry_wall"},
         "Brynja apuntó al muro de la fundición."),
        ({"event": "engine_came", "seat": 0, "engine": "siege_tower", "lying": True},
         "La torre de asedio llegó hasta Brynja, aún tumbada."),
        ({"event": "hired", "seat": 0, "mercenary": "orcs", "cost": 4, "left": 9},
         "Brynja activó a la banda del hacha por 4 de oro; oro restante: 9."),
        ({"event": "hired", "seat": 0, "mercenary": "cancel", "cost": 2, "left": 9},
         "Brynja activó al explorador por 2 de oro; oro restante: 9."),
    ],
)  # fmt: skip
def test_the_siege_is_told(event: dict[str, object], sentence: str) -> None:
    assert FORTRESS.event(event) == sentence


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        ({"event": "dwarf_moved", "seat": 2, "start": "red_tavern", "card": "yellow_frost_giant"},
         "Amarillo movió un enano de la taberna de Rojo al gigante de escarcha de Amarillo."),
        ({"event": "dwarf_fled", "seat": 0, "owner": 1, "start": "red_castle", "card": "yellow_gold_mine"},
         "Un enano de Rojo huyó del castillo de Rojo a la mina de oro de Amarillo."),
        ({"event": "monster_defeated", "seat": 0, "card": "red_dragon"}, "¡Azul derrotó al dragón de Rojo!"),
        ({"event": "goal_bought", "seat": 0, "goal": "apples"}, "¡Azul compró las manzanas!"),
        ({"event": "gems_taken", "seat": 0, "gem": "ruby", "count": 1, "left": 0},
         "Azul consiguió 1 rubí; rubíes en la reserva: 0."),
        ({"event": "gem_stolen", "seat": 0, "gem": "gold", "victim": 1}, "Azul robó una pieza de oro a Rojo."),
        ({"event": "ogres_shuffled", "ogres": {"ambush": 1, "thief": 2}},
         "El mazo de ogros estaba vacío; se baraja de nuevo: una Emboscada y 2 Ladrones."),
        ({"event": "secret_dealt", "seat": 1, "secret": "collector"},
         "Rojo recibió un objetivo secreto: el Coleccionista (una gema de cada tipo en la mano)."),
        ({"event": "scored", "seat": 0, "score": 1, "kingdom": 0, "dwarfs": 1},
         "Azul: 1 punto; sin reino, 1 enano en la mesa."),
    ],
)  # fmt: skip
def test_the_kingdoms_are_told(event: dict[str, object], sentence: str) -> None:
    assert KINGDOMS.event(event) == sentence


def test_a_card_on_the_board_has_its_article_in_every_sentence() -> None:
    siege = position(hand=["spear"], board=["axe", None, None, None, None], laid={1: {"wood": 1}})
    view = siege.view(0)
    refusal = siege.why_not(siege.catalogue.by_code("take:1"))
    assert refusal is not None
    assert FORTRESS.refusal(refusal, view) == "Sin completar: el Hacha. Aún hace falta: 1 madera y 1 metal."
    assert FORTRESS.action({"verb": "take", "space": 1}, view) == "Toma el Hacha"
    assert FORTRESS.action({"verb": "put", "on": "space_1"}, view) == "Coloca una unidad sobre el Hacha"


def test_a_worker_is_told_what_there_is_to_work() -> None:
    siege = position(place="tannery", hand=["master_tools"], board=["tool_belt", None, None, None, None])
    play(siege, "lay:master_tools")
    assert FORTRESS.action({"verb": "work", "resource": "any"}, siege.view(0)) == "Trabaja piel (3)"


def test_a_space_lies_beside_its_neighbours_with_their_articles_contracted() -> None:
    table = {(0, 0): "red_castle", (1, 1): "red_tavern"}
    fall = dwar7s_position(table, hand={"blue": "dragon"})
    play_dwar7s(fall, "lay:dragon")
    action = fall.catalogue.by_code("beside:red_castle:east").to_dict()
    assert KINGDOMS.action(action, fall.view(0)) == "Al norte de la taberna de Rojo y al este del castillo de Rojo"


def test_a_card_of_an_owners_file_goes_without_an_article() -> None:
    assert FORTRESS.event({"event": "card_laid", "seat": 0, "card": "deep_drill"}) == "Brynja jugó Deep Drill."
    assert KINGDOMS.event({"event": "goal_bought", "seat": 0, "goal": "plum_cake"}) == "¡Azul compró Plum Cake!"


@pytest.mark.parametrize(
    ("outcome", "sentence"),
    [
        (Outcome((0, 1), "escaped", (1, 1), "heroes"), "Las crónicas dicen «Héroes»: 1 pepita salvada."),
        (Outcome((), "gold", (8, 8), "brave"), "Las crónicas dicen «Valientes»: 8 goblins derrotados."),
    ],
)
def test_the_chronicles_have_the_last_word(outcome: Outcome, sentence: str) -> None:
    assert FORTRESS.outcome(outcome) == sentence


def test_the_winners_are_told() -> None:
    shared = Outcome((0, 1), "stall", (41, 41, 12))
    assert KINGDOMS.outcome(shared) == (
        "Azul y Rojo comparten la victoria con 41 puntos cada uno (Azul 41, Rojo 41 y Amarillo 12)."
    )


@pytest.mark.parametrize(("gem", "pronoun"), [("ruby", "los"), ("emerald", "las"), ("diamond", "los"), ("gold", "lo")])
def test_a_pile_speaks_of_its_gems_in_their_gender(gem: str, pronoun: str) -> None:
    said = KINGDOMS.say("scene-said-pile", gem=gem, gems=KINGDOMS.say(f"amount-{gem}", count=2))
    assert f"Las minas {pronoun} sacan; los objetivos comerciales {pronoun} devuelven." in said


@pytest.mark.parametrize("what", ["cards", "goals", "actions"])
def test_one_of_a_thing_is_no_plural_after_an_arrow(what: str) -> None:
    assert flaws(KINGDOMS.say(f"scene-change-{what}", before=0, after=1)) == []
    assert flaws(KINGDOMS.say(f"scene-change-{what}", before=1, after=2)) == []


def test_the_names_of_places_fit_into_the_picture() -> None:
    too_long = [
        place for place, frame in layout(3).items() if len(FORTRESS.name("place", place, "short")) > frame.room - 1
    ]
    assert too_long == []


def test_no_two_colours_share_a_letter() -> None:
    assert len({KINGDOMS.say(f"screen-letter-{colour}") for colour in COLOURS}) == len(COLOURS)
